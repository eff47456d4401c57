/** How the dice fell: the faces that were really rolled, from the game's own events. */
import { FACES, type GameEvent } from '../../../../engine';
import { rollOf } from '../../../../i18n/describe';

export const EXPECTED_FACE = 2;

export interface FaceCount {
  /** How often the faces 1, 2 and 3 came up. */
  readonly faces: readonly [number, number, number];
  readonly rolls: number;
  /** Average face; null when nothing was rolled. */
  readonly mean: number | null;
}

function countOf(faces: [number, number, number]): FaceCount {
  const rolls = faces[0] + faces[1] + faces[2];
  const sum = FACES.reduce((total, face) => total + face * faces[face - 1], 0);
  return { faces, rolls, mean: rolls > 0 ? sum / rolls : null };
}

/** By seat, over a whole game; dice that were kept do not count again. */
export function countFaces(events: readonly (readonly GameEvent[])[], players: number): FaceCount[] {
  const counts = Array.from({ length: players }, (): [number, number, number] => [0, 0, 0]);
  for (const event of events.flat()) {
    if (event.type !== 'rolled') continue;
    for (const face of rollOf(event).faces) counts[event.seat][face - 1]++;
  }
  return counts.map(countOf);
}

/** Everybody's dice together. */
export function sumOfFaces(counts: readonly FaceCount[]): FaceCount {
  return countOf(
    counts.reduce<[number, number, number]>(
      ([ones, twos, threes], { faces }) => [ones + faces[0], twos + faces[1], threes + faces[2]],
      [0, 0, 0],
    ),
  );
}
