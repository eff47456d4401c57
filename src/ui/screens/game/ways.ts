/** The ways of a turn in words and angles. */
import { HEADINGS, SINKING_DAMAGE, type Heading, type Way } from '../../../engine';
import type { Catalogue } from '../../../i18n/catalogue';
import { nameOfPlayer } from '../../../i18n/names';
import { turnBetween } from '../../../i18n/turns';
import type { Turn } from './turn';

/** Degrees clockwise from the right-hand side of the screen, on a lake turned by `rotation`. */
export function screenAngle(heading: Heading, rotation: number): number {
  return (((360 - (360 / HEADINGS) * heading + rotation) % 360) + 360) % 360;
}

export type WayState = 'clear' | 'crash' | 'forbidden';

export function stateOfWay(way: Way): WayState {
  if (!way.isAllowed) return 'forbidden';
  return way.crash > 0 ? 'crash' : 'clear';
}

/** "Left 5" */
export function titleOfWay(turn: Turn, way: Way, words: Catalogue): string {
  const { title } = words.common.ways[turnBetween(turn.boat.heading, way.heading)];
  return way.path.length > 0 ? `${title} ${way.path.length}` : title;
}

/** Why a way is not open: it crashes, and another one does not, or goes further. */
function reasonAgainst(turn: Turn, way: Way, words: Catalogue): string {
  const open = (turn.ways ?? []).filter((other) => other.isAllowed);
  // Naming the one way out helps; naming two of three only fills the button.
  if (open.length > 1) return `${words.race.way.crashAt({ reach: way.reach })}, ${words.race.way.notAllowed}`;
  const ways = open.map((other) => words.common.ways[turnBetween(turn.boat.heading, other.heading)].bare);
  const phrase = open.some((other) => other.crash === 0)
    ? words.race.way.crashesButClear
    : words.race.way.crashesButFurther;
  return phrase({ reach: way.reach, ways });
}

/** What happens on a way, most important first. */
export function notesOfWay(turn: Turn, way: Way, words: Catalogue): string[] {
  const text = words.race.way;
  if (!way.isAllowed) return [reasonAgainst(turn, way, words)];
  const notes: string[] = [];
  for (const { kind, buoy } of way.milestones) {
    if (kind === 'finished') notes.push(text.finishes);
    else if (kind === 'rounded') notes.push(text.rounds({ buoy }));
    else if (kind === 'unrounded') notes.push(text.unrounds({ buoy }));
    else notes.push(kind === 'started' ? text.starts : text.unstarts);
  }
  if (way.crash > 0) {
    notes.push(text.crash({ damage: way.crash }));
    notes.push(way.sinks ? text.sinks : text.damageAfter({ damage: way.damageAfter, most: SINKING_DAMAGE }));
  }
  if (way.behind !== null) {
    notes.push(text.stopsBehind({ name: nameOfPlayer(turn.state.setup.players[way.behind], words) }));
  }
  if (notes.length > 0) return notes;
  const speed = way.path.length;
  if (speed === 0) return [way.heading === turn.boat.heading ? text.stay : text.turnOnly];
  return [text.clear({ spare: way.reach - speed })];
}
