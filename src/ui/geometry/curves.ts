import { GRID_HEIGHT, GRID_WIDTH, type Point } from './board';
import type { Loop } from './contours';

/** Douglas–Peucker on a closed line: drops points that lie nearer than the tolerance to what remains. */
export function simplifyLoop(loop: Loop, tolerance: number): Point[] {
  const first = loop[0];
  if (first === undefined || loop.length < 4) return [...loop];
  let opposite = 0;
  let furthest = -1;
  for (const [index, { x, y }] of loop.entries()) {
    const square = (x - first.x) ** 2 + (y - first.y) ** 2;
    if (square <= furthest) continue;
    furthest = square;
    opposite = index;
  }
  const ring = [...loop, first];
  const isKept = new Uint8Array(ring.length);
  isKept[0] = 1;
  isKept[opposite] = 1;
  keepFarPoints({ ring, isKept, start: 0, end: opposite, tolerance });
  keepFarPoints({ ring, isKept, start: opposite, end: ring.length - 1, tolerance });
  return loop.filter((_, index) => isKept[index] === 1);
}

interface Stretch {
  readonly ring: readonly Point[];
  readonly isKept: Uint8Array;
  readonly start: number;
  readonly end: number;
  readonly tolerance: number;
}

function keepFarPoints({ ring, isKept, start, end, tolerance }: Stretch): void {
  const from = ring[start];
  const to = ring[end];
  if (from === undefined || to === undefined || end - start < 2) return;
  const alongX = to.x - from.x;
  const alongY = to.y - from.y;
  const length = Math.sqrt(alongX * alongX + alongY * alongY) || 1;
  let split = -1;
  let furthest = tolerance;
  for (let index = start + 1; index < end; index++) {
    const { x, y } = ring[index];
    const distance = Math.abs((x - from.x) * alongY - (y - from.y) * alongX) / length;
    if (distance <= furthest) continue;
    furthest = distance;
    split = index;
  }
  if (split < 0) return;
  isKept[split] = 1;
  keepFarPoints({ ring, isKept, start, end: split, tolerance });
  keepFarPoints({ ring, isKept, start: split, end, tolerance });
}

/** One decimal is a tenth of a board unit: below what any screen shows. */
const round = (length: number): number => Math.round(length * 10);

/** Numbers given in tenths, with no blank where a minus sign parts them already. */
export function formatTenths(tenths: readonly number[]): string {
  let text = '';
  for (const tenth of tenths) {
    const number = Math.abs(tenth) < 10 ? String(tenth / 10).replace('0.', '.') : String(tenth / 10);
    text += text === '' || number.startsWith('-') ? number : ` ${number}`;
  }
  return text;
}

export function formatPoint(x: number, y: number): string {
  return formatTenths([round(x), round(y)]);
}

/** Rounds a polygon: quadratic curves from middle to middle of its edges, its points as controls. */
export function formatSmoothLoop(loop: Loop): string {
  const last = loop.at(-1);
  const first = loop[0];
  if (last === undefined || first === undefined) return '';
  let x = round((last.x + first.x) / 2);
  let y = round((last.y + first.y) / 2);
  const curves: string[] = [];
  for (const [index, control] of loop.entries()) {
    const next = loop[(index + 1) % loop.length] ?? control;
    const endX = round((control.x + next.x) / 2);
    const endY = round((control.y + next.y) / 2);
    curves.push(formatTenths([round(control.x) - x, round(control.y) - y, endX - x, endY - y]));
    x = endX;
    y = endY;
  }
  return `M${formatPoint((last.x + first.x) / 2, (last.y + first.y) / 2)}q${joinNumbers(curves)}z`;
}

function joinNumbers(texts: readonly string[]): string {
  let joined = '';
  for (const text of texts) joined += joined === '' || text.startsWith('-') ? text : ` ${text}`;
  return joined;
}

export function formatPolygon(points: readonly Point[]): string {
  let previous: Point | undefined;
  let text = '';
  for (const { x, y } of points) {
    const here = { x: round(x), y: round(y) };
    if (previous === undefined) text = `M${formatTenths([here.x, here.y])}l`;
    else {
      const step = formatTenths([here.x - previous.x, here.y - previous.y]);
      text += text.endsWith('l') || step.startsWith('-') ? step : ` ${step}`;
    }
    previous = here;
  }
  return `${text}z`;
}

/** A sheet's hard shadow is moved by a few units, so its outer edge must lie well outside the rim. */
const OUTSIDE = 60;

/** Land surrounds every lake: with even-odd filling the loops are holes and islands in this rectangle. */
export const OUTER_RECTANGLE = `M${-OUTSIDE}-${OUTSIDE}H${Math.ceil(GRID_WIDTH) + OUTSIDE}V${GRID_HEIGHT + OUTSIDE}H${-OUTSIDE}z`;
