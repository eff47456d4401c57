import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { place, steer, type Action } from '../../src/engine/actions';
import { ADJUSTMENTS, rolledCount } from '../../src/engine/dice';
import { apply } from '../../src/engine/game';
import { ALL_HEADINGS, SPACES, type Heading } from '../../src/engine/hex';
import { legalStartSpaces, legalWays, mostDice } from '../../src/engine/legal';
import { formatPosition } from '../../src/engine/notation/format';
import { parsePosition } from '../../src/engine/notation/parse';
import { replay } from '../../src/engine/record';
import { ASHORE, type GameState } from '../../src/engine/state';
import { watersOf } from '../../src/engine/waters';
import { lakeFromCode } from '../../src/lakes/lakes';
import { deepFreeze, refusalOf } from './support';
import { playRandomGame, playWildGame, type WildGame } from './wild';

vi.setConfig({ testTimeout: 60_000 });

const games: readonly WildGame[] = [
  ...Array.from({ length: 120 }, (_, number) => playRandomGame(`random ${number}`)),
  ...Array.from({ length: 6 }, (_, number) => playWildGame(`property ${number}`)),
];
const states = games.flatMap((game) => game.states);

test('the input of apply is untouched', () => {
  for (const game of games.slice(-3)) {
    for (const [index, action] of game.actions.entries()) {
      const applied = apply(deepFreeze(game.states[index]), deepFreeze(action));
      expect(applied).toEqual({ ok: true, state: game.states[index + 1], events: game.events[index + 1] });
    }
  }
});

