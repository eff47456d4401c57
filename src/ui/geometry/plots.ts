import type { Point } from './board';
import { type Field, readField } from './field';
import type { Shores } from './coast';

/** A turned rectangle of land that something stands on. */
export interface Plot extends Point {
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise on the screen. */
  readonly turn: number;
}

/** How deep inland a point lies, in hex sizes; negative on water. */
export type Ground = (x: number, y: number) => number;

export function createGround({ coast, samples }: Shores): Ground {
  const field: Field = coast;
  return (x, y) => -readField(field, samples.grid, x, y);
}

function axesOf({ turn }: Plot) {
  const angle = (turn * Math.PI) / 180;
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  return { along, across: { x: -along.y, y: along.x } };
}

/** A point given from the plot's middle along its own sides. */
export function placeOnPlot(plot: Plot, along: number, across: number): Point {
  const axes = axesOf(plot);
  return {
    x: plot.x + axes.along.x * along + axes.across.x * across,
    y: plot.y + axes.along.y * along + axes.across.y * across,
  };
}

export function cornersOfPlot(plot: Plot): Point[] {
  const w = plot.width / 2;
  const h = plot.height / 2;
  return [
    placeOnPlot(plot, -w, -h),
    placeOnPlot(plot, w, -h),
    placeOnPlot(plot, w, h),
    placeOnPlot(plot, -w, h),
  ];
}

/** The depth inland of the part of a plot nearest to the water. */
export function measureRoom(plot: Plot, ground: Ground): number {
  let room = ground(plot.x, plot.y);
  for (const along of [-0.5, 0, 0.5]) {
    for (const across of [-0.5, 0, 0.5]) {
      const { x, y } = placeOnPlot(plot, along * plot.width, across * plot.height);
      room = Math.min(room, ground(x, y));
    }
  }
  return room;
}

export function isCircleOnPlot(plot: Plot, { x, y }: Point, radius: number): boolean {
  const { along, across } = axesOf(plot);
  const dx = x - plot.x;
  const dy = y - plot.y;
  const outX = Math.max(Math.abs(dx * along.x + dy * along.y) - plot.width / 2, 0);
  const outY = Math.max(Math.abs(dx * across.x + dy * across.y) - plot.height / 2, 0);
  return outX * outX + outY * outY < radius * radius;
}

/** Two turned rectangles are apart if one of their sides' directions parts their corners. */
export function doPlotsOverlap(first: Plot, second: Plot, gap: number): boolean {
  const reach = (first.width + first.height + second.width + second.height) / 2 + gap;
  if (Math.abs(first.x - second.x) > reach || Math.abs(first.y - second.y) > reach) return false;
  const corners = [cornersOfPlot(first), cornersOfPlot(second)] as const;
  const axes = [first, second].flatMap((plot) => Object.values(axesOf(plot)));
  return axes.every((axis) => {
    const [a, b] = corners.map((points) => points.map(({ x, y }) => x * axis.x + y * axis.y));
    if (a === undefined || b === undefined) return true;
    return Math.min(...a) < Math.max(...b) + gap && Math.min(...b) < Math.max(...a) + gap;
  });
}
