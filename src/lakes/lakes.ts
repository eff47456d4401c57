/** From lake codes to lakes, with our own tiles. */
import {
  layLake,
  parseLakeCode,
  randomLayout,
  formatLakeCode,
  type Atlas,
  type Lake,
  type Side,
} from '../engine/lake';
import { FRAME } from './frame';
import { STANDARD_TILES } from './standard';
import { EXPERT_TILES } from './expert';

export const ATLAS: Atlas = { frame: FRAME, tiles: { standard: STANDARD_TILES, expert: EXPERT_TILES } };

/** The lake a code names, or undefined if it names none. */
export function lakeFromCode(code: string): Lake | undefined {
  const layout = parseLakeCode(code);
  return layout && layLake(ATLAS, layout);
}

/** A lake by seed: every layout of the side is equally likely (R2.2). */
export function randomLake(side: Side, seed: string): Lake {
  return layLake(ATLAS, randomLayout(side, seed));
}

/** The code of `randomLake`, for those who do not need the lake itself. */
export function randomLakeCode(side: Side, seed: string): string {
  return formatLakeCode(randomLayout(side, seed));
}
