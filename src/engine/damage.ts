/** Damage counters: when a boat sinks and what it takes into the next race (R7, options of R10). */
import type { Rules } from './rules';

/** R7.2 */
export const SINKING_DAMAGE = 4;

export function isSunkBy(damage: number): boolean {
  return damage >= SINKING_DAMAGE;
}

/** Wear and tear: nobody has fewer counters than races sailed before this one, not even after coast repair. */
function leastDamage(rules: Rules, racesSailed: number): number {
  return rules.wearAndTear ? racesSailed : 0;
}

/** Coast repair: counters taken off at the start of a turn that changes and rolls no die. */
export function repairOf(boat: { damage: number; race: number; rules: Rules }): number {
  const { damage, race, rules } = boat;
  return rules.coastRepair && damage > leastDamage(rules, race - 1) ? 1 : 0;
}

/** Counters at the start of the next race (R7.3). */
export function carriedDamage(boat: {
  damageAtStart: number;
  damageAtEnd: number;
  isHurt: boolean;
  race: number;
  rules: Rules;
}): number {
  const { damageAtStart, damageAtEnd, isHurt, race, rules } = boat;
  const carried = damageAtStart + (isHurt ? 1 : 0);
  const afterRepair = rules.coastRepair ? Math.min(carried, damageAtEnd) : carried;
  return Math.max(afterRepair, leastDamage(rules, race));
}
