/** `pilot`: heads for the next rounding line at a modest speed. Simple on purpose; made to arrive, not to win. */
import { place, steer } from '../engine/actions';
import { rolledCount, speedOf, type DiceChoice, type Face } from '../engine/dice';
import { ALL_HEADINGS, HEADINGS, type Heading } from '../engine/hex';
import { legalStartSpaces, legalWays, waysAt, type Way } from '../engine/legal';
import { AT_START } from '../engine/rounding';
import { offeredHeadings } from '../engine/movement';
import type { GameState } from '../engine/state';
import { watersOf } from '../engine/waters';
import { drawsFor, nextMark, type Bot, type Decision } from './bot';
import { distinctChoices, outcomesOf } from './choices';
import { stepsLeft } from './yardstick';

const MOST_DICE = 3;
const COST_OF_DAMAGE = 8;
const COST_OF_SINKING = 100;
/** What one space of water too little ahead costs, a crash being likely next turn. */
const COST_OF_NARROWS = 3;
const COST_OF_LOOKOUT = 2;
const COST_OF_STANDING = 4;
/** A boat that is long under way may be going in circles: the longer, the more its costs are blurred, in steps. */
const BLUR_PER_TURN = 0.15;
const MOST_BLUR = 8;

type Blur = () => number;

/** How bad it is, in steps, to have taken a way with these dice. */
function costOfWay(state: GameState, way: Way, dice: readonly Face[]): number {
  if (way.progress.finished) return -100;
  if (way.sinks) return COST_OF_SINKING;
  const kept = way.crash > 0 ? [] : dice;
  const { reach } = watersOf(state.lake, state.course);
  const ahead = offeredHeadings({ heading: way.heading, dice: kept }, state.rules).reduce<number>(
    (longest, heading) => Math.max(longest, reach[way.to * HEADINGS + heading]),
    0,
  );
  // Next turn a die can go and the rest be rolled again: two a die on average.
  const narrows = Math.max(0, 2 * (kept.length - 1) - ahead);
  const steps = stepsLeft(state, { at: way.to, heading: way.heading, progress: way.progress });
  const idle = way.path.length === 0 ? COST_OF_STANDING : 0;
  return steps + COST_OF_DAMAGE * way.crash + COST_OF_NARROWS * narrows + idle;
}

const noBlur: Blur = () => 0;

function bestWay(
  state: GameState,
  ways: readonly Way[],
  dice: readonly Face[],
  blur: Blur,
): { way: Way; cost: number } {
  let best: { way: Way; cost: number } | undefined;
  for (const way of ways) {
    if (!way.isAllowed) continue;
    const cost = costOfWay(state, way, dice) + blur();
    if (!best || cost < best.cost) best = { way, cost };
  }
  if (!best) throw new Error('no heading is allowed');
  return best;
}

function costOfChoice(state: GameState, choice: DiceChoice): number {
  const seat = state.activeSeat;
  const boat = state.boats[seat];
  let cost = 0;
  for (const { dice, ways } of outcomesOf(boat.dice, choice)) {
    const rolled = { ...boat, dice };
    const options = waysAt({ state, seat, boat: rolled, speed: speedOf(dice) });
    cost += ways * bestWay(state, options, dice, noBlur).cost;
  }
  return cost / 3 ** rolledCount(choice);
}

function chooseDice(state: GameState, blur: Blur): Decision {
  const { dice } = state.boats[state.activeSeat];
  let best: { choice: DiceChoice; cost: number } | undefined;
  for (const choice of distinctChoices(dice, state.rules)) {
    if (choice.adjust === 'add' && dice.length >= MOST_DICE) continue;
    if (choice.adjust !== 'remove' && dice.length > MOST_DICE) continue;
    const cost = costOfChoice(state, choice) + blur();
    if (!best || cost < best.cost) best = { choice, cost };
  }
  if (!best) throw new Error('no dice choice is legal');
  return { action: { type: 'roll', ...best.choice } };
}

function chooseStart(state: GameState, draw: (sides: number) => number): Decision {
  let best: { at: number; heading: Heading; cost: number } | undefined;
  for (const at of legalStartSpaces(state)) {
    for (const heading of ALL_HEADINGS) {
      const cost =
        stepsLeft(state, { at, heading, progress: AT_START }) +
        (isNarrow(state, at, heading) ? COST_OF_LOOKOUT : 0) +
        draw(100) / 100;
      if (!best || cost < best.cost) best = { at, heading, cost };
    }
  }
  if (!best) throw new Error('no start space is free');
  return { action: place(best.at, best.heading) };
}

/** Whether straight ahead there is less water than a die may need. */
function isNarrow(state: GameState, at: number, heading: Heading): boolean {
  const { reach } = watersOf(state.lake, state.course);
  return reach[at * HEADINGS + heading] < 3;
}

export const pilotBot: Bot = {
  name: 'pilot',
  choose: (state, seed) => {
    const draw = drawsFor(state, seed);
    if (state.phase === 'placing') return chooseStart(state, draw);
    const { dice, progress, turns } = state.boats[state.activeSeat];
    const width = Math.min(MOST_BLUR, BLUR_PER_TURN * turns);
    const blur = () => (draw(1000) / 1000) * width;
    if (state.phase === 'dice') return chooseDice(state, blur);
    const { way } = bestWay(state, legalWays(state), dice, blur);
    return { action: steer(way.heading), reason: { code: 'heads-for', buoy: nextMark(progress) } };
  },
};
