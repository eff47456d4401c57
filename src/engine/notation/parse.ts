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
import { FACES, type Face } from '../dice';
import { isHeading, type Space } from '../hex';
import { keyOfSeed } from '../random';
import { AT_START, type Progress } from '../rounding';
import { RULE_NAMES, rulesFrom, type RuleName } from '../rules';
import { BOATS, MAX_RACES } from '../setup';
import { ASHORE, type Boat, type GameState } from '../state';
import { layPicture, readPicture } from './picture';
import { HEADING_NAMES, SEAT_LETTERS } from './signs';

function isFace(value: number): value is Face {
  return FACES.some((face) => face === value);
}

function readBoat(at: Space, words: readonly string[]): Boat {
  const heading = HEADING_NAMES.findIndex((name) => name === words[0]);
  if (!isHeading(heading))
    throw new Error(`"${words[0] ?? ''}" is no heading; use ${HEADING_NAMES.join(' ')}.`);
  let index = 1;
  const dice: Face[] = [];
  for (let face = Number(words[index]); isFace(face); face = Number(words[++index])) dice.push(face);
  let boat: Boat = {
    status: 'racing',
    at,
    heading,
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
  return RULE_NAMES.some((name) => name === word);
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
