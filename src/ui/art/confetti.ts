import { BOAT_NUMBERS, boats, type BoatNumber } from '../styles/palette';
import { createRandom } from './random';

interface ConfettiRequest {
  seed: number;
  width: number;
  height: number;
  /** Pieces in all. */
  count: number;
}

export interface ConfettiColor {
  readonly boat: BoatNumber;
  readonly color: string;
  readonly path: string;
}

/** Confetti in the six boats' colours, one path a colour, always the same for the same seed. */
export function scatterConfetti({ seed, width, height, count }: ConfettiRequest): ConfettiColor[] {
  const random = createRandom(seed);
  const pieces = Array.from({ length: count }, (_, index) => {
    const boat = BOAT_NUMBERS[index % 6] ?? 1;
    const x = random() * width;
    // Thick at the top, thin near the quay, as it falls.
    const y = random() ** 1.35 * height;
    const angle = random() * Math.PI;
    const long = 4.5 + random() * 3;
    const short = 2.6 + random() * 2.2;
    const corner = (along: number, across: number) =>
      `${(x + along * Math.cos(angle) - across * Math.sin(angle)).toFixed(1)} ${(y + along * Math.sin(angle) + across * Math.cos(angle)).toFixed(1)}`;
    const path = `M${corner(-long, -short)}L${corner(long, -short)}L${corner(long, short)}L${corner(-long, short)}Z`;
    return { boat, path };
  });
  return BOAT_NUMBERS.map((boat) => ({
    boat,
    color: boats[boat].hull,
    path: pieces
      .filter((piece) => piece.boat === boat)
      .map(({ path }) => path)
      .join(''),
  }));
}
