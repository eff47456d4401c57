/**
 * Hands: what lies in a boat's area, order ignored. Up to six dice of three faces make 84 hands, numbered by rising
 * speed and then by rising count, so that the hands of one speed lie side by side in every table.
 */
import { FACES, type Face } from '../../engine/dice';

export const MOST_DICE = 6;
export const MOST_SPEED = 3 * MOST_DICE;

interface Hand {
  readonly faces: readonly [number, number, number];
  readonly count: number;
  readonly speed: number;
}

function allHands(): Hand[] {
  const hands: Hand[] = [];
  for (let ones = 0; ones <= MOST_DICE; ones++) {
    for (let twos = 0; ones + twos <= MOST_DICE; twos++) {
      for (let threes = 0; ones + twos + threes <= MOST_DICE; threes++) {
        const count = ones + twos + threes;
        hands.push({ faces: [ones, twos, threes], count, speed: ones + 2 * twos + 3 * threes });
      }
    }
  }
  return hands.sort((a, b) => a.speed - b.speed || a.count - b.count);
}

const HAND_LIST = allHands();
export const HANDS = HAND_LIST.length;
/** In place of a hand that does not exist. */
export const NO_HAND = 84;
/** The empty hand. */
export const NO_DICE = 0;

const numbers = new Map(HAND_LIST.map(({ faces }, hand) => [faces.join(), hand]));

export const HAND_COUNT = Uint8Array.from(HAND_LIST, ({ count }) => count);

/** The first hand of a speed; `FIRST_OF_SPEED[speed + 1]` is the end of its row. */
export const FIRST_OF_SPEED = Uint8Array.from({ length: MOST_SPEED + 2 }, (_, speed) =>
  speed > MOST_SPEED ? HANDS : HAND_LIST.findIndex((hand) => hand.speed === speed),
);

function changedBy(change: 1 | -1): Uint8Array {
  const table = new Uint8Array(HANDS * 3).fill(NO_HAND);
  for (const [hand, { faces }] of HAND_LIST.entries()) {
    for (let face = 0; face < 3; face++) {
      const changed = faces.map((count, index) => count + (index === face ? change : 0));
      table[hand * 3 + face] = numbers.get(changed.join()) ?? NO_HAND;
    }
  }
  return table;
}

/** By `[hand * 3 + face - 1]`: the hand with one die of that face more or less, NO_HAND if there is none. */
export const HAND_WITH = changedBy(1);
export const HAND_WITHOUT = changedBy(-1);

/** Hands by rising count; those of `count` dice begin at `FIRST_OF_COUNT[count]`. */
export const HANDS_BY_COUNT = Uint8Array.from(
  HAND_LIST.map((_, hand) => hand).sort((a, b) => HAND_COUNT[a] - HAND_COUNT[b] || a - b),
);
export const FIRST_OF_COUNT = Uint8Array.from({ length: MOST_DICE + 2 }, (_, count) =>
  count > MOST_DICE ? HANDS : HANDS_BY_COUNT.findIndex((hand) => HAND_COUNT[hand] === count),
);

const HAND_DICE = HAND_LIST.map(({ faces }) =>
  FACES.flatMap((face) => new Array<Face>(faces[face - 1]).fill(face)),
);

/** The number of a hand, or undefined for more than six dice. */
export function handOf(dice: readonly Face[]): number | undefined {
  if (dice.length > MOST_DICE) return undefined;
  let hand = NO_DICE;
  for (const face of dice) hand = HAND_WITH[hand * 3 + face - 1];
  return hand;
}

/** The dice of a hand, the lowest first. */
export function handDice(hand: number): readonly Face[] {
  return HAND_DICE[hand];
}
