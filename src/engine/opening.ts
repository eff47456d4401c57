/** How a game and each of its races begin (R3.1, R4.1). */
import { drawBuoyOrder, layCourse, letterOfRace } from './course';
import { FACES, type Face } from './dice';
import type { Lake } from './lake';
import { drawBelow, keyOfSeed, type SeedKey } from './random';
import { AT_START } from './rounding';
import { rulesFrom } from './rules';
import type { Setup } from './setup';
import { ASHORE, type Boat, type GameEvent, type GameState } from './state';

/** R4.1: everybody rolls one die, those who tie for the highest roll again. */
function rollForStart(key: SeedKey, players: number): (Face | null)[][] {
  const rounds: (Face | null)[][] = [];
  let rolling = Array.from({ length: players }, (_, seat) => seat);
  while (rolling.length > 1) {
    const faces = Array.from({ length: players }, (): Face | null => null);
    for (const seat of rolling) faces[seat] = FACES[drawBelow(key, 0x57a7, 8 * rounds.length + seat, 3)];
    const highest = Math.max(...rolling.map((seat) => faces[seat] ?? 0));
    rolling = rolling.filter((seat) => faces[seat] === highest);
    rounds.push(faces);
  }
  return rounds;
}

function startPlayerOf(rounds: readonly (readonly (Face | null)[])[]): number {
  const last = rounds.at(-1) ?? [];
  return last.reduce<number>((best, face, seat) => ((face ?? 0) > (last[best] ?? 0) ? seat : best), 0);
}

export function boatAtStart(damage: number): Boat {
  return {
    status: 'waiting',
    at: ASHORE,
    heading: 0,
    dice: [],
    damage,
    damageAtStart: damage,
    isHurt: false,
    turns: 0,
    progress: AT_START,
  };
}

/** A new game on a lake that was laid from the set-up's code, ready for the first boat to be placed. */
export function createGame(setup: Setup, lake: Lake): { state: GameState; events: readonly GameEvent[] } {
  const players = setup.players.length;
  const seedKey = keyOfSeed(setup.seed);
  const startRolls = rollForStart(seedKey, players);
  const startSeat = startPlayerOf(startRolls);
  const course = layCourse({ lake, letter: letterOfRace(1), order: drawBuoyOrder(seedKey, 1) });
  const state: GameState = {
    setup,
    rules: rulesFrom(setup.rules, players),
    seedKey,
    lake,
    course,
    startRolls,
    phase: 'placing',
    race: 1,
    startSeat,
    activeSeat: (startSeat + players - 1) % players,
    boats: Array.from({ length: players }, () => boatAtStart(0)),
    places: [],
    results: [],
  };
  return { state, events: [{ type: 'course-laid', race: 1, startSeat, course }] };
}
