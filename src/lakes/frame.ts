/** The frame: a ragged shore two hexes wide. Its inside is where the tiles lie (blanks are ignored, so dots stand for it). */
export const FRAME: readonly string[] = Array.from({ length: 28 }, (_, row) =>
  row === 0 || row === 27
    ? '#'.repeat(28)
    : row === 1 || row === 26
      ? `#${'.'.repeat(26)}#`
      : `#${'.'.repeat(26)}#`,
);
