import { expect, it } from 'vitest';
import { apply, createGame, legalStartSpaces } from '../../src/engine';
import { lakeFromCode, randomLakeCode } from '../../src/lakes/lakes';
import { randomPlacing, startHeading } from '../../src/store/placement';

function newGame(seed: string, players = 6) {
  const code = randomLakeCode('expert', seed);
  const lake = lakeFromCode(code);
  if (!lake) throw new Error('no lake');
  const boats = ([1, 2, 3, 4, 5, 6] as const).slice(0, players).map((boat) => ({ name: '', boat }));
  return createGame({ players: boats, races: 3, rules: [], lake: code, seed }, lake).state;
}

it('places everybody legally, the same for the same seed', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    let state = newGame(seed);
    const actions = randomPlacing(state);
    expect(actions).toHaveLength(6);
    expect(randomPlacing(newGame(seed))).toEqual(actions);
    for (const action of actions) {
      const applied = apply(state, action);
      if (!applied.ok) throw new Error(applied.refusal.code);
      state = applied.state;
    }
    expect(state.phase).toBe('dice');
  }
});

it('faces every boat over the line, so that going ahead from it starts the race', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const state = newGame(seed);
    for (const at of legalStartSpaces(state)) {
      const heading = startHeading(state.course, at);
      expect(heading).not.toBe(state.course.lineHeading);
      expect((heading + 3) % 6).not.toBe(state.course.lineHeading);
    }
  }
});
