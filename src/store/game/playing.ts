/** The actions of the rules, as people and bots take them. */
import {
  endRace,
  keep,
  nextRace,
  place,
  retire,
  steer,
  type Action,
  type Heading,
  type Refusal,
  type Space,
} from '../../engine';
import type { Reason } from '../../bots/bot';
import { hasRoll } from '../draft';
import { randomPlacing } from '../placement';
import type { Helm } from './helm';
import { shortenGame } from './running';

export interface PlayingActions {
  readonly place: (at: Space, heading: Heading) => Refusal | null;
  readonly placeAll: () => void;
  /** Turns the boat that was placed last, as long as others are still to be placed. */
  readonly turnPlaced: (heading: Heading) => void;
  readonly roll: () => Refusal | null;
  readonly go: (heading: Heading) => Refusal | null;
  readonly turnOnSpot: (heading: Heading) => Refusal | null;
  readonly retire: () => void;
  readonly endRace: () => void;
  readonly nextRace: () => void;
  /** A bot's action, for the active seat, and why. */
  readonly playBot: (action: Action, reason?: Reason) => Refusal | null;
}

export function playingActions(helm: Helm): PlayingActions {
  const { get, commit, commitByHand, commitUnlocked } = helm;
  return {
    place: (at, heading) => commitByHand([place(at, heading)]),
    placeAll: () => {
      const { shown } = get();
      if (shown?.phase === 'placing') commitUnlocked(randomPlacing(shown));
    },
    turnPlaced: (heading) => {
      const { game, shown } = get();
      const last = game?.record.actions.at(-1);
      if (!game || shown?.phase !== 'placing' || last?.type !== 'place' || helm.isLocked()) return;
      helm.present(shortenGame(game, game.record.actions.length - 1));
      commit([place(last.at, heading)]);
      helm.showAll();
    },
    roll: () => {
      const { draft } = get();
      return hasRoll(draft) ? commitByHand([{ type: 'roll', ...draft }]) : null;
    },
    go: (heading) => {
      const { shown, draft } = get();
      if (shown?.phase === 'steering') return commitByHand([steer(heading)]);
      return hasRoll(draft) ? null : commitByHand([{ type: 'roll', ...draft }, steer(heading)]);
    },
    turnOnSpot: (heading) => commitByHand([keep(), steer(heading)]),
    retire: () => void commitUnlocked([retire]),
    endRace: () => void commitUnlocked([endRace]),
    nextRace: () => void commitUnlocked([nextRace]),
    playBot: (action, reason) => commit([action], reason),
  };
}
