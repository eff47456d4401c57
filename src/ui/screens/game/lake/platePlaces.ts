import type { PlatePlace } from '../../../geometry/plates';

/** Which of the six places the seats take, spread over the four sides. */
const PLACES: Readonly<Record<number, readonly PlatePlace[]>> = {
  2: [1, 4],
  3: [1, 3, 5],
  4: [1, 2, 4, 5],
  5: [1, 2, 3, 4, 5],
  6: [1, 2, 3, 4, 5, 6],
};

export function platePlaces(seats: number): readonly PlatePlace[] {
  return PLACES[seats] ?? [];
}
