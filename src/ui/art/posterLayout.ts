import type { BoatNumber } from '../styles/palette';

export interface PosterRequest {
  /** The window, in CSS pixels. */
  width: number;
  height: number;
  /** Right edge of the menu column on a wide window, in CSS pixels. */
  menuRight: number;
  /** Room that the controls in the upper right corner of a wide window take, in CSS pixels. */
  barWidth?: number;
}

/** Something that floats: it stands before the wave sheet of that index and rides on its crest. */
interface Floating {
  readonly x: number;
  readonly scale: number;
  readonly sheet: number;
}

export interface PosterLayout {
  readonly isPortrait: boolean;
  /** The picture's own units; its shape is that of the window, so nothing is cut off. */
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly scenery: { readonly x: number; readonly y: number; readonly scale: number };
  /** Upper edges of the five wave sheets, far to near. */
  readonly sheets: readonly number[];
  readonly boats: readonly (Floating & { readonly boat: BoatNumber })[];
  readonly buoy: Floating;
  /** The line of flags, clear of lettering and controls; none where they leave no room for it. */
  readonly bunting: {
    readonly from: number;
    readonly to: number;
    /** Height of its ends. */
    readonly y: number;
    readonly sag: number;
    readonly flagSize: number;
  } | null;
}

const LANDSCAPE_HEIGHT = 768;
const PORTRAIT_WIDTH = 390;
/** Room right of the menu in the picture the poster was composed for. */
const COMPOSED_ROOM = 846;

/** What a flag reaches down, with its leaning. */
const FLAG_DEPTH = 0.8;
const UPRIGHT_FLAGS = { size: 20, sag: 7, above: 3 };

/** Across the whole of an upright window, with the controls right below it. */
function flagsOverBar({ width, height }: Pick<PosterRequest, 'width' | 'height'>): PosterLayout['bunting'] {
  const unit = PORTRAIT_WIDTH / width;
  const { size, sag, above } = UPRIGHT_FLAGS;
  // As far down as the style sheet puts the controls.
  const bar = Math.max(10, Math.min(0.022 * height, 24));
  const y = bar - above - FLAG_DEPTH * size - sag;
  return {
    from: -20 * unit,
    to: PORTRAIT_WIDTH + 20 * unit,
    y: y * unit,
    sag: sag * unit,
    flagSize: size * unit,
  };
}

const FLAG = 42;

/** Between lettering and controls. */
function flagsBesideBar({ from, to }: { from: number; to: number }): PosterLayout['bunting'] {
  const length = to - from;
  if (length < 4 * FLAG) return null;
  return { from, to, y: -14, sag: Math.min(46, 0.11 * length), flagSize: FLAG };
}

function layoutPortrait({ width, height }: PosterRequest): PosterLayout {
  const tall = (PORTRAIT_WIDTH * height) / width;
  const horizon = tall * 0.44;
  const sheets = [0.53, 0.68, 0.755, 0.83, 0.93].map((share) => share * tall);
  return {
    isPortrait: true,
    width: PORTRAIT_WIDTH,
    height: tall,
    horizon,
    scenery: { x: -382, y: horizon - 402 * 0.62, scale: 0.62 },
    sheets,
    boats: [
      { boat: 5, x: 44, scale: 0.2, sheet: 1 },
      { boat: 1, x: 232, scale: 0.3, sheet: 2 },
      { boat: 2, x: 84, scale: 0.5, sheet: 4 },
    ],
    buoy: { x: 40, scale: 0.5, sheet: 4 },
    bunting: flagsOverBar({ width, height }),
  };
}

function layoutLandscape({ width, height, menuRight, barWidth = 224 }: PosterRequest): PosterLayout {
  const unit = LANDSCAPE_HEIGHT / height;
  const wide = width * unit;
  const grow = Math.min(Math.max((wide - menuRight * unit - 30) / COMPOSED_ROOM, 0.3), 1.2);
  const fromRight = (distance: number) => wide - distance * grow;
  return {
    isPortrait: false,
    width: wide,
    height: LANDSCAPE_HEIGHT,
    horizon: 402,
    scenery: { x: wide - 1366, y: 0, scale: 1 },
    sheets: [450, 500, 554, 620, 694],
    boats: [
      { boat: 5, x: fromRight(741), scale: 0.335 * grow, sheet: 1 },
      { boat: 1, x: fromRight(391), scale: 0.49 * grow, sheet: 2 },
      { boat: 2, x: fromRight(686), scale: grow, sheet: 4 },
    ],
    buoy: { x: fromRight(780), scale: Math.min(grow, 1), sheet: 4 },
    // The wordmark reaches a little over the menu's edge.
    bunting: flagsBesideBar({
      from: Math.max(wide - 846, menuRight * unit + 80),
      to: wide - (barWidth + 16) * unit,
    }),
  };
}

/** Where everything on the poster stands, so that the boats stay clear of the menu on every window. */
export function layoutPoster(request: PosterRequest): PosterLayout {
  return request.width < request.height * 0.95 ? layoutPortrait(request) : layoutLandscape(request);
}
