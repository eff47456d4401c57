/**
 * `captain`: plays the exact values of the course, with the other boats where they lie: a move that is held up is worth
 * what the space is worth where it ends. And it plays for points: what counts is how many boats it is likely to
 * beat, so it takes risks when it is behind and none when it is ahead.
 */
import { place, steer } from '../engine/actions';
import type { Face } from '../engine/dice';
import type { Way } from '../engine/legal';
import type { GameState } from '../engine/state';
import type { Bot, Decision } from './bot';
import { reasonForDice, reasonForHeading } from './reasons';
import { skipperBot } from './skipper';
import type { Par } from './solver/par';
import { SINKING_TURNS } from './solver/turn';

/** The variance of a race a turn: a perfect race of 15 turns spreads by about 1.4. */
const VARIANCE_PER_TURN = 0.13;
const LEAST_VARIANCE = 0.1;
/** What a turn is worth in boats beaten, over and above beating them. */
const WORTH_OF_TURN = 0.05;
/** A sunk boat beats nobody, and pays for it in the next race as well. */
const COST_OF_SINKING = 2;

/** The chance that a normally distributed value is positive; a logistic curve is near enough. */
function chanceAbove(mean: number, variance: number): number {
  return 1 / (1 + Math.exp((-1.702 * mean) / Math.sqrt(variance)));
}

/** What it costs, in boats not beaten, to have `turns` left after this turn. */
function costOfTurns(turns: number, rivals: readonly number[], worthOfTurn: number): number {
  let cost = worthOfTurn * turns;
  for (const left of rivals) {
    if (turns >= SINKING_TURNS) cost += COST_OF_SINKING;
    // Rivals move between two turns of ours, so at equal numbers they are first.
    else if (turns > 0) {
      cost += chanceAbove(turns + 0.5 - left, LEAST_VARIANCE + VARIANCE_PER_TURN * (turns + left));
    }
  }
  return cost;
}

function decide(state: GameState, par: Par): Decision | undefined {
  const seat = state.activeSeat;
  const boat = state.boats[seat];
  if (state.phase === 'placing') {
    const start = par.starts({ boats: state.boats, damage: boat.damage }).at(0);
    return start && { action: place(start.at, start.heading) };
  }
  const rivals = state.boats.flatMap((rival, other) =>
    other !== seat && rival.status === 'racing' ? [par.value(rival)] : [],
  );
  // With the score variant a turn is a point, and a boat beaten as many as the race's number (R9).
  const worthOfTurn =
    rivals.length === 0 ? 1 : WORTH_OF_TURN + (state.rules.scoreVariant ? 1 / state.race : 0);
  const worth = (way: Way, dice: readonly Face[]) =>
    costOfTurns(par.valueAfter(way, dice), rivals, worthOfTurn);
  if (state.phase === 'dice') {
    const best = par.choices(state, seat, worth).at(0);
    return best && { action: { type: 'roll', ...best.choice }, reason: reasonForDice(state, best.choice) };
  }
  const ways = par.headings(state, seat, worth);
  const { way } = ways[0];
  return { action: steer(way.heading), reason: reasonForHeading(state, way, ways.length) };
}

/** A captain who looks up the values of the course; where there are none (yet), it plays like a skipper. */
export function captainWith(parOf: (state: GameState) => Par | undefined): Bot {
  return {
    name: 'captain',
    choose: (state, seed) => {
      const par = parOf(state);
      const decision = par && decide(state, par);
      return decision ?? skipperBot.choose(state, seed);
    },
  };
}
