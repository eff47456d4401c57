/**
 * Chance, drawn from the seed by name instead of in sequence: "race 2, seat 1, turn 7, die 0" always shows the same
 * face. So a rewound roll comes up the same again, and one player's choice never changes another player's dice.
 */

/** The seed of a game, hashed once: plain numbers that live in the game's state. */
export type SeedKey = readonly [number, number];

const GOLDEN = 0x9e3779b9;

function mix(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

export function keyOfSeed(seed: string): SeedKey {
  let a = 0x243f6a88;
  let b = 0x85a308d3;
  for (let index = 0; index < seed.length; index++) {
    const code = seed.charCodeAt(index);
    a = mix(a ^ Math.imul(code + 1, GOLDEN));
    b = mix(b + Math.imul(code + 1, 0x632be5ab) + a);
  }
  return [a >>> 0, b >>> 0];
}

/** 32 well-mixed bits for one named draw. */
function bitsOf(key: SeedKey, purpose: number, index: number): number {
  let h = mix(key[0] ^ Math.imul(purpose + 1, GOLDEN));
  h = mix(h ^ key[1] ^ Math.imul(index + 1, 0x7feb352d));
  return mix(h + key[1]) >>> 0;
}

/** A whole number from 0 to `sides - 1`, exactly uniform: the few values of 2³² that would tip the balance are drawn again. */
export function drawBelow(key: SeedKey, purpose: number, index: number, sides: number): number {
  const fair = 0x100000000 - (0x100000000 % sides);
  let bits = bitsOf(key, purpose, index);
  for (let again = 1; bits >= fair; again++)
    bits = bitsOf(key, purpose ^ Math.imul(again, 0x51ed270b), index);
  return bits % sides;
}

/** The numbers 0 to `count - 1` in a random order. */
export function drawOrder(key: SeedKey, purpose: number, count: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const pick = drawBelow(key, purpose, last, last + 1);
    [order[last], order[pick]] = [order[pick], order[last]];
  }
  return order;
}

/** A stream of draws, for whoever needs many in a row from one seed (bots, layouts, tests). */
export function drawStream(seed: string): (sides: number) => number {
  const key = keyOfSeed(seed);
  let index = 0;
  return (sides) => drawBelow(key, 0x5eed, index++, sides);
}
