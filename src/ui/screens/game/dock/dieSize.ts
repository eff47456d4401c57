const LEAST = 44;
const GAP = 11;
const TIGHT_GAP = 4;
const TRAY_EDGES = 44;

interface DieRoom {
  readonly dice: number;
  readonly width: number;
  readonly most: number;
  readonly least?: number | undefined;
}

/** How large dice may be drawn so that all of them lie in one row; never too small to tap. */
export function dieSize({ dice, width, most, least = LEAST }: DieRoom): number {
  const room = (width - TRAY_EDGES) / Math.max(1, dice);
  const gap = room < least + GAP ? TIGHT_GAP : GAP;
  return Math.max(least, Math.min(most, Math.floor(room - gap)));
}