describe('in every state of random games', () => {
  test('no two boats share a space, and all that race are on water', () => {
    const wrong = states.filter(({ boats, lake, course }) => {
      const { open } = watersOf(lake, course);
      const afloat = boats.filter(({ at }) => at !== ASHORE).map(({ at }) => at);
      const racing = boats.filter(({ status }) => status === 'racing');
      return (
        new Set(afloat).size < afloat.length ||
        afloat.some((at) => open[at] !== 1) ||
        racing.length !== afloat.length
      );
    });
    expect(wrong).toEqual([]);
  });

  test('dice and damage add up, turn by turn', () => {
    const wrong: string[] = [];
    const claim = (isRight: boolean, what: string) => {
      if (!isRight) wrong.push(what);
    };
    for (const { setup, states, events, actions } of games) {
      for (const [index, action] of actions.entries()) {
        const [before, after] = [states[index], states[index + 1]];
        const seat = before.activeSeat;
        const [was, is] = [before.boats[seat], after.boats[seat]];
        const here = `${setup.seed}, action ${index}`;
        if (action.type === 'roll') {
          const change = { add: 1, remove: -1, keep: 0 }[action.adjust];
          claim(is.dice.length === was.dice.length + change, `${here}: number of dice`);
          claim(
            is.dice.every((face) => face >= 1 && face <= 3),
            `${here}: faces`,
          );
          const isCoasting = action.adjust === 'keep' && rolledCount(action) === 0;
          claim(!isCoasting || isDeepStrictEqual(is.dice, was.dice), `${here}: kept dice`);
          const most = isCoasting && before.rules.coastRepair ? 1 : 0;
          claim(was.damage - is.damage >= 0 && was.damage - is.damage <= most, `${here}: repair`);
        }
        if (action.type === 'steer') {
          const crash = events[index + 1].find((event) => event.type === 'crashed')?.crash ?? 0;
          claim(is.damage === was.damage + crash, `${here}: damage`);
          claim(isDeepStrictEqual(is.dice, crash > 0 ? [] : was.dice), `${here}: dice kept`);
          claim(is.turns === was.turns + 1, `${here}: turns`);
        }
        const isAlone = action.type === 'roll' || action.type === 'steer' || action.type === 'place';
        const others = after.boats.filter((boat, other) => other !== seat && boat !== before.boats[other]);
        claim(!isAlone || others.length === 0, `${here}: another boat changed`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('every race accounts for every boat once, and points go down with the places', () => {
    for (const { states, setup } of games) {
      const { results } = states[states.length - 1];
      expect(results).toHaveLength(setup.races);
      for (const { places, sunk, retired, unfinished, points } of results) {
        const seats = [...places, ...sunk, ...retired, ...unfinished];
        expect(seats.toSorted((a, b) => a - b)).toEqual(setup.players.map((_, seat) => seat));
        const scored = places.map((seat) => points[seat]);
        expect(scored).toEqual(scored.toSorted((a, b) => b - a));
        for (const seat of [...sunk, ...retired, ...unfinished]) expect(points[seat]).toBe(0);
      }
    }
  });
});

describe('every offered choice is accepted, every other refused', () => {
  test('start spaces', () => {
    for (const state of states.filter(({ phase }) => phase === 'placing').slice(0, 20)) {
      const offered = new Set(legalStartSpaces(state));
      expect(offered.size).toBeGreaterThan(0);
      for (let at = -1; at <= SPACES; at++)
        expect(refusalOf(state, place(at, 0)) === null).toBe(offered.has(at));
    }
  });

  test('dice: exactly the triples of R5', () => {
    for (const state of states.filter(({ phase }) => phase === 'dice').slice(0, 300)) {
      const { dice } = state.boats[state.activeSeat];
      if (dice.length > 4) continue;
      const indexes = Array.from({ length: dice.length + 1 }, (_, index) => index);
      for (const adjust of ADJUSTMENTS) {
        for (const removed of [null, ...indexes]) {
          for (let mask = 0; mask < 2 ** indexes.length; mask++) {
            const rerolled = indexes.filter((index) => (mask >> index) & 1);
            const isHeld = (index: number) => index < dice.length;
            const isLegal =
              (adjust === 'remove') === (removed !== null) &&
              (removed === null || isHeld(removed)) &&
              rerolled.every((index) => isHeld(index) && index !== removed) &&
              (adjust !== 'add' || dice.length < mostDice(state.rules));
            const action: Action = { type: 'roll', adjust, removed, rerolled };
            expect(refusalOf(state, action) === null, JSON.stringify(action)).toBe(isLegal);
          }
        }
      }
    }
  });

  test('headings', () => {
    const wrong = states.filter((state) => {
      if (state.phase !== 'steering') return false;
      const allowed = legalWays(state).flatMap(({ heading, isAllowed }) => (isAllowed ? [heading] : []));
      const accepted = [...ALL_HEADINGS, 6 as Heading].filter((heading) => !refusalOf(state, steer(heading)));
      return allowed.length === 0 || !isDeepStrictEqual(new Set(allowed), new Set(accepted));
    });
    expect(wrong).toEqual([]);
  });

  test('actions of another phase', () => {
    const actions: Readonly<Record<string, Action>> = {
      placing: place(0, 0),
      dice: { type: 'retire' },
      steering: steer(0),
      'race-over': { type: 'next-race' },
    };
    for (const state of states.slice(0, 2000)) {
      for (const [phase, action] of Object.entries(actions)) {
        if (phase === state.phase) continue;
        expect(refusalOf(state, action)).toEqual({
          code: 'wrong-phase',
          action: action.type,
          phase: state.phase,
        });
      }
    }
  });
});

test('what a player is shown is what happens, in 10,000 states', () => {
  const steering = states.filter(({ phase }) => phase === 'steering').slice(0, 10_000);
  let shown = 0;
  for (const state of steering) {
    const seat = state.activeSeat;
    for (const way of legalWays(state)) {
      const applied = apply(state, steer(way.heading));
      if (!applied.ok) {
        expect(way.isAllowed).toBe(false);
        continue;
      }
      shown++;
      const { path, to, behind, reach, heading, progress, damageAfter, crash, sinks } = way;
      const moved = applied.events.find((event) => event.type === 'moved');
      expect(moved).toMatchObject({ seat, path, to, behind, reach, heading });
      const boat = applied.state.boats[seat];
      // The boats of a race that is over are gone to the next one only later.
      expect(boat).toMatchObject({ heading, progress, damage: damageAfter });
      expect(boat.at).toBe(sinks || progress.finished ? ASHORE : to);
      expect(boat.isHurt).toBe(state.boats[seat].isHurt || crash > 0);
      const told = applied.events.flatMap((event) =>
        event.type === 'milestone' ? [event.kind] : event.type === 'finished' ? ['finished'] : [],
      );
      expect(told).toEqual(way.milestones.map(({ kind }) => kind));
    }
  }
  expect(steering.length).toBe(10_000);
  expect(shown).toBeGreaterThan(10_000);
});

describe('a game is its record', () => {
  test('replaying gives every state and event again', () => {
    for (const { setup, actions, states, events } of games.slice(-20)) {
      expect(replay({ version: 1, setup, actions }, lakeFromCode)).toEqual({ ok: true, states, events });
    }
  });

  test('a state that went through JSON plays on identically', () => {
    for (const { actions, states, events } of games.slice(-20)) {
      const middle = Math.trunc(actions.length / 2);
      let state = JSON.parse(JSON.stringify(states[middle])) as GameState;
      expect(state).toEqual(states[middle]);
      for (let index = middle; index < actions.length; index++) {
        const applied = apply(state, actions[index]);
        if (!applied.ok) throw new Error(applied.refusal.code);
        expect(applied.events).toEqual(events[index + 1]);
        ({ state } = applied);
      }
      expect(state).toEqual(states.at(-1));
    }
  });
});

test('a position comes back from its text', () => {
  const afloat = states.filter(
    ({ phase, boats }) => (phase === 'dice' || phase === 'steering') && boats.length > 1,
  );
  for (let index = 0; index < afloat.length; index += 101) {
    const state = afloat[index];
    const text = formatPosition(state);
    const read = parsePosition(text);
    expect(formatPosition(read)).toBe(text);
    for (const [seat, boat] of state.boats.entries()) {
      if (boat.at === ASHORE) continue;
      // Counters at the start of the race and counts beyond the target are no part of a position.
      const { damageAtStart: _, ...shown } = boat;
      expect(read.boats[seat]).toMatchObject(shown);
    }
    expect(read.course).toMatchObject({
      line: state.course.line,
      buoys: state.course.buoys,
      startTo: state.course.startTo,
      finishTo: state.course.finishTo,
    });
  }
});
