import { describe, expect, test } from 'vitest';
import { keep, nextRace, place, retire, steer } from '../../src/engine/actions';
import { createGame } from '../../src/engine/game';
import { ALL_HEADINGS, SPACES, spaceAt } from '../../src/engine/hex';
import { legalStartSpaces } from '../../src/engine/legal';
import { AT_START } from '../../src/engine/rounding';
import { BOATS } from '../../src/engine/setup';
import type { GameState } from '../../src/engine/state';
import { NE, SW, onLagoon, pairOf, play, progressAlong, refusalOf } from './support';

/** A game on the lagoon with all boats still to be placed. */
function newGame(players: number, seed: string): GameState {
  const { lake } = onLagoon({});
  const setup = {
    players: BOATS.slice(0, players).map((boat) => ({ name: '', boat })),
    races: 3,
    rules: [],
    lake: lake.code,
    seed,
  };
  const { state } = createGame(setup, lake);
  // The course as drawn, whatever order the seed gives the buoys.
  return { ...state, course: onLagoon({}).course };
}

function placeAll(state: GameState): { state: GameState; order: number[] } {
  const order: number[] = [];
  let now = state;
  while (now.phase === 'placing') {
    order.push(now.activeSeat);
    now = play(now, place(legalStartSpaces(now)[0], NE)).state;
  }
  return { state: now, order };
}

