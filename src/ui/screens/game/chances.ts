/** Chances of a way before the roll, in words. */
import type { HeadingOdds } from '../../../bots/odds';
import type { Catalogue } from '../../../i18n/catalogue';
import type { Turn } from './turn';

function divisorOf(a: number, b: number): number {
  return b === 0 ? a : divisorOf(b, a % b);
}

/** "1 in 3" rather than "9 in 27". */
export function chanceOf(ways: number, total: number, words: Catalogue): string {
  const divisor = divisorOf(ways, total) || 1;
  return words.common.chance({ numerator: ways / divisor, denominator: total / divisor });
}

/** How sure a way is: any roll, only some, or none. */
export function sureness(turn: Turn, { clear, reach }: HeadingOdds, words: Catalogue): string {
  const { odds } = turn;
  const text = words.race.way;
  if (!odds || clear === odds.total) return text.anyRoll;
  if (clear === 0) return reach === 0 ? text.crashAt({ reach }) : text.never;
  const least = odds.speeds[0].speed;
  const isOneDie = odds.total === 3 && least === 1;
  if (isOneDie) {
    return text.onlyWith({ faces: odds.speeds.map(({ speed }) => speed).filter((speed) => speed <= reach) });
  }
  return text.onlyUpTo({ speed: reach });
}

/** What may go wrong on a way: crash or sinking, with its chance. */
export function danger(turn: Turn, { crashes, sinks }: HeadingOdds, words: Catalogue): string | null {
  const total = turn.odds?.total ?? 1;
  const text = words.race.way;
  if (sinks > 0) return text.sinkChance({ chance: chanceOf(sinks, total, words) });
  return crashes > 0 ? text.crashChance({ chance: chanceOf(crashes, total, words) }) : null;
}

/** The line under a steering button before the roll. */
export function notesOfChance(turn: Turn, way: HeadingOdds, words: Catalogue): string[] {
  const notes = [sureness(turn, way, words), danger(turn, way, words)];
  const total = turn.odds?.total ?? 1;
  if (way.finishes > 0) notes.unshift(`${words.race.way.finishes} ${chanceOf(way.finishes, total, words)}`);
  else if (way.roundsTarget > 0) {
    const buoy = turn.boat.progress.rounded + 1;
    notes.unshift(`${words.race.way.rounds({ buoy })} ${chanceOf(way.roundsTarget, total, words)}`);
  }
  return notes.filter((note) => note !== null);
}
