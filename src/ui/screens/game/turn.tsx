/** The turn as the dock and the lake see it, worked out once for all of them. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { oddsOf, type ChoiceOdds } from '../../../bots/odds';
import type { Boat, DiceChoice, GameEvent, GameState, Player, Way } from '../../../engine';
import { nameOfPlayer } from '../../../i18n/names';
import { hasRoll } from '../../../store/draft';
import type { GameStoreState, RunningGame, Step } from '../../../store/game';
import { finalWays, waysOnSpot } from '../../../store/preview';
import { useGame } from '../../stores';
import { useWords } from '../../words';

export type RolledEvent = Extract<GameEvent, { type: 'rolled' }>;

export interface Turn {
  readonly state: GameState;
  readonly seat: number;
  readonly boat: Boat;
  readonly player: Player;
  readonly name: string;
  readonly draft: DiceChoice;
  readonly isBot: boolean;
  /** Something would be rolled now, so that the ways are still a matter of chance. */
  readonly hasRoll: boolean;
  /** The ways as they are, as soon as nothing is left to chance. */
  readonly ways: readonly Way[] | null;
  /** Turning in place, for a boat without dice whose first die is armed. */
  readonly waysOnSpot: readonly Way[] | null;
  /** What the roll may bring, while there is one to come. */
  readonly odds: ChoiceOdds | null;
  /** The roll of this turn, once made. */
  readonly rolled: RolledEvent | null;
  /** The dice are in the air. */
  readonly rolling: RolledEvent | null;
  /** A move or the course is being shown: controls wait. */
  readonly isBusy: boolean;
}

const TurnContext = createContext<Turn | null>(null);

export function useTurn(): Turn {
  const turn = useContext(TurnContext);
  if (!turn) throw new Error('A part of the turn stands outside <TurnProvider>.');
  return turn;
}

const selectShown = (store: GameStoreState) => store.shown;
const selectGame = (store: GameStoreState) => store.game;
const selectDraft = (store: GameStoreState) => store.draft;
const selectIntro = (store: GameStoreState) => store.intro;
const selectStep = (store: GameStoreState): Step | undefined => store.queue[0];

function isRolled(event: GameEvent): event is RolledEvent {
  return event.type === 'rolled';
}

/** The roll that led to a state in which the boat has to steer. */
function rollOf(game: RunningGame, state: GameState): RolledEvent | null {
  if (state.phase !== 'steering') return null;
  const index = game.states.lastIndexOf(state);
  return game.events[index]?.find(isRolled) ?? null;
}

export function TurnProvider({ children }: { children: ReactNode }) {
  const state = useGame(selectShown);
  const game = useGame(selectGame);
  const draft = useGame(selectDraft);
  const step = useGame(selectStep);
  const intro = useGame(selectIntro);
  const words = useWords();
  const turn = useMemo((): Turn | null => {
    if (!state || !game) return null;
    const seat = state.activeSeat;
    const boat = state.boats[seat];
    const player = state.setup.players[seat];
    const isChoosing = state.phase === 'dice';
    const isRollAhead = isChoosing && hasRoll(draft);
    return {
      state,
      seat,
      boat,
      player,
      name: nameOfPlayer(player, words),
      draft,
      isBot: game.table.bots[seat] !== null,
      hasRoll: isRollAhead,
      ways: finalWays(state, draft),
      waysOnSpot: isRollAhead && boat.dice.length === 0 ? waysOnSpot(state) : null,
      odds: isRollAhead ? oddsOf(state, draft) : null,
      rolled: rollOf(game, state),
      rolling: step?.action.type === 'roll' ? (step.events.find(isRolled) ?? null) : null,
      isBusy: step !== undefined || intro !== null,
    };
  }, [state, game, draft, step, intro, words]);
  return turn && <TurnContext value={turn}>{children}</TurnContext>;
}
