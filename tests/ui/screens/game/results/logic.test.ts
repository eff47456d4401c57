import { describe, expect, test } from 'vitest';
import { parseRecord, pointsOf, type GameEvent, type RaceResult } from '../../../../../src/engine';
import { lakeFromCode } from '../../../../../src/lakes/lakes';
import { countFaces, sumOfFaces } from '../../../../../src/ui/screens/game/results/luck';
import { carryReasonOf, pointPartsOf } from '../../../../../src/ui/screens/game/results/points';
import { finalRanking, tiesOf } from '../../../../../src/ui/screens/game/results/ranking';
import { rematchOf } from '../../../../../src/ui/screens/game/results/rematch';
import { recordOf } from '../playing';

const outcome = { places: [2, 0, 3], sunk: [1], retired: [4], unfinished: [], turns: [14, 9, 12, 17, 3] };

describe('the parts of the points', () => {
  test.each([
    { race: 1, scoreVariant: false },
    { race: 3, scoreVariant: false },
    { race: 2, scoreVariant: true },
  ])('add up to what the engine gives ($race, $scoreVariant)', (game) => {
    const points = pointsOf(outcome, game);
    for (const seat of outcome.places) {
      const parts = pointPartsOf(outcome, seat, game);
      expect(parts && parts.place + parts.turns + parts.lost).toBe(points[seat]);
    }
  });

  test('are there for finishers only', () => {
    expect(pointPartsOf(outcome, 1, { race: 1, scoreVariant: true })).toBeNull();
  });

  test('of the score variant are turns ahead and lost boats', () => {
    expect(pointPartsOf(outcome, 2, { race: 2, scoreVariant: true })).toEqual({
      place: 8,
      turns: 5,
      lost: 10,
    });
  });
});

test.each([
  { damageAtStart: 0, isHurt: false, carried: 0, wearAndTear: false, reason: null },
  { damageAtStart: 0, isHurt: true, carried: 1, wearAndTear: false, reason: 'hurt' },
  { damageAtStart: 1, isHurt: false, carried: 1, wearAndTear: false, reason: 'before' },
  { damageAtStart: 1, isHurt: true, carried: 2, wearAndTear: false, reason: 'more' },
  { damageAtStart: 1, isHurt: true, carried: 0, wearAndTear: false, reason: 'mended' },
  { damageAtStart: 0, isHurt: false, carried: 1, wearAndTear: true, reason: 'worn' },
])('damage carried because of $reason', ({ carried, wearAndTear, reason, ...boat }) => {
  expect(carryReasonOf(boat, carried, { wearAndTear })).toBe(reason);
});

describe('ties', () => {
  const race = (points: readonly number[], places: readonly number[]): RaceResult => ({
    points,
    places,
    sunk: [],
    retired: [],
    unfinished: [],
    turns: points.map(() => 1),
    carried: points.map(() => 0),
  });

  test('are decided by the last race (R9.3)', () => {
    const ranking = finalRanking({ results: [race([3, 9, 9, 4], [2, 1, 3, 0])] });
    expect(ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
      [0, 4],
    ]);
    expect(tiesOf(ranking)).toEqual([{ seats: [2, 1], total: 9, ahead: 2 }]);
  });

  test('are shared by boats that did not finish it', () => {
    const ranking = finalRanking({ results: [race([5, 2, 2], [0])] });
    expect(ranking.map(({ rank }) => rank)).toEqual([1, 2, 2]);
    expect(tiesOf(ranking)).toEqual([{ seats: [1, 2], total: 2, ahead: null }]);
  });
});

describe('luck', () => {
  test('counts only the dice that rolled', () => {
    const roll = (over: Partial<Extract<GameEvent, { type: 'rolled' }>>): GameEvent => ({
      type: 'rolled',
      seat: 0,
      turn: 1,
      before: [],
      adjust: 'keep',
      removed: null,
      rerolled: [],
      dice: [],
      speed: 0,
      ...over,
    });
    const events = [
      [roll({ adjust: 'add', dice: [3] })],
      [roll({ seat: 1, before: [1, 2, 3], adjust: 'remove', removed: 0, rerolled: [2], dice: [2, 1] })],
      [roll({ before: [3, 3], dice: [3, 3] })],
    ];
    const counts = countFaces(events, 2);
    expect(counts).toEqual([
      { faces: [0, 0, 1], rolls: 1, mean: 3 },
      { faces: [1, 0, 0], rolls: 1, mean: 1 },
    ]);
    expect(sumOfFaces(counts)).toEqual({ faces: [1, 0, 1], rolls: 2, mean: 2 });
  });

  test('of a long game is near one third each', () => {
    const parsed = parseRecord(recordOf({ until: 500, players: 6, bot: 'random' }), lakeFromCode);
    if (!parsed.ok) throw new Error(parsed.error.code);
    const { faces, rolls } = sumOfFaces(countFaces(parsed.replay.events, 6));
    expect(rolls).toBeGreaterThan(100);
    for (const count of faces) expect(Math.abs(count / rolls - 1 / 3)).toBeLessThan(0.1);
  });
});

test('a rematch keeps the table, takes new dice, and the lake as wanted', () => {
  const { setup } = recordOf({ until: 0 });
  const same = rematchOf(setup, { lake: 'same', seed: 'again' });
  expect(same).toEqual({ ...setup, seed: 'again' });
  const fresh = rematchOf(setup, { lake: 'new', seed: 'again' });
  expect(fresh.lake).not.toBe(setup.lake);
  expect(fresh.lake[0]).toBe(setup.lake[0]);
  expect(fresh.players).toEqual(setup.players);
});
