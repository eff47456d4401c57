/**
 * Positions as text, so that a rule test is a few readable lines:
 *
 *     # # # # # # #
 *      # . . b . . #
 *     # a . . . . #
 *
 *     a E 3 2 damage 1
 *     b W
 *     turn a
 *
 * The picture starts at space [0, 0]; the rest of the grid is land. `a`–`f` are the boats of seats 0–5, `0`–`3` the buoys
 * and `F` the finish buoy; without buoys the course lies in a pond of its own, out of everybody's way.
 * Facts follow after a blank line. A boat: heading, dice, then any of `damage n`, `turns n`, `rounded n`,
 * `counts n n n`, `unstarted`, `hurt`. The game: `turn a`, `race n`, `races n`, `rules name…`, `seed text`, `steering`.
 */
import { layCourse, type Course } from './course';
import { FACES, type Face } from './dice';
import {
  ALL_HEADINGS,
  COLUMNS,
  ROWS,
  columnOf,
  neighbour,
  rowOf,
  spaceAt,
  type Heading,
  type Space,
} from './hex';
import type { Lake, Spot } from './lake';
import { keyOfSeed } from './random';
import { AT_START, type Progress } from './rounding';
import { RULE_NAMES, rulesFrom, type RuleName } from './rules';
import { BOATS, MAX_RACES } from './setup';
import { ASHORE, type Boat, type GameState } from './state';

export const HEADING_NAMES = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;

const SEAT_LETTERS = 'abcdef';
const POND_ROW = 25;
const MOST_PICTURE_ROWS = POND_ROW - 2;
const BUOYS_TO_FINISH = 5;

interface Picture {
  readonly rows: readonly string[];
  readonly marks: ReadonlyMap<string, Space>;
}

function readPicture(lines: readonly string[]): Picture {
  if (lines.length > ROWS) throw new Error(`A picture has at most ${ROWS} rows, not ${lines.length}.`);
  const marks = new Map<string, Space>();
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const hexes = (lines[row] ?? '').replaceAll(/\s/g, '');
    for (const [column, sign] of [...hexes].entries()) {
      if (!'.#'.includes(sign)) marks.set(sign, spaceAt(column, row));
    }
    return hexes.replaceAll(/[a-f0-3F]/g, '.').padEnd(COLUMNS, '#');
  });
  return { rows, marks };
}

function lineHeadingBetween(start: Space, finish: Space): Heading {
  const found = ALL_HEADINGS.find((heading) => {
    let space = start;
    for (let step = 0; step < BUOYS_TO_FINISH && space >= 0; step++) space = neighbour(space, heading);
    return space === finish;
  });
  if (found === undefined) throw new Error('F must lie five spaces from 0 in a straight line.');
  return found;
}

/** A course in a pond below the picture. */
function pondCourse(): Course {
  const at = (column: number) => spaceAt(column, POND_ROW);
  return {
    letter: 'A',
    spots: [at(2), at(12), at(16), at(20)],
    start: at(2),
    lineHeading: 0,
    line: [at(3), at(4), at(5), at(6)],
    finish: at(7),
    buoys: [
      { at: at(12), arrow: 'left' },
      { at: at(16), arrow: 'left' },
      { at: at(20), arrow: 'left' },
    ],
    startTo: 'left',
    finishTo: 'left',
  };
}

function layPicture(picture: Picture): { lake: Lake; course: Course } {
  const marked = (sign: string) => picture.marks.get(sign);
  const [start, finish] = [marked('0'), marked('F')];
  const lakeWith = (rows: readonly string[], spots: readonly Spot[]): Lake => ({
    code: 'position',
    side: 'standard',
    rows,
    spots: { A: spots, B: spots, C: spots },
  });
  if (start === undefined || finish === undefined) {
    const isTooTall = picture.rows.findLastIndex((row) => row.includes('.')) >= MOST_PICTURE_ROWS;
    if (isTooTall) throw new Error(`A picture without buoys has at most ${MOST_PICTURE_ROWS} rows.`);
    const pond = `##${'.'.repeat(6)}`.padEnd(COLUMNS, '#');
    const course = pondCourse();
    const spots = course.spots.map((at): Spot => ({ at, lineHeading: 0 }));
    return { lake: lakeWith(picture.rows.with(POND_ROW, pond), spots), course };
  }
  const lineHeading = lineHeadingBetween(start, finish);
  const spots = ['0', '1', '2', '3'].map((sign): Spot => {
    const at = marked(sign);
    if (at === undefined) throw new Error(`Buoy ${sign} is missing.`);
    return { at, lineHeading };
  });
  const lake = lakeWith(picture.rows, spots);
  return { lake, course: layCourse({ lake, letter: 'A', order: [0, 1, 2, 3] }) };
}

function isFace(value: number): value is Face {
  return FACES.includes(value as Face);
}

