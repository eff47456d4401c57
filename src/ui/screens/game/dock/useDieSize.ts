import { useTurn } from '../turn';
import { dieSize } from './dieSize';

/** The size of the dice that lie in the tray now. */
export function useDieSize(width: number, most: number, least?: number): number {
  const { boat, rolled, rolling } = useTurn();
  const dice = (rolling ?? rolled)?.dice.length ?? boat.dice.length + 1;
  return dieSize({ dice, width, most, least });
}
