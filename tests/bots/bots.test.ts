import { describe, expect, it } from 'vitest';
import { botNamed } from '../../src/bots/roster';
import { ParLibrary } from '../../src/bots/solver/library';
import type { BotName, Decision } from '../../src/bots/bot';
import { keyOfSeed } from '../../src/engine/random';
import type { GameState } from '../../src/engine/state';
import { newGame, playOn } from './playing';

const library = new ParLibrary();
/** One course for all, as its charts are found by its identity. */
const alone = newGame('alone', { players: 1 });

/** The turns a bot needs alone on a course, on average; a sinking counts 40 more. */
function turnsAlone(name: BotName, races: number): number {
  let sum = 0;
  for (let race = 0; race < races; race++) {
    const start = { ...alone, seedKey: keyOfSeed(`dice ${race}`) };
    const bot = botNamed(name, library.solvedParOf);
    const { boats } = playOn(start, (state) => bot.choose(state, `${race}`).action);
    sum += boats[0].turns + (boats[0].status === 'sunk' ? 40 : 0);
  }
  return sum / races;
}

describe('bots', () => {
  it('are the better, the more they know', () => {
    // Who beats whom is for the tournament to say; alone, a dozen races tell them apart.
    const [captain, skipper, novice] = (['captain', 'skipper', 'novice'] as const).map((name) =>
      turnsAlone(name, 12),
    );
    expect(captain).toBeLessThan(0.97 * skipper);
    expect(skipper).toBeLessThan(0.9 * novice);
  }, 60_000);

  it('has a captain who alone plays just what the course is worth', () => {
    const seen: GameState[] = [];
    const captain = botNamed('captain', library.solvedParOf);
    playOn(alone, (state) => captain.choose(state, 's').action, { seen: (state) => seen.push(state) });
    const par = library.solvedParOf(alone);
    for (const state of seen) {
      const { action } = captain.choose(state, 's');
      if (action.type === 'roll') expect(action).toMatchObject(par?.choices(state, 0)[0].choice ?? {});
      if (action.type === 'steer') expect(action.heading).toBe(par?.headings(state, 0)[0].way.heading);
    }
    expect(seen.length).toBeGreaterThan(20);
  }, 30_000);

  it('has a captain who takes the place that is left when another boat lies in the way', () => {
    const captain = botNamed('captain', library.solvedParOf);
    const best = captain.choose(alone, 's').action;
    if (best.type !== 'place') throw new Error('the captain does not start');
    const taken = newGame('alone', { players: 2 });
    const boats = taken.boats.map((boat, seat) =>
      seat === taken.activeSeat ? boat : { ...boat, at: best.at },
    );
    const second = captain.choose({ ...taken, course: alone.course, boats }, 's').action;
    expect(second).toMatchObject({ type: 'place' });
    expect(second).not.toMatchObject({ at: best.at });
  }, 30_000);

  it.each(['novice', 'skipper', 'captain'] as const)(
    '%s arrives under all options, and says why',
    (name) => {
      const rules = ['coast-repair', 'wear-and-tear', 'free-steering', 'power-turn', 'five-dice'] as const;
      const decisions: Decision[] = [];
      // Without the values of the course: the captain then plays like a skipper.
      const over = playOn(newGame('options', { rules, side: 'expert' }), (state) => {
        const decision = botNamed(name).choose(state, 's');
        decisions.push(decision);
        return decision.action;
      });
      expect(over.results[0].places.length).toBeGreaterThanOrEqual(2);
      const silent = decisions.filter(({ action, reason }) => action.type !== 'place' && !reason);
      expect(silent).toEqual([]);
    },
    30_000,
  );

  it('decide the same from the same state and seed', () => {
    const seen: GameState[] = [];
    const skipper = botNamed('skipper');
    playOn(newGame('same'), (state) => skipper.choose(state, 'a').action, {
      seen: (state) => seen.push(state),
    });
    for (const name of ['pilot', 'novice', 'skipper'] as const) {
      for (const state of seen.slice(0, 40)) {
        expect(botNamed(name).choose(state, 'b')).toEqual(botNamed(name).choose(state, 'b'));
      }
    }
  }, 30_000);
});