function readBoat(at: Space, words: readonly string[]): Boat {
  const heading = HEADING_NAMES.indexOf(words[0] as (typeof HEADING_NAMES)[number]);
  if (heading < 0) throw new Error(`"${words[0] ?? ''}" is no heading; use ${HEADING_NAMES.join(' ')}.`);
  let index = 1;
  const dice: Face[] = [];
  for (let face = Number(words[index]); isFace(face); face = Number(words[++index])) dice.push(face);
  let boat: Boat = {
    status: 'racing',
    at,
    heading: heading as Heading,
    dice,
    damage: 0,
    damageAtStart: 0,
    isHurt: false,
    turns: 0,
    progress: { ...AT_START, started: true },
  };
  const nextNumber = () => {
    const value = Number(words[++index]);
    if (!Number.isInteger(value)) throw new Error(`"${words[index] ?? ''}" is not a whole number.`);
    return value;
  };
  const withProgress = (change: Partial<Progress>) => ({
    ...boat,
    progress: { ...boat.progress, ...change },
  });
  for (; index < words.length; index++) {
    switch (words[index]) {
      case 'damage':
        boat = { ...boat, damage: nextNumber() };
        break;
      case 'turns':
        boat = { ...boat, turns: nextNumber() };
        break;
      case 'hurt':
        boat = { ...boat, isHurt: true };
        break;
      case 'unstarted':
        boat = { ...boat, progress: AT_START };
        break;
      case 'rounded': {
        const rounded = nextNumber();
        const counted = (buoy: number) => (buoy <= rounded ? 1 : 0);
        boat = withProgress({ rounded, counts: [counted(1), counted(2), counted(3)] });
        break;
      }
      case 'counts':
        boat = withProgress({ counts: [nextNumber(), nextNumber(), nextNumber()] });
        break;
      default:
        throw new Error(`"${words[index]}" says nothing about a boat.`);
    }
  }
  return boat;
}

function isRuleName(word: string): word is RuleName {
  return RULE_NAMES.includes(word as RuleName);
}

/** Reads a position; text that makes no sense is the author's mistake and throws a sentence. */
export function parsePosition(text: string): GameState {
  const lines = text
    .replaceAll(/^\s*\n|\s+$/g, '')
    .split('\n')
    .map((line) => line.trim());
  const blank = lines.indexOf('');
  const picture = readPicture(blank < 0 ? lines : lines.slice(0, blank));
  const facts = blank < 0 ? [] : lines.slice(blank).filter((line) => line !== '');
  const { lake, course } = layPicture(picture);
  const boats: Boat[] = [];
  const game = { activeSeat: 0, race: 1, races: MAX_RACES, seed: 'position', isSteering: false };
  const rules: RuleName[] = [];
  for (const fact of facts) {
    const [subject, ...words] = fact.split(/\s+/);
    const at = picture.marks.get(subject);
    if (SEAT_LETTERS.includes(subject) && at !== undefined)
      boats[SEAT_LETTERS.indexOf(subject)] = readBoat(at, words);
    else if (subject === 'turn') game.activeSeat = SEAT_LETTERS.indexOf(words[0]);
    else if (subject === 'race') game.race = Number(words[0]);
    else if (subject === 'races') game.races = Number(words[0]);
    else if (subject === 'seed') game.seed = words.join(' ');
    else if (subject === 'steering') game.isSteering = true;
    else if (subject === 'rules' && words.every(isRuleName)) rules.push(...words);
    else throw new Error(`"${fact}" is no fact of a position.`);
  }
  for (const [seat, letter] of [...SEAT_LETTERS].entries()) {
    const at = picture.marks.get(letter);
    if (at !== undefined) boats[seat] ??= readBoat(at, ['E']);
  }
  // A lone boat needs somebody to play against: the second seat has retired.
  const retired: Boat = { ...readBoat(ASHORE, ['E']), status: 'retired' };
  if (boats.length < 2) boats[1] = retired;
  const seats = Array.from(boats, (boat) => boat ?? retired);
  return {
    setup: {
      players: seats.map((_, seat) => ({ name: '', boat: BOATS[seat] })),
      races: game.races,
      rules,
      lake: lake.code,
      seed: game.seed,
    },
    rules: rulesFrom(rules, seats.length),
    seedKey: keyOfSeed(game.seed),
    lake,
    course,
    startRolls: [],
    phase: game.isSteering ? 'steering' : 'dice',
    race: game.race,
    startSeat: game.activeSeat,
    activeSeat: game.activeSeat,
    boats: seats,
    places: [],
    results: [],
  };
}

function formatBoat(letter: string, boat: Boat): string {
  const { heading, dice, damage, turns, isHurt, progress } = boat;
  const words: (string | number)[] = [letter, HEADING_NAMES[heading], ...dice];
  if (damage > 0) words.push('damage', damage);
  if (turns > 0) words.push('turns', turns);
  if (isHurt) words.push('hurt');
  if (!progress.started) words.push('unstarted');
  else if (progress.counts.some((count) => count !== 0) || progress.rounded > 0) {
    words.push('rounded', progress.rounded, 'counts', ...progress.counts);
  }
  return words.join(' ');
}

/** Writes the boats on the lake and the course as a position that `parsePosition` reads again. */
export function formatPosition(state: GameState): string {
  const { course, lake, boats, setup } = state;
  const signs = lake.rows.map((row) => [...row]);
  const mark = (space: Space, sign: string) => {
    if (space !== ASHORE) signs[rowOf(space)][columnOf(space)] = sign;
  };
  mark(course.start, '0');
  mark(course.finish, 'F');
  for (const [index, { at }] of course.buoys.entries()) mark(at, String(index + 1));
  for (const [seat, { at }] of boats.entries()) mark(at, SEAT_LETTERS[seat]);
  const picture = signs.map((row, index) => `${index % 2 === 1 ? ' ' : ''}${row.join(' ')}`);
  const facts = boats.flatMap((boat, seat) =>
    boat.at === ASHORE ? [] : [formatBoat(SEAT_LETTERS[seat], boat)],
  );
  facts.push(
    `turn ${SEAT_LETTERS[state.activeSeat]}`,
    `race ${state.race}`,
    `races ${setup.races}`,
    `seed ${setup.seed}`,
  );
  if (setup.rules.length > 0) facts.push(`rules ${setup.rules.join(' ')}`);
  if (state.phase === 'steering') facts.push('steering');
  return [...picture, '', ...facts].join('\n');
}
