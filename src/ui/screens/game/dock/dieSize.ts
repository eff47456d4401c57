const LEAST = 44;
const GAP = 11;
const TRAY_EDGES = 44;

/** How large dice may be drawn so that all of them lie in one row; never too small to tap. */
export function dieSize({ dice, width, most }: { dice: number; width: number; most: number }): number {
  const room = (width - TRAY_EDGES) / Math.max(1, dice);
  const gap = room < LEAST + GAP ? 4 : GAP;
  return Math.max(LEAST, Math.min(most, Math.floor(room - gap)));
}
