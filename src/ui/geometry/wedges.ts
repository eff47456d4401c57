import { HEX_WIDTH, type Point } from './board';
import { directionAt, formatPoint, short } from './plane';

/** Steering wedges, drawn round the boat's middle with the heading along +x. */

const INNER = 0.74 * HEX_WIDTH;
const OUTER = 2.3 * HEX_WIDTH;
/** The circle inside a wedge is then 47 px wide, whatever the scale of the lake. */
const SMALLEST_OUTER_PX = 75;
const HALF_ANGLE = Math.PI / 6;
const GAP = (2.2 * Math.PI) / 180;
const FINGER_PX = 44;

export interface Wedge {
  readonly inner: number;
  readonly outer: number;
  /** Half the angle it fills. */
  readonly halfAngle: number;
}

/** The visible wedge at a scale: it does not depend on the speed, so that a short move is as easy to take as a long one. */
export function wedgeAt(unitPx: number): Wedge {
  return {
    inner: INNER,
    outer: Math.max(OUTER, SMALLEST_OUTER_PX / unitPx),
    halfAngle: HALF_ANGLE - GAP,
  };
}

function at(radius: number, angle: number): string {
  const { x, y } = directionAt(angle);
  return formatPoint({ x: radius * x, y: radius * y });
}

function sectorPath({ inner, outer, halfAngle }: Wedge): string {
  const [in1, out1, out2, in2] = [
    at(inner, -halfAngle),
    at(outer, -halfAngle),
    at(outer, halfAngle),
    at(inner, halfAngle),
  ];
  return `M${in1}L${out1}A${short(outer)} ${short(outer)} 0 0 1 ${out2}L${in2}A${short(inner)} ${short(inner)} 0 0 0 ${in1}Z`;
}

export interface WedgePaths {
  readonly area: string;
  readonly rim: string;
  /** A second rim outside, the sign of the only way left. */
  readonly outerRim: string;
  /** What catches the finger: the full sixth of the circle, and a broad strip along the way to its end. */
  readonly catcher: string;
}

/** The paths of a wedge whose way ends `end` units from the boat. */
export function wedgePaths(unitPx: number, end: number): WedgePaths {
  const wedge = wedgeAt(unitPx);
  const { outer, halfAngle } = wedge;
  const rimAngle = halfAngle - 0.035;
  const arc = (radius: number) =>
    `M${at(radius, -rimAngle)}A${short(radius)} ${short(radius)} 0 0 1 ${at(radius, rimAngle)}`;
  const half = FINGER_PX / 2 / unitPx;
  const tip = end + half;
  const strip =
    tip > outer
      ? `M${short(outer * 0.9)} ${short(-half)}H${short(tip)}V${short(half)}H${short(outer * 0.9)}Z`
      : '';
  return {
    area: sectorPath(wedge),
    rim: arc(outer - 2),
    outerRim: arc(outer + 4.5),
    catcher: sectorPath({ inner: 0.4 * HEX_WIDTH, outer: outer + 3, halfAngle: HALF_ANGLE }) + strip,
  };
}

/** Points of a star round the origin; `reaches` are its outer radii, taken in turn. */
export function starPath(spikes: number, radius: number, waist: number): string {
  const points: Point[] = [];
  for (let index = 0; index < 2 * spikes; index++) {
    const { x, y } = directionAt((Math.PI * index) / spikes - Math.PI / 2 + 0.12);
    // Every second spike is shorter: an explosion, not a badge.
    const reach = index % 2 === 1 ? waist : index % 4 === 0 ? radius : radius * 0.84;
    points.push({ x: reach * x, y: reach * y });
  }
  return `M${points.map(formatPoint).join('L')}Z`;
}

/** A small arrow that turns on the spot, in the wedge of a heading `turns` steps to the left of the bow. */
export function spotTurnPaths(turns: number): { arc: string; head: string } {
  const radius = 1.32 * HEX_WIDTH;
  // Left turns run counter-clockwise on the screen, from the bow's side of the wedge on.
  const sense = turns > 0 ? -1 : 1;
  const angle = (share: number) => sense * share;
  const [from, to, tip] = [angle(-0.34), angle(0.12), angle(0.4)];
  const arc = `M${at(radius, from)}A${short(radius)} ${short(radius)} 0 0 ${sense === 1 ? 1 : 0} ${at(radius, to)}`;
  const head = `M${at(radius + 8, to)}L${at(radius - 1, tip)}L${at(radius - 8, to)}Z`;
  return { arc, head };
}
