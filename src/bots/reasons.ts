/** Why a bot did what it did, read off the odds. */
import { rolledCount, speedOf, type DiceChoice, type Face } from '../engine/dice';
import type { Way } from '../engine/legal';
import type { GameState } from '../engine/state';
import { nextMark, type Chance, type Reason } from './bot';
import { oddsOf } from './odds';

function lowestOf(dice: readonly Face[], indexes: readonly number[]): Face {
  return indexes.reduce<Face>((lowest, index) => (dice[index] < lowest ? dice[index] : lowest), 3);
}

export function reasonForDice(state: GameState, choice: DiceChoice): Reason {
  const { dice, damage } = state.boats[state.activeSeat];
  const odds = oddsOf(state, choice);
  const chance: Chance = [odds.clear, odds.total];
  if (odds.repair > 0) return { code: 'coasts-to-repair', damage: damage - odds.repair };
  if (choice.adjust === 'add') return { code: 'adds-for-speed', chance };
  if (choice.removed !== null) return { code: 'slows-down', face: dice[choice.removed], chance };
  if (rolledCount(choice) > 0)
    return { code: 'rerolls-to-clear', face: lowestOf(dice, choice.rerolled), chance };
  if (odds.clear === 0) return { code: 'risks-a-crash', chance };
  return { code: 'keeps-speed', speed: speedOf(dice) };
}

export function reasonForHeading(state: GameState, way: Way, allowed: number): Reason {
  const { progress } = state.boats[state.activeSeat];
  if (way.progress.finished) return { code: 'finishes' };
  if (way.progress.rounded > progress.rounded) return { code: 'rounds-buoy', buoy: way.progress.rounded };
  if (way.crash > 0) return { code: 'crashes-least', damage: way.crash };
  if (way.behind !== null) return { code: 'stops-behind', seat: way.behind };
  if (allowed === 1) return { code: 'is-forced' };
  if (way.path.length === 0) return { code: 'turns-in-place' };
  return { code: 'heads-for', buoy: nextMark(progress) };
}
