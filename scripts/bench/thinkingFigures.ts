// What npm run bench measures of odds, solver and bots, on positions from races sailed by the pilot.
import type { BotName } from '../../src/bots/bot';
import { oddsOf, sensibleChoices } from '../../src/bots/odds';
import { botNamed } from '../../src/bots/roster';
import { ParLibrary, problemOf } from '../../src/bots/solver/library';
import { solveCourse } from '../../src/bots/solver/solve';
import { apply, createGame } from '../../src/engine/game';
import { BOATS, type Setup } from '../../src/engine/setup';
import type { GameState } from '../../src/engine/state';
import { lakeFromCode, randomLakeCode } from '../../src/lakes/lakes';
import { consume, type Figure } from './figure';

const PLAYERS = 4;
const MOST_ACTIONS = 240;

function newRace(seed: string): GameState {
  const setup: Setup = {
    players: BOATS.slice(0, PLAYERS).map((boat) => ({ name: '', boat })),
    races: 1,
    rules: [],
    lake: randomLakeCode('standard', seed),
    seed,
  };
  const lake = lakeFromCode(setup.lake);
  if (!lake) throw new Error(`There is no lake ${setup.lake}.`);
  return createGame(setup, lake).state;
}

/** Positions in which dice are to be chosen, along races sailed by the pilot. */
function dicePositions(races: number): GameState[] {
  const positions: GameState[] = [];
  for (let number = 0; number < races; number++) {
    let state = newRace(`thinking ${number}`);
    for (let step = 0; step < MOST_ACTIONS && state.phase !== 'game-over'; step++) {
      if (state.phase === 'dice') positions.push(state);
      const applied = apply(state, botNamed('pilot').choose(state, 'bench').action);
      if (!applied.ok) throw new Error(applied.refusal.code);
      ({ state } = applied);
    }
  }
  return positions;
}

const odds: Figure = {
  name: 'odds of one dice choice',
  prepare: () => {
    const inputs = dicePositions(4).flatMap((state) =>
      sensibleChoices(state).map((choice) => ({ state, choice })),
    );
    return () => {
      // A copy of the state for every question: answers kept for an earlier one must not help.
      for (const { state, choice } of inputs) consume(oddsOf({ ...state }, choice).clear);
      return inputs.length;
    };
  },
};

const solver: Figure = {
  name: 'course solved for a boat alone',
  prepare: () => {
    let number = 0;
    return () => {
      const solved = solveCourse(problemOf(newRace(`solve ${number++}`)), {});
      consume(solved?.par ?? 0);
      return 1;
    };
  },
};

function decisions(name: BotName): Figure {
  return {
    name: `decisions of the ${name}`,
    prepare: () => {
      const positions = dicePositions(name === 'captain' ? 1 : 3);
      const library = new ParLibrary();
      if (name === 'captain') library.solvedParOf(positions[0]);
      const bot = botNamed(name, (state) => library.parOf(state));
      // The first decision on a course measures it; that is done once a race.
      for (const state of positions) bot.choose(state, 'warm');
      return () => {
        for (const state of positions) consume(bot.choose(state, 'bench').action.type.length);
        return positions.length;
      };
    },
  };
}

export function thinkingFigures(): Figure[] {
  return [odds, solver, ...(['novice', 'skipper', 'captain'] as const).map(decisions)];
}
