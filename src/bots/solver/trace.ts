/** A typical race on a solved course: every roll comes out as near to its average worth as it can. */
import { AT_START, type Progress } from '../../engine/rounding';
import type { Face } from '../../engine/dice';
import type { Heading, Space } from '../../engine/hex';
import type { Scene } from '../../engine/legal';
import type { Boat } from '../../engine/state';
import { outcomesOf } from '../choices';
import type { Par } from './par';

const MOST_TURNS = 80;

/** A boat that is alone on the lake. */
export function loneBoat(boat: {
  at: Space;
  heading: Heading;
  damage?: number;
  dice?: readonly Face[];
  progress?: Progress;
}): Boat {
  const { at, heading, damage = 0, dice = [], progress = AT_START } = boat;
  const none = { damageAtStart: damage, isHurt: false, turns: 0 };
  return { status: 'racing', at, heading, dice, damage, progress, ...none };
}

/** The spaces of a typical race from where the boat lies, its own first. */
export function traceLine(par: Par, from: Boat): Space[] {
  const { lake, course, rules } = par.problem;
  const line: Space[] = [from.at];
  let boat = from;
  for (let turn = 0; turn < MOST_TURNS && !boat.progress.finished; turn++) {
    const scene = (dice: readonly Face[]): Scene => ({ lake, course, rules, boats: [{ ...boat, dice }] });
    const best = par.choices(scene(boat.dice), 0).at(0);
    if (!best) break;
    let typical: { dice: readonly Face[]; miss: number; ways: number } | undefined;
    for (const { dice, ways } of outcomesOf(boat.dice, best.choice)) {
      const value = 1 + par.headings(scene(dice), 0)[0].value;
      const miss = Math.abs(value - best.value);
      if (!typical || miss < typical.miss || (miss === typical.miss && ways > typical.ways)) {
        typical = { dice, miss, ways };
      }
    }
    if (!typical) break;
    const { way } = par.headings(scene(typical.dice), 0)[0];
    if (way.sinks) break;
    line.push(...way.path);
    const dice = way.crash > 0 ? [] : typical.dice;
    boat = {
      ...boat,
      at: way.to,
      heading: way.heading,
      dice,
      damage: way.damageAfter,
      progress: way.progress,
    };
  }
  return line;
}
