// What npm run bench measures of the engine. Inputs are drawn before the clock starts, and every pass goes over many different ones,
// so that nothing is answered from memory.
import { add, keep, nextRace, place, retire, steer, type Action } from '../../src/engine/actions';
import { drawBuoyOrder, layCourse, type Course } from '../../src/engine/course';
import { apply, createGame } from '../../src/engine/game';
import { ALL_HEADINGS, HEADINGS, SPACES, type Heading, type Space } from '../../src/engine/hex';
import { LETTERS, SIDES, layLake, randomLayout, type Lake } from '../../src/engine/lake';
import { legalStartSpaces, legalWays } from '../../src/engine/legal';
import { allowedHeadings, offeredHeadings } from '../../src/engine/movement';
import { drawStream, keyOfSeed } from '../../src/engine/random';
import { formatRecord, parseRecordText, type GameRecord } from '../../src/engine/record';
import { remainingRoute } from '../../src/engine/route';
import { rulesFrom } from '../../src/engine/rules';
import { BOATS, type Setup } from '../../src/engine/setup';
import type { GameState } from '../../src/engine/state';
import { chartWaters, watersOf, type Waters } from '../../src/engine/waters';
import { ATLAS, lakeFromCode, randomLakeCode } from '../../src/lakes/lakes';
import { consume, type Figure } from './figure';

const PLAYERS = 5;
const MOST_TURNS = 200;

interface Laid {
  readonly lake: Lake;
  readonly course: Course;
}

function layRandom(number: number): Laid {
  const seed = `bench ${number}`;
  const lake = layLake(ATLAS, randomLayout(SIDES[number % 2], seed));
  const course = layCourse({ lake, letter: LETTERS[number % 3], order: drawBuoyOrder(keyOfSeed(seed), 1) });
  return { lake, course };
}

function manyLaid(count: number): Laid[] {
  return Array.from({ length: count }, (_, number) => layRandom(number));
}

const headings: Figure = {
  name: 'legal headings of a boat for one speed',
  prepare: () => {
    const rules = rulesFrom([], PLAYERS);
    const draw = drawStream('headings');
    const charts = manyLaid(16).map(({ lake, course }) => chartWaters(lake, course));
    const boats: { waters: Waters; at: Space; heading: Heading; dice: readonly number[]; speed: number }[] =
      [];
    while (boats.length < 4096) {
      const waters = charts[draw(charts.length)];
      const at = draw(SPACES);
      if (waters.open[at] === 1)
        boats.push({ waters, at, heading: ALL_HEADINGS[draw(6)], dice: [1, 1], speed: draw(10) });
    }
    return () => {
      for (const { waters, at, heading, dice, speed } of boats) {
        const offered = offeredHeadings({ heading, dice }, rules);
        consume(allowedHeadings({ waters, at, headings: offered, speed, rules }).length);
      }
      return boats.length;
    };
  },
};

