import type { Heading, Space } from '../../engine';
import { HEX_WIDTH, type Point, type ViewBox } from './board';
import { along, directionOf, pointOfSpace, rotate } from './plane';

/**
 * How the board lies on a piece of screen: turned by quarters and scaled, never mirrored, so that left stays left
 * and every arrow keeps its sense.
 */
export interface View {
  /** CSS pixels to one board unit. */
  readonly unitPx: number;
  /** Degrees clockwise: 0, 90, 180 or 270. */
  readonly rotation: number;
  /** Where the board's origin lies on the screen, in CSS pixels. */
  readonly origin: Point;
}

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function toScreen({ unitPx, rotation, origin }: View, point: Point): Point {
  return along(origin, rotate(point, radians(rotation)), unitPx);
}

export function toBoard({ unitPx, rotation, origin }: View, pixel: Point): Point {
  const turned = { x: (pixel.x - origin.x) / unitPx, y: (pixel.y - origin.y) / unitPx };
  return rotate(turned, -radians(rotation));
}

/** The rectangle of screen that a part of the board takes. */
function extentOf(view: View, box: ViewBox): ViewBox {
  const one = toScreen(view, { x: box.x, y: box.y });
  const other = toScreen(view, { x: box.x + box.width, y: box.y + box.height });
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

/** Moves the view so that a board point comes to lie on a pixel. */
function bringTo(view: View, point: Point, pixel: Point): View {
  const now = toScreen(view, point);
  return {
    ...view,
    origin: { x: view.origin.x + pixel.x - now.x, y: view.origin.y + pixel.y - now.y },
  };
}

function middleOfBox({ x, y, width, height }: ViewBox): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A quarter turn to the right where the screen is higher than wide and the lake would gain by it. */
function rotationFor(screen: ScreenSize, box: ViewBox): number {
  return screen.height > screen.width && box.width > box.height ? 90 : 0;
}

/** The whole box in the middle of the screen, as big as it goes. */
export function fitView(screen: ScreenSize, box: ViewBox, rotation = rotationFor(screen, box)): View {
  const isUpright = rotation % 180 !== 0;
  const [width, height] = isUpright ? [box.height, box.width] : [box.width, box.height];
  const unitPx = Math.min(screen.width / width, screen.height / height);
  const view = { unitPx, rotation, origin: { x: 0, y: 0 } };
  return bringTo(view, middleOfBox(box), { x: screen.width / 2, y: screen.height / 2 });
}

/** Pans back so that the screen shows nothing outside the box; a box smaller than the screen stays in its middle. */
export function clampView(view: View, screen: ScreenSize, box: ViewBox): View {
  const extent = extentOf(view, box);
  const shift = (from: number, size: number, room: number) => {
    if (size <= room) return (room - size) / 2 - from;
    return Math.max(room - size - from, Math.min(0, -from));
  };
  const dx = shift(extent.x, extent.width, screen.width);
  const dy = shift(extent.y, extent.height, screen.height);
  return { ...view, origin: { x: view.origin.x + dx, y: view.origin.y + dy } };
}

export interface Follow {
  readonly screen: ScreenSize;
  readonly box: ViewBox;
  readonly boat: { readonly at: Space; readonly heading: Heading };
  /** The ends of the ways the boat has, which should be seen as well. */
  readonly ends: readonly Point[];
  /** Width of a hex that digits and fingers need. */
  readonly hexPx?: number;
  readonly rotation?: number;
}

const PHONE_HEX_PX = 34;
const MARGIN = 1.2 * HEX_WIDTH;

/** Frames a boat and its ways at a readable scale; long ways pull the frame towards them, but never lose the boat. */
export function followView({ screen, box, boat, ends, hexPx = PHONE_HEX_PX, rotation = 0 }: Follow): View {
  const here = pointOfSpace(boat.at);
  const unitPx = hexPx / HEX_WIDTH;
  const view: View = { unitPx, rotation, origin: { x: 0, y: 0 } };
  const points = [here, along(here, directionOf(boat.heading), 2 * HEX_WIDTH), ...ends].map((point) =>
    toScreen(view, point),
  );
  const pixel = toScreen(view, here);
  const frame = (axis: 'x' | 'y', room: number) => {
    const values = points.map((point) => point[axis]);
    const middle = (Math.min(...values) + Math.max(...values)) / 2;
    const slack = Math.max(0, room / 2 - MARGIN * unitPx);
    return Math.max(pixel[axis] - slack, Math.min(pixel[axis] + slack, middle));
  };
  const centre = { x: frame('x', screen.width), y: frame('y', screen.height) };
  const framed = {
    ...view,
    origin: { x: screen.width / 2 - centre.x, y: screen.height / 2 - centre.y },
  };
  return clampView(framed, screen, box);
}

export interface ZoomLimits {
  readonly smallest: number;
  readonly largest: number;
}

/** Zooms about a pixel, which keeps lying on the same spot of the board. */
export function zoomView(view: View, options: { factor: number; about: Point; limits: ZoomLimits }): View {
  const { factor, about, limits } = options;
  const spot = toBoard(view, about);
  const unitPx = Math.max(limits.smallest, Math.min(limits.largest, view.unitPx * factor));
  return bringTo({ ...view, unitPx }, spot, about);
}

export function panView(view: View, by: Point): View {
  return { ...view, origin: { x: view.origin.x + by.x, y: view.origin.y + by.y } };
}

/** The part of the board on the screen: the frame of the mini-map. */
export function visibleBox(view: View, screen: ScreenSize): ViewBox {
  const one = toBoard(view, { x: 0, y: 0 });
  const other = toBoard(view, { x: screen.width, y: screen.height });
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

export interface LayerStyle {
  readonly width: number;
  readonly height: number;
  readonly transformOrigin: '0 0';
  readonly transform: string;
}

/** Size and place of an SVG with the view box: panning and turning only move the layer, they never draw it anew. */
export function layerStyle(view: View, box: ViewBox): LayerStyle {
  const { x, y } = toScreen(view, { x: box.x, y: box.y });
  return {
    width: box.width * view.unitPx,
    height: box.height * view.unitPx,
    transformOrigin: '0 0',
    transform: `translate(${x}px, ${y}px) rotate(${view.rotation}deg)`,
  };
}