describe('R4 start', () => {
  test('R4.1: the highest roll starts and those who tie roll again', () => {
    let again = 0;
    for (let number = 0; number < 200; number++) {
      const { startRolls, startSeat } = newGame(5, `start ${number}`);
      let rolling = [0, 1, 2, 3, 4];
      for (const round of startRolls) {
        expect(round.flatMap((face, seat) => (face === null ? [] : [seat]))).toEqual(rolling);
        const highest = Math.max(...round.map((face) => face ?? 0));
        rolling = rolling.filter((seat) => round[seat] === highest);
      }
      expect(rolling).toEqual([startSeat]);
      if (startRolls.length > 1) again++;
    }
    expect(again).toBeGreaterThan(50);
  });

  test('R4.1: later races start with the left neighbour of the last start player', () => {
    const first = placeAll(newGame(3, 'three')).state;
    const over = play(first, retire, retire, retire).state;
    expect(over.phase).toBe('race-over');
    const second = play(over, nextRace).state;
    expect(second.startSeat).toBe((first.startSeat + 1) % 3);
    expect(refusalOf(first, nextRace)?.code).toBe('wrong-phase');
  });

  test.each([2, 3, 4, 5, 6])(
    'R4.2: %d boats are placed against the clock, the start player last',
    (players) => {
      const { state, order } = placeAll(newGame(players, 'order'));
      const { startSeat } = state;
      expect(order).toEqual(
        Array.from({ length: players }, (_, nth) => (startSeat + 2 * players - 1 - nth) % players),
      );
      expect(state).toMatchObject({ phase: 'dice', activeSeat: startSeat });
      const turns = play(state, keep(), steer(NE)).state;
      expect(turns.activeSeat).toBe((startSeat + 1) % players);
    },
  );

  test('R4.3: the line and two steps behind it, nothing else', () => {
    const state = newGame(2, 'spaces');
    const offered = legalStartSpaces(state).map(pairOf);
    // Behind row 13, steps of NE and NW lead to the line from rows 14 and 15.
    expect(offered.toSorted(([a, b], [c, d]) => b - d || a - c)).toEqual([
      ...[8, 9, 10, 11].map((column) => [column, 13]),
      ...[8, 9, 10, 11, 12].map((column) => [column, 14]),
      ...[7, 8, 9, 10, 11, 12].map((column) => [column, 15]),
    ]);
    const spaces = new Set(legalStartSpaces(state));
    for (let space = 0; space < SPACES; space++) {
      expect(refusalOf(state, place(space, NE)) === null).toBe(spaces.has(space));
    }
  });

  test('R4.3: land and buoys behind the line are no start spaces and nobody starts through them', () => {
    const state = newGame(2, 'land');
    const rows = state.lake.rows.map((row, index) =>
      index === 14 ? `${row.slice(0, 8)}####${row.slice(12)}` : row,
    );
    const walled = { ...state, lake: { ...state.lake, rows }, course: { ...state.course } };
    expect(legalStartSpaces(walled).map(pairOf)).toEqual(
      [...[8, 9, 10, 11].map((column) => [column, 13]), [12, 14], [11, 15], [12, 15]].toSorted(
        ([a, b], [c, d]) => b - d || a - c,
      ),
    );
  });

  test('R4.3: one boat a space, any heading', () => {
    const state = newGame(2, 'taken');
    const at = spaceAt(9, 13);
    const placed = play(state, place(at, 3)).state;
    expect(refusalOf(placed, place(at, 3))).toEqual({ code: 'space-taken', at, seat: state.activeSeat });
    expect(legalStartSpaces(placed)).not.toContain(at);
    for (const heading of ALL_HEADINGS) expect(refusalOf(state, place(at, heading))).toBeNull();
    expect(refusalOf(state, place(at, 6 as 5))).toEqual({ code: 'no-such-heading', heading: 6 });
    expect(refusalOf(state, place(-1, 0))?.code).toBe('not-a-start-space');
  });

  test('R4.4: boats start without dice', () => {
    const { state } = placeAll(newGame(4, 'dice'));
    expect(state.boats.every(({ dice, turns }) => dice.length === 0 && turns === 0)).toBe(true);
  });

  test.each([
    ['leaving the line to the front', [9, 13], 'NE', true],
    ['crossing it from behind', [9, 15], 'NW NW NW', true],
    ['reaching it is not enough', [9, 14], 'NW', false],
    ['going along it', [8, 13], 'E E E', false],
    ['leaving it backwards', [9, 13], 'SE', false],
    ['passing beside the buoy', [7, 14], 'NW NE E E', false],
    ['coming from the front and going on backwards', [9, 12], 'SW SW', false],
    ['back onto the line takes it back', [9, 13], 'NE SW', false],
    ['back over the whole line', [9, 13], 'NE SW SW', false],
    ['started again', [9, 13], 'NE SW NW', true],
    ['away in front and along', [9, 13], 'NE E W', true],
  ] as const)('R4.5: %s', (_, from, walk, isStarted) => {
    expect(progressAlong(onLagoon({}), from, walk, AT_START).at(-1)?.started).toBe(isStarted);
  });

  test('R4.5: with a buoy rounded the line takes nothing back', () => {
    const progress = { started: true, rounded: 1, counts: [1, 0, 0], finished: false } as const;
    expect(progressAlong(onLagoon({}), [10, 12], 'SW SW', progress).at(-1)).toEqual(progress);
  });

  test('R4.5: buoy 1 is counted anew after the next start', () => {
    const wound = { started: true, rounded: 0, counts: [-2, 0, 0], finished: false } as const;
    const walk = progressAlong(onLagoon({}), [10, 12], 'SW NE', wound);
    expect(walk.map(({ started, counts }) => [started, counts[0]])).toEqual([
      [false, 0],
      [true, 0],
    ]);
  });

  test('R4.5: going over the line again in the right direction changes nothing', () => {
    const progress = { started: true, rounded: 0, counts: [-1, 0, 0], finished: false } as const;
    expect(progressAlong(onLagoon({}), [9, 14], 'NE NE', progress).at(-1)).toEqual(progress);
  });

  test('R4.5 in play: one move over the line and back in the next', () => {
    const state = onLagoon({ a: [8, 15] }, 'a NE 3 unstarted');
    const over = play(state, keep(), steer(NE));
    expect(over.events).toContainEqual({ type: 'milestone', seat: 0, kind: 'started', buoy: 0, step: 3 });
    const back = onLagoon({ a: [10, 12] }, 'a SW 1');
    expect(play(back, keep(), steer(SW)).events).toContainEqual({
      type: 'milestone',
      seat: 0,
      kind: 'unstarted',
      buoy: 0,
      step: 1,
    });
  });
});
