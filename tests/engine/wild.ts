/**
 * Players for tests who get everywhere: mostly they head for the finish, now and then back the way they came, and they
 * retire, crash and bump as they go. Whole games from them meet the corners of the rules that sensible play avoids.
 */
import { add, endRace, keep, nextRace, place, retire, steer, type Action } from '../../src/engine/actions';
import { ADJUSTMENTS, speedOf } from '../../src/engine/dice';
import { apply, createGame } from '../../src/engine/game';
import { ALL_HEADINGS } from '../../src/engine/hex';
import { SIDES } from '../../src/engine/lake';
import { canEndRace, legalStartSpaces, legalWays, mostDice } from '../../src/engine/legal';
import { allowedHeadings, offeredHeadings } from '../../src/engine/movement';
import { drawStream } from '../../src/engine/random';
import type { Replay } from '../../src/engine/record';
import { RULE_NAMES } from '../../src/engine/rules';
import { BOATS, MAX_RACES, type Setup } from '../../src/engine/setup';
import type { GameState } from '../../src/engine/state';
import { watersOf } from '../../src/engine/waters';
import { pilotBot } from '../../src/bots/pilot';
import { routeOf } from '../../src/bots/yardstick';
import { lakeFromCode, randomLakeCode } from '../../src/lakes/lakes';

type Draw = (sides: number) => number;

export function pick<T>(list: readonly T[], draw: Draw): T {
  return list[draw(list.length)];
}

/** Any legal dice choice. */
function anyDice(state: GameState, draw: Draw): Action {
  const { dice } = state.boats[state.activeSeat];
  const adjusts = ADJUSTMENTS.filter((adjust) =>
    adjust === 'add' ? dice.length < mostDice(state.rules) : adjust === 'keep' || dice.length > 0,
  );
  const adjust = pick(adjusts, draw);
  const removed = adjust === 'remove' ? draw(dice.length) : null;
  const rerolled = dice.flatMap((_, index) => (index !== removed && draw(2) === 0 ? [index] : []));
  return { type: 'roll', adjust, removed, rerolled };
}

/** Any allowed heading. */
function anyHeading(state: GameState, draw: Draw): Action {
  const { lake, course, rules } = state;
  const boat = state.boats[state.activeSeat];
  const headings = offeredHeadings(boat, rules);
  const waters = watersOf(lake, course);
  const allowed = allowedHeadings({ waters, at: boat.at, headings, speed: speedOf(boat.dice), rules });
  return steer(pick(allowed, draw));
}

/** The allowed heading that leads furthest back. */
function headingBack(state: GameState): Action {
  const allowed = legalWays(state).filter(({ isAllowed }) => isAllowed);
  const steps = allowed.map(({ to, progress, crash }) => routeOf(state).stepsFrom(to, progress) - 20 * crash);
  return steer(allowed[steps.indexOf(Math.max(...steps))].heading);
}

type Mood = 'sensible' | 'homesick' | 'reckless';

function moodOf({ boats, activeSeat, race }: GameState): Mood {
  const { turns, progress } = boats[activeSeat];
  if (progress.rounded === 3 && (activeSeat + race) % 2 === 0) return 'reckless';
  if (progress.started && progress.rounded === 0 && turns < 8 && (activeSeat + race) % 3 === 0)
    return 'homesick';
  const phase = ((turns >> 2) + 3 * activeSeat + race) % 9;
  return phase === 0 ? 'homesick' : phase === 4 && (turns & 3) === 0 ? 'reckless' : 'sensible';
}

function wildAction(state: GameState, draw: Draw, maxTurns: number): Action {
  const mood = moodOf(state);
  switch (state.phase) {
    case 'placing':
      return place(pick(legalStartSpaces(state), draw), pick(ALL_HEADINGS, draw));
    case 'dice': {
      if (canEndRace(state) && draw(8) === 0) return endRace;
      const { turns } = state.boats[state.activeSeat];
      if (turns >= maxTurns || draw(400) === 0) return retire;
      if (mood === 'reckless') return draw(3) > 0 ? dashDice(state) : anyDice(state, draw);
      return pilotBot.choose(state, state.setup.seed).action;
    }
    case 'steering':
      if (mood === 'homesick') return headingBack(state);
      return draw(20) === 0 ? anyHeading(state, draw) : pilotBot.choose(state, state.setup.seed).action;
    default:
      return nextRace;
  }
}

/** One die more if the rules allow it. */
function dashDice(state: GameState): Action {
  const { dice } = state.boats[state.activeSeat];
  return dice.length < mostDice(state.rules) ? add() : keep();
}

function wildSetup(seed: string): Setup {
  const draw = drawStream(`${seed}/setup`);
  const players = 2 + draw(BOATS.length - 1);
  return {
    players: BOATS.slice(0, players).map((boat) => ({ name: '', boat })),
    races: 1 + draw(MAX_RACES),
    rules: RULE_NAMES.filter(() => draw(3) === 0),
    lake: randomLakeCode(pick(SIDES, draw), seed),
    seed,
  };
}

export interface WildGame extends Replay {
  readonly setup: Setup;
  readonly actions: readonly Action[];
}

/** Uniform among legal choices: soon wrecked, but quick to play. */
function randomAction(state: GameState, draw: Draw, maxTurns: number): Action {
  if (state.phase === 'steering') return anyHeading(state, draw);
  if (state.phase !== 'dice') return wildAction(state, draw, maxTurns);
  return state.boats[state.activeSeat].turns >= maxTurns ? retire : anyDice(state, draw);
}

export function playRandomGame(seed: string): WildGame {
  return playWildGame(seed, { choose: randomAction });
}

/** A whole game with random players, options and lake; `choose` may replace the wild players. */
export function playWildGame(
  seed: string,
  { maxTurns = 60, choose = wildAction }: { maxTurns?: number; choose?: typeof wildAction } = {},
): WildGame {
  const setup = wildSetup(seed);
  const lake = lakeFromCode(setup.lake);
  if (!lake) throw new Error(`no lake ${setup.lake}`);
  const draw = drawStream(`${seed}/play`);
  const first = createGame(setup, lake);
  const states = [first.state];
  const events = [first.events];
  const actions: Action[] = [];
  for (let { state } = first; state.phase !== 'game-over';) {
    const action = choose(state, draw, maxTurns);
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(`${seed}: ${JSON.stringify(action)} ${applied.refusal.code}`);
    ({ state } = applied);
    states.push(state);
    events.push(applied.events);
    actions.push(action);
  }
  return { setup, actions, states, events };
}
