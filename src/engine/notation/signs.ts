/** The signs that parsing and formatting a position agree on. */

export const HEADING_NAMES = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;

/** Boats in the picture, by seat. */
export const SEAT_LETTERS = 'abcdef';
