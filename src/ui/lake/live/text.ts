/** How a picture is shown: what text on the lake has to know to stay readable. */
export interface Readability {
  /** CSS pixels to one board unit. */
  readonly unitPx: number;
  /** Smallest text people can read from their places, in CSS pixels. */
  readonly floorPx: number;
  /** Degrees clockwise by which the whole view is turned; digits and pills turn back. */
  readonly viewRotation: number;
}

/** The design's size, or as much more as the floor asks for; `limit` keeps it inside what it stands on. */
export function textSize(
  design: number,
  { unitPx, floorPx }: Pick<Readability, 'unitPx' | 'floorPx'>,
  limit = Infinity,
): number {
  return Math.max(design, Math.min(limit, floorPx / unitPx));
}

/** From the middle of a line of capitals or digits to its baseline. */
export const MIDDLE_TO_BASELINE = 0.355;
