/** One turn ahead: every dice choice weighed by all its rolls, each roll steered as well as the bot can. */
import { place, steer } from '../engine/actions';
import { rolledCount, speedOf, type DiceChoice, type Face } from '../engine/dice';
import { ALL_HEADINGS, type Heading, type Space } from '../engine/hex';
import { legalStartSpaces, legalWays, waysAt, type Way } from '../engine/legal';
import type { GameState } from '../engine/state';
import type { Decision } from './bot';
import { distinctChoices, outcomesOf } from './choices';
import { reasonForDice, reasonForHeading } from './reasons';

/** How a bot sees things; all costs in turns, less is better. */
export interface Outlook {
  /** What it costs to have sailed this way with these dice. */
  costOfWay(way: Way, dice: readonly Face[]): number;
  costOfStart(at: Space, heading: Heading): number;
  isWorthWeighing(choice: DiceChoice): boolean;
  /** Added to every cost: mistakes, or a way out of circles. */
  blur(): number;
}

function best<T>(candidates: readonly T[], cost: (candidate: T) => number): T {
  let found: { candidate: T; cost: number } | undefined;
  for (const candidate of candidates) {
    const each = cost(candidate);
    if (!found || each < found.cost) found = { candidate, cost: each };
  }
  if (!found) throw new Error('there is nothing to choose from');
  return found.candidate;
}

function costOfChoice(state: GameState, choice: DiceChoice, outlook: Outlook): number {
  const seat = state.activeSeat;
  const boat = state.boats[seat];
  const waysBySpeed = new Map<number, readonly Way[]>();
  let sum = 0;
  for (const { dice, ways } of outcomesOf(boat.dice, choice)) {
    const speed = speedOf(dice);
    let allowed = waysBySpeed.get(speed);
    if (!allowed) {
      allowed = waysAt({ state, seat, boat: { ...boat, dice }, speed }).filter(({ isAllowed }) => isAllowed);
      waysBySpeed.set(speed, allowed);
    }
    sum += ways * allowed.reduce((least, way) => Math.min(least, outlook.costOfWay(way, dice)), Infinity);
  }
  return sum / 3 ** rolledCount(choice);
}

/** Decides for the active seat. */
export function decideBy(outlook: Outlook, state: GameState): Decision {
  switch (state.phase) {
    case 'placing': {
      const berths = legalStartSpaces(state).flatMap((at) =>
        ALL_HEADINGS.map((heading) => ({ at, heading })),
      );
      const { at, heading } = best(
        berths,
        (each) => outlook.costOfStart(each.at, each.heading) + outlook.blur(),
      );
      return { action: place(at, heading) };
    }
    case 'dice': {
      const all = distinctChoices(state.boats[state.activeSeat].dice, state.rules);
      const weighed = all.filter((each) => outlook.isWorthWeighing(each));
      const choice = best(
        weighed.length > 0 ? weighed : all,
        (each) => costOfChoice(state, each, outlook) + outlook.blur(),
      );
      return { action: { type: 'roll', ...choice }, reason: reasonForDice(state, choice) };
    }
    default: {
      const { dice } = state.boats[state.activeSeat];
      const allowed = legalWays(state).filter(({ isAllowed }) => isAllowed);
      const way = best(allowed, (each) => outlook.costOfWay(each, dice) + outlook.blur());
      return { action: steer(way.heading), reason: reasonForHeading(state, way, allowed.length) };
    }
  }
}