/** A quick stream of numbers: the seeds' own one is made for quality. */
function quickDraw(seed: number): (sides: number) => number {
  let state = seed | 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

function randomAction(state: GameState, draw: (sides: number) => number): Action {
  switch (state.phase) {
    case 'placing': {
      const spaces = legalStartSpaces(state);
      return place(spaces[draw(spaces.length)], ALL_HEADINGS[draw(6)]);
    }
    case 'dice': {
      const { dice, turns } = state.boats[state.activeSeat];
      if (turns >= MOST_TURNS) return retire;
      const change = draw(3);
      if (change === 2 && dice.length > 0) {
        return { type: 'roll', adjust: 'remove', removed: draw(dice.length), rerolled: [] };
      }
      const rerolled = dice.length > 0 && draw(2) === 0 ? [draw(dice.length)] : [];
      return { type: 'roll', adjust: change === 1 ? 'keep' : 'add', removed: null, rerolled };
    }
    case 'steering': {
      const boat = state.boats[state.activeSeat];
      const allowed = allowedHeadings({
        waters: watersOf(state.lake, state.course),
        at: boat.at,
        headings: offeredHeadings(boat, state.rules),
        speed: boat.dice.reduce<number>((sum, face) => sum + face, 0),
        rules: state.rules,
      });
      return steer(allowed[draw(allowed.length)]);
    }
    default:
      return nextRace;
  }
}

function setupFor(seed: string, races: number): Setup {
  return {
    players: BOATS.slice(0, PLAYERS).map((boat) => ({ name: '', boat })),
    races,
    rules: [],
    lake: randomLakeCode('standard', seed),
    seed,
  };
}

function newGame(seed: string, races: number): GameState {
  const setup = setupFor(seed, races);
  const lake = lakeFromCode(setup.lake);
  if (!lake) throw new Error(`There is no lake ${setup.lake}.`);
  return createGame(setup, lake).state;
}

const race: Figure = {
  name: `random race of ${PLAYERS} boats, boat-turns with all events (course laid beforehand)`,
  prepare: () => {
    const starts = Array.from({ length: 64 }, (_, number) => newGame(`race ${number}`, 1));
    // The tables of a course are made when it is first sailed on; that is measured below.
    for (const { lake, course } of starts) watersOf(lake, course);
    let round = 0;
    return () => {
      let turns = 0;
      const draw = quickDraw(++round * 7919);
      for (const start of starts) {
        let state = start;
        while (state.phase !== 'game-over') {
          const applied = apply(state, randomAction(state, draw));
          if (!applied.ok) throw new Error(applied.refusal.code);
          if (state.phase === 'steering') turns++;
          consume(applied.events.length);
          ({ state } = applied);
        }
      }
      return turns;
    };
  },
};

const lakes: Figure = {
  name: 'random lake with its course and its tables',
  prepare: () => {
    let number = 0;
    return () => {
      for (let count = 0; count < 50; count++) {
        const { lake, course } = layRandom(number++);
        consume(chartWaters(lake, course).reach[number % SPACES]);
      }
      return 50;
    };
  },
};

const tables: Figure = {
  name: 'tables of a course',
  prepare: () => {
    const laid = manyLaid(200);
    return () => {
      for (const { lake, course } of laid) consume(chartWaters(lake, course).reach[HEADINGS]);
      return laid.length;
    };
  },
};

const routes: Figure = {
  name: 'steps to the finish from everywhere',
  prepare: () => {
    const charts = manyLaid(20).map(({ lake, course }) => chartWaters(lake, course));
    return () => {
      for (const chart of charts) consume(remainingRoute(chart) ? 1 : 0);
      return charts.length;
    };
  },
};

function recordOf(number: number): GameRecord {
  const first = newGame(`record ${number}`, 3);
  const draw = quickDraw(number * 104_729 + 1);
  const actions: Action[] = [];
  for (let state = first; state.phase !== 'game-over';) {
    // Cautious dice keep boats afloat, so that records are about as long as real ones.
    const { dice } = state.boats[state.activeSeat];
    const cautious = dice.length > 1 ? keep() : add();
    const action =
      state.phase === 'dice' && dice.length < 3 && state.boats[state.activeSeat].turns < 25
        ? cautious
        : randomAction(state, draw);
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(applied.refusal.code);
    actions.push(action);
    ({ state } = applied);
  }
  return { version: 1, setup: first.setup, actions };
}

function replays(): Figure {
  const records = Array.from({ length: 40 }, (_, number) => recordOf(number));
  const average = Math.round(records.reduce((sum, { actions }) => sum + actions.length, 0) / records.length);
  return {
    name: `parse and replay a record of three races, ${average} actions`,
    prepare: () => {
      const texts = records.map(formatRecord);
      return () => {
        for (const each of texts) {
          const parsed = parseRecordText(each, lakeFromCode);
          if (!parsed.ok) throw new Error(parsed.error.code);
          consume(parsed.replay.states.length);
        }
        return texts.length;
      };
    },
  };
}

const previews: Figure = {
  name: 'ways of a boat with everything that would follow',
  prepare: () => {
    const states: GameState[] = [];
    for (let number = 0; number < 16; number++) {
      const draw = quickDraw(number + 1);
      for (let state = newGame(`ways ${number}`, 1); state.phase !== 'game-over';) {
        if (state.phase === 'steering') states.push(state);
        const applied = apply(state, randomAction(state, draw));
        if (!applied.ok) throw new Error(applied.refusal.code);
        ({ state } = applied);
      }
    }
    return () => {
      for (const state of states) consume(legalWays(state).length);
      return states.length;
    };
  },
};

export function engineFigures(): Figure[] {
  return [headings, race, previews, lakes, tables, routes, replays()];
}
