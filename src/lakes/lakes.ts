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

export function randomLakeCode(side: Side, seed: string): string {
  return formatLakeCode(randomLayout(side, seed));
}
