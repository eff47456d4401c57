/** The log's shape: races, turns and rewinds. Words come later, and only for what is looked at. */
import type { Reason } from '../../../../bots/bot';
import type { GameEvent } from '../../../../engine';
import type { RunningGame } from '../../../../store/game';

export interface LogEntry {
  /** How many actions had been taken: its name in the list. */
  readonly at: number;
  readonly kind: 'events' | 'rewind';
  /** Whose it is; null for what concerns all. */
  readonly seat: number | null;
  /** The boat's own turn in this race. */
  readonly turn: number | null;
  /** The first line of a new turn. */
  readonly opensTurn: boolean;
  readonly events: readonly GameEvent[];
  /** Why, if a bot did it: first for the dice, then for the way. */
  readonly reasons: readonly Reason[];
}

export interface LogRace {
  readonly race: number;
  readonly entries: readonly LogEntry[];
}

function seatOf(events: readonly GameEvent[]): number | null {
  for (const event of events) if ('seat' in event) return event.seat;
  return null;
}

/** A rewind that was itself rewound shows where the later one led to. */
function rewindPlaces({ rewinds, record }: RunningGame): number[] {
  let least = record.actions.length;
  return rewinds
    .map(({ at }) => at)
    .reverse()
    .map((at) => (least = Math.min(least, at)))
    .reverse();
}

export function logOf(game: RunningGame): LogRace[] {
  const { states, events, record } = game;
  const rewinds = rewindPlaces(game);
  const given = new Map(game.reasons.map(({ at, reason }) => [at, reason]));
  const races: { race: number; entries: LogEntry[] }[] = [];
  let lastTurn: number | null = null;
  for (const [at, happened] of events.entries()) {
    const { race, boats } = states[at];
    if (races.at(-1)?.race !== race) {
      races.push({ race, entries: [] });
      lastTurn = null;
    }
    const entries = races[races.length - 1].entries;
    const before = entries.at(-1);
    const reason = given.get(at - 1);
    const reasons = reason ? [reason] : [];
    const isRestOfTurn = record.actions[at - 1]?.type === 'steer' && before?.kind === 'events';
    if (isRestOfTurn) {
      entries[entries.length - 1] = {
        ...before,
        events: [...before.events, ...happened],
        reasons: [...before.reasons, ...reasons],
      };
    } else {
      const seat = seatOf(happened);
      const rolled = happened.find((event) => event.type === 'rolled');
      const isRetired = happened.some((event) => event.type === 'retired');
      const turn =
        rolled?.type === 'rolled' ? rolled.turn : isRetired && seat !== null ? boats[seat].turns : null;
      const opensTurn = turn !== null && turn !== lastTurn;
      lastTurn = turn;
      entries.push({ at, kind: 'events', seat, turn, opensTurn, events: happened, reasons });
    }
    for (const place of rewinds) {
      if (place === at) {
        const seat = states[at].activeSeat;
        entries.push({ at, kind: 'rewind', seat, turn: null, opensTurn: false, events: [], reasons: [] });
      }
    }
  }
  return races;
}
