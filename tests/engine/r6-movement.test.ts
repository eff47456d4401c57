import { describe, expect, test } from 'vitest';
import { keep, steer } from '../../src/engine/actions';
import { spaceAt, type Heading } from '../../src/engine/hex';
import { legalWays } from '../../src/engine/legal';
import { parsePosition } from '../../src/engine/notation/parse';
import { AT_START } from '../../src/engine/rounding';
import { E, NE, NW, SE, SW, W, onLagoon, play, refusalOf } from './support';

/** A lane of water to the east with other boats on it. */
function lane(boats: string, dice: string, ...facts: string[]) {
  return parsePosition(
    [
      `# # # # # # # # # #`,
      `# ${[...boats].join(' ')} #`,
      `# # # # # # # # # #`,
      '',
      `a E ${dice}`,
      ...facts,
    ].join('\n'),
  );
}

describe('R6 direction and move', () => {
  test('R6.1: straight on or 60° to either side, reach up to land or a buoy', () => {
    const rolled = play(onLagoon({ a: [13, 9] }, 'a E 1'), keep()).state;
    expect(legalWays(rolled).map(({ heading, reach }) => [heading, reach])).toEqual([
      [NE, 8],
      [E, 2],
      [SE, 6],
    ]);
    for (const heading of [NW, W, SW]) {
      expect(refusalOf(rolled, steer(heading))).toEqual({
        code: 'heading-not-offered',
        heading,
        offered: [NE, E, SE],
      });
    }
    expect(refusalOf(rolled, steer(7 as Heading))?.code).toBe('no-such-heading');
  });

  test.each<[string, Heading[]]>([
    ['1 1', [NE, E, SE]],
    ['3', [NE, SE]],
    ['3 3', [NE, SE]],
    ['3 3 1', [NE]],
    ['3 3 3', [NE]],
    ['3 3 3 3', [NE]],
  ])('R6.2: with %s the headings are %j', (dice, allowed) => {
    const rolled = play(onLagoon({ a: [13, 9] }, `a E ${dice}`), keep()).state;
    const ways = legalWays(rolled);
    expect(ways.flatMap(({ heading, isAllowed }) => (isAllowed ? [heading] : []))).toEqual(allowed);
    for (const { heading } of ways) {
      expect(refusalOf(rolled, steer(heading)) === null).toBe(allowed.includes(heading));
    }
  });

  test('R6.3: a straight move by the speed, keeping the heading', () => {
    const { events, boats } = play(onLagoon({ a: [3, 5] }, 'a E 1 2'), keep(), steer(SE));
    expect(events[1]).toMatchObject({
      type: 'moved',
      fromHeading: E,
      heading: SE,
      path: [spaceAt(4, 6), spaceAt(4, 7), spaceAt(5, 8)],
      to: spaceAt(5, 8),
      behind: null,
    });
    expect(boats[0]).toMatchObject({ at: spaceAt(5, 8), heading: SE });
  });

  test.each([
    ['an empty lane', 'a.......', '3', 4, null],
    ['passed boats', 'abc.....', '3', 4, null],
    ['a boat on the last space', 'a..b....', '3', 3, 1],
    ['two boats in a row', 'a.bc....', '3', 2, 1],
    ['a free space between two boats', 'a.b.cd..', '3 2', 4, 2],
    ['back to its own space', 'abcd....', '3', 1, 1],
    ['a chain of five back to its own space', 'abcdef..', '3 2', 1, 1],
    ['the boat right ahead', 'ab......', '1', 1, 1],
  ])('R6.4: %s', (_, boats, dice, column, behind) => {
    const start = lane(boats, dice);
    const { events, boats: after } = play(start, keep(), steer(E));
    expect(after[0]).toMatchObject({ at: spaceAt(column, 1), damage: 0, dice: start.boats[0].dice });
    expect(events[1]).toMatchObject({ type: 'moved', behind, to: spaceAt(column, 1) });
    expect(after.slice(1)).toEqual(start.boats.slice(1));
  });

  test.each([
    ['a crash and a bump together', 'a......b', '3 3 2', 7, 1],
    ['all the way back', 'abcdef##', '3 3', 1, 1],
  ])('R6.4, R7.1: %s', (_, boats, dice, column, crash) => {
    const { boats: after } = play(lane(boats, dice), keep(), steer(E));
    expect(after[0]).toMatchObject({ at: spaceAt(column, 1), damage: crash, dice: [], isHurt: true });
  });

  test('R6.4: no reach at all: the boat stays and is not held up', () => {
    const walled = parsePosition('# # # #\n # a # #\n# # # #\n\na E 1');
    const { events, boats } = play(walled, keep(), steer(E));
    expect(events[1]).toMatchObject({ path: [], behind: null });
    expect(boats[0]).toMatchObject({ damage: 1, dice: [] });
  });

  test('R6.4: only the path to where it stops counts', () => {
    // Two steps take the boat over the line to the front, but another boat holds it up on the line.
    const start = onLagoon({ a: [9, 14], b: [10, 12] }, 'a NE 2 unstarted', 'b E');
    const { boats } = play(start, keep(), steer(NE));
    expect(boats[0]).toMatchObject({ at: spaceAt(9, 13), progress: AT_START });
    const free = onLagoon({ a: [9, 14] }, 'a NE 2 unstarted');
    expect(play(free, keep(), steer(NE)).boats[0].progress.started).toBe(true);
  });

  test('R6.4: held up short of the line, a boat does not finish', () => {
    const held = onLagoon({ a: [10, 11], b: [9, 13] }, 'a SW 2 rounded 3', 'b E');
    expect(play(held, keep(), steer(SW)).boats[0]).toMatchObject({ status: 'racing', at: spaceAt(10, 12) });
    const free = onLagoon({ a: [10, 11] }, 'a SW 2 rounded 3');
    expect(play(free, keep(), steer(SW)).boats[0]).toMatchObject({ status: 'finished' });
  });
});
