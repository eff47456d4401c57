/** A played game as JSON lines for tools and referees: spaces as `[column, row]`, keys always in the same order. */
import type { Course } from './course';
import { speedOf } from './dice';
import { HEADINGS, columnOf, rowOf, type Space } from './hex';
import { offeredHeadings } from './movement';
import type { Replay } from './record';
import { RULE_NAMES } from './rules';
import type { GameEvent, GameState } from './state';
import { watersOf } from './waters';

const TRACE_VERSION = 1;

type Pair = readonly [column: number, row: number];

function pairOf(space: Space): Pair {
  return [columnOf(space), rowOf(space)];
}

function gameLine({ setup, rules, lake }: GameState, bots: readonly string[]) {
  return {
    type: 'game',
    version: TRACE_VERSION,
    seed: setup.seed,
    players: setup.players.length,
    races: setup.races,
    side: lake.side,
    rules: RULE_NAMES.filter(
      (name) => setup.rules.includes(name) || (name === 'score-variant' && rules.scoreVariant),
    ),
    bots,
    lake: lake.code,
    rows: lake.rows,
  };
}

function courseLine({ race, startSeat, course }: { race: number; startSeat: number; course: Course }) {
  return {
    type: 'course',
    race,
    startSeat,
    spots: course.spots.map(pairOf),
    start: pairOf(course.start),
    line: course.line.map(pairOf),
    finish: pairOf(course.finish),
    buoys: course.buoys.map(({ at, arrow }) => ({ at: pairOf(at), arrow })),
    startTo: course.startTo,
    finishTo: course.finishTo,
  };
}

/** Every heading offered to the boat on turn with its reach, from left to right (R6.1). */
function offersTo({ lake, course, boats, activeSeat, rules }: GameState) {
  const { reach } = watersOf(lake, course);
  const boat = boats[activeSeat];
  return offeredHeadings(boat, rules).map((heading) => ({
    heading,
    reach: reach[boat.at * HEADINGS + heading],
  }));
}

/** What every turn's line opens with: the boat as it lay before anything was done. */
function openingOf({ race, boats, activeSeat }: GameState) {
  const { turns, at, heading, dice, damage } = boats[activeSeat];
  return { type: 'turn', race, seat: activeSeat, turn: turns + 1, from: pairOf(at), heading, dice, damage };
}

/** A whole turn: `before` its dice, `rolled` with the dice on the table, `after` the move. */
function turnLine(
  { before, rolled, after }: { before: GameState; rolled: GameState; after: GameState },
  events: readonly GameEvent[],
) {
  const roll = events.find((event) => event.type === 'rolled');
  const move = events.find((event) => event.type === 'moved');
  if (!roll || !move) throw new Error('A turn has a roll and a move.');
  const { seat } = move;
  const { damage, dice, progress } = after.boats[seat];
  const crash = events.find((event) => event.type === 'crashed')?.crash ?? 0;
  return {
    ...openingOf(before),
    adjust: roll.adjust,
    removed: roll.removed,
    rerolled: roll.rerolled,
    diceAfter: roll.dice,
    speed: roll.speed,
    reach: offersTo(rolled),
    chosen: move.heading,
    path: move.path.map(pairOf),
    to: pairOf(move.to),
    bumped: move.behind !== null,
    crash,
    repaired: before.boats[seat].damage - rolled.boats[seat].damage,
    damageAfter: damage,
    diceKept: dice,
    started: progress.started,
    rounded: progress.rounded,
    finished: progress.finished,
    sunk: events.some((event) => event.type === 'sank'),
    retired: false,
  };
}

/** A retiring turn does nothing to the boat before it leaves (R8.7). */
function retireLine(before: GameState) {
  const { at, heading, dice, damage, progress } = before.boats[before.activeSeat];
  return {
    ...openingOf(before),
    adjust: 'keep',
    removed: null,
    rerolled: [],
    diceAfter: dice,
    speed: speedOf(dice),
    reach: offersTo(before),
    chosen: heading,
    path: [],
    to: pairOf(at),
    bumped: false,
    crash: 0,
    repaired: 0,
    damageAfter: damage,
    diceKept: dice,
    started: progress.started,
    rounded: progress.rounded,
    finished: false,
    sunk: false,
    retired: true,
  };
}

function raceLine({ race, result, totals }: Extract<GameEvent, { type: 'race-ended' }>) {
  const { places, sunk, retired, unfinished, turns, points, carried } = result;
  return { type: 'race', race, places, sunk, retired, unfinished, turns, points, totals, carried };
}

/** The trace of a game that was played or replayed; `bots` names who sat where. */
export function formatTrace({ states, events }: Replay, bots: readonly string[]): string[] {
  const lines: object[] = [gameLine(states[0], bots)];
  for (const [index, happened] of events.entries()) {
    for (const event of happened) {
      switch (event.type) {
        case 'course-laid':
          lines.push(courseLine(event));
          break;
        case 'placed':
          lines.push({
            type: 'place',
            race: states[index].race,
            seat: event.seat,
            at: pairOf(event.at),
            heading: event.heading,
          });
          break;
        case 'moved': {
          // The dice of a turn are always the action right before its move.
          const [before, rolled, after] = [states[index - 2], states[index - 1], states[index]];
          lines.push(turnLine({ before, rolled, after }, [...events[index - 1], ...happened]));
          break;
        }
        case 'retired':
          lines.push(retireLine(states[index - 1]));
          break;
        case 'race-ended':
          lines.push(raceLine(event));
          break;
        case 'game-ended':
          lines.push({ type: 'result', ranking: event.ranking, totals: event.totals });
          break;
      }
    }
  }
  return lines.map((line) => JSON.stringify(line));
}
