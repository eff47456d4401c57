import { LETTERS, type Lake } from '../../../engine';
import type { TerrainInput } from '../../geometry/terrain';

/** What a lake's picture grows from: the same everywhere, so that a lake looked at before a game is there when it begins. */
export function terrainInputOf({ rows, side, code, spots }: Lake): TerrainInput {
  return { rows, side, seed: code, spots: LETTERS.flatMap((letter) => spots[letter].map(({ at }) => at)) };
}
