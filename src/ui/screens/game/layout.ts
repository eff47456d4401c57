/** Where the lake and the dock go on a screen of any size. Pure numbers, so that every viewport can be tested. */
import type { SeatingMode } from '../../../store/table';
import { VIEW_BOXES, type LakeCrop } from '../../geometry/board';
import { viewOf } from '../../view';

/** `rail`: lake left, controls right. `foot`: controls below. `phone`: a window on the lake. `table`: lanes all round. */
export type LayoutKind = 'rail' | 'foot' | 'phone' | 'table';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface GameLayout {
  readonly kind: LayoutKind;
  readonly isProjector: boolean;
  readonly crop: LakeCrop;
  /** Degrees the lake is turned; it is never mirrored. */
  readonly rotation: 0 | 90;
  /** CSS pixels in a board unit. */
  readonly unitPx: number;
  /** No text on the lake is smaller. */
  readonly floorPx: number;
  /** The window on the lake. */
  readonly lake: Box;
  /** Table: thickness of the lanes above and below, and at the sides; how much larger than usual all in them is. */
  readonly lanes: { readonly long: number; readonly short: number; readonly scale: number };
}

const PHONE_WIDTH = 600;
const RAIL = { least: 380, projector: 620 };
/** What controls below the lake need at least. */
const FOOT_HEIGHT = 330;
/** A tall phone can spare larger dice. */
export type PhoneSize = 'tall' | 'short';
const PHONE = { header: 58, tallFrom: 780, dock: { tall: 328, short: 304 }, hexPx: 34 };
const LANE = { row: 60, rows: 104 };

const NO_LANES = { long: 0, short: 0, scale: 1 };

function fit(crop: LakeCrop, width: number, height: number, rotation: 0 | 90): number {
  const view = VIEW_BOXES[crop];
  return rotation === 0
    ? Math.min(width / view.width, height / view.height)
    : Math.min(width / view.height, height / view.width);
}

function sizeAt(crop: LakeCrop, unitPx: number, rotation: 0 | 90): { width: number; height: number } {
  const view = VIEW_BOXES[crop];
  const [across, down] = rotation === 0 ? [view.width, view.height] : [view.height, view.width];
  return { width: across * unitPx, height: down * unitPx };
}

export function sizeOfPhone(height: number): PhoneSize {
  return height >= PHONE.tallFrom ? 'tall' : 'short';
}

function phoneLayout(width: number, height: number): GameLayout {
  const lakeHeight = Math.max(220, height - PHONE.header - PHONE.dock[sizeOfPhone(height)]);
  return {
    kind: 'phone',
    isProjector: false,
    crop: 'lake',
    rotation: 0,
    unitPx: PHONE.hexPx / 34.64,
    floorPx: 14,
    lake: { x: 0, y: PHONE.header, width, height: lakeHeight },
    lanes: NO_LANES,
  };
}

function tableLayout(width: number, height: number): GameLayout {
  const rotation = height > width ? 90 : 0;
  // The docks are drawn larger where there is room; a lane on a short side holds two rows.
  const scale = Math.max(1, Math.min(width, height) / 768);
  const [long, short] =
    rotation === 0 ? [LANE.row * scale, LANE.rows * scale] : [LANE.rows * scale, LANE.row * scale];
  const room = { width: width - 2 * short, height: height - 2 * long };
  const unitPx = fit('lake', room.width, room.height, rotation);
  const size = sizeAt('lake', unitPx, rotation);
  return {
    kind: 'table',
    isProjector: false,
    crop: 'lake',
    rotation,
    unitPx,
    floorPx: 14,
    lake: { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size },
    lanes: { long: (height - size.height) / 2, short: (width - size.width) / 2, scale },
  };
}

export function layoutFor(screen: { width: number; height: number; seating: SeatingMode }): GameLayout {
  const { width, height, seating } = screen;
  if (width < PHONE_WIDTH) return phoneLayout(width, height);
  if (seating === 'table') return tableLayout(width, height);
  const isProjector = viewOf(screen) === 'projector';
  const isLandscape = width > height * 1.15;
  const room = isLandscape
    ? { width: width - (isProjector ? RAIL.projector : RAIL.least), height }
    : { width, height: height - FOOT_HEIGHT };
  const [upright, turned] = [
    fit('board', room.width, room.height, 0),
    fit('board', room.width, room.height, 90),
  ];
  const rotation = turned > upright ? 90 : 0;
  const unitPx = Math.max(upright, turned);
  const size = sizeAt('board', unitPx, rotation);
  return {
    kind: isLandscape ? 'rail' : 'foot',
    isProjector,
    crop: 'board',
    rotation,
    unitPx,
    floorPx: isProjector ? 24 : 14,
    lake: { x: isLandscape ? 0 : (width - size.width) / 2, y: 0, ...size },
    lanes: NO_LANES,
  };
}
