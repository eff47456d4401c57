/** What the live regions say after a commit, after taking back, and when a game is opened. */
import { legalStartSpaces, legalWays, type GameEvent, type GameState } from '../../../engine';
import {
  announceMove,
  announceOthers,
  announceRoll,
  announceTarget,
  announceTurn,
  isUrgent,
  LONGEST_ANNOUNCEMENT,
} from '../../../i18n/announce';
import type { Catalogue } from '../../../i18n/catalogue';
import { namesOf } from '../../../i18n/names';
import { stateOf, type RunningGame } from '../../../store/game';
import { reportOthers, reportTurn } from './situation';

export interface Announcement {
  readonly text: string;
  readonly isUrgent: boolean;
}

function joined(sentences: readonly string[]): string {
  return sentences.reduce((text, next) => {
    const longer = text ? `${text} ${next}` : next;
    return longer.length <= LONGEST_ANNOUNCEMENT ? longer : text;
  }, '');
}

/** Whose boat has to be put down now. */
function placingOf(state: GameState, words: Catalogue): string[] {
  if (state.phase !== 'placing') return [];
  const name = namesOf(state.setup.players, words)[state.activeSeat];
  return [words.speech.choosePlace({ name, n: legalStartSpaces(state).length })];
}

function sayEvents(events: readonly GameEvent[], state: GameState, words: Catalogue): string {
  const names = namesOf(state.setup.players, words);
  if (state.phase === 'steering') {
    const event = events.findLast((one) => one.type === 'rolled');
    const { heading } = state.boats[state.activeSeat];
    if (event?.type === 'rolled') {
      return announceRoll({ event, heading, ways: legalWays(state), names }, words);
    }
  }
  const next = state.phase === 'dice' ? state.activeSeat : undefined;
  return joined([announceMove(events, { names, words, next }), ...placingOf(state, words)]);
}

function saySituation(game: RunningGame, words: Catalogue): string {
  const state = stateOf(game);
  if (state.phase === 'dice' || state.phase === 'steering') {
    return announceTurn(reportTurn(state, words), words);
  }
  return sayEvents(game.events[game.events.length - 1], state, words);
}

/** The one message for the step from one moment of a game to the next; null when there is nothing new. */
export function announce(
  before: RunningGame | null,
  after: RunningGame,
  words: Catalogue,
): Announcement | null {
  if (before?.id !== after.id) return { text: saySituation(after, words), isUrgent: false };
  if (before.events === after.events) return null;
  const shared = before.events.length;
  if (after.events.length <= shared) {
    const isRewound = after.rewinds.length > before.rewinds.length;
    const state = stateOf(after);
    const name = namesOf(state.setup.players, words)[state.activeSeat];
    const said = isRewound ? words.speech.rewound : words.speech.undone;
    return { text: joined([said, words.speech.turn({ name })]), isUrgent: false };
  }
  const events = after.events.slice(shared).flat();
  return { text: sayEvents(events, stateOf(after), words), isUrgent: isUrgent(events) };
}

/** What can be asked for at any time, by the key that asks. */
export const QUESTIONS = { s: 'situation', b: 'buoy', o: 'others', l: 'last move' } as const;

export type Question = (typeof QUESTIONS)[keyof typeof QUESTIONS];

export function answer(question: Question, game: RunningGame, words: Catalogue): string {
  const state = stateOf(game);
  const isRacing = state.phase === 'dice' || state.phase === 'steering';
  if (question === 'last move') {
    const names = namesOf(state.setup.players, words);
    const events = game.events.findLast((some) => some.some(({ type }) => type !== 'rolled')) ?? [];
    return announceMove(events, { names, words });
  }
  if (!isRacing || question === 'situation') return saySituation(game, words);
  return question === 'buoy'
    ? announceTarget(reportTurn(state, words), words)
    : announceOthers(reportOthers(state, words), words);
}
