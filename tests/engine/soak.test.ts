import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { replay } from '../../src/engine/record';
import { lakeFromCode } from '../../src/lakes/lakes';
import { playRandomGame } from './wild';

const GAMES = 10_000;

test(
  `${GAMES} random games of 2 to 6 players with random options end and replay to the same state`,
  { timeout: 600_000 },
  () => {
    const wrong: string[] = [];
    for (let number = 0; number < GAMES; number++) {
      const { setup, actions, states } = playRandomGame(`soak ${number}`);
      const last = states[states.length - 1];
      const again = replay({ version: 1, setup, actions }, lakeFromCode);
      if (!again.ok || !isDeepStrictEqual(again.states[states.length - 1], last)) wrong.push(setup.seed);
    }
    expect(wrong).toEqual([]);
  },
);
