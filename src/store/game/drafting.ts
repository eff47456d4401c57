/** Taps on dice before the roll: each changes the draft, and only while it is a person's to change. */
import { KEEP_ALL, type DiceChoice, type GameState } from '../../engine';
import { canAddDie, toggleAdd, toggleRemove, toggleReroll, toggleRerollAll } from '../draft';
import type { Helm } from './helm';

export interface DraftActions {
  readonly toggleDie: (index: number) => void;
  readonly toggleRemoved: (index: number) => void;
  readonly toggleAdded: () => void;
  readonly toggleAll: () => void;
  readonly clearDraft: () => void;
  readonly chooseDice: (choice: DiceChoice) => void;
}

export function draftActions({ get, set, isLocked, isBotsTurn }: Helm): DraftActions {
  function changeDraft(change: (draft: DiceChoice, state: GameState) => DiceChoice): void {
    const { shown, draft } = get();
    if (shown?.phase === 'dice' && !isLocked() && !isBotsTurn())
      set({ draft: change(draft, shown), highlighted: null });
  }

  /** Keys reach further than the dice a boat has. */
  function changeDie(index: number, change: (draft: DiceChoice, index: number) => DiceChoice): void {
    changeDraft((draft, { boats, activeSeat }) =>
      index in boats[activeSeat].dice ? change(draft, index) : draft,
    );
  }

  return {
    toggleDie: (index) => changeDie(index, toggleReroll),
    toggleRemoved: (index) => changeDie(index, toggleRemove),
    toggleAdded: () =>
      changeDraft((draft, { boats, activeSeat, rules }) =>
        draft.adjust === 'add' || canAddDie(boats[activeSeat], rules) ? toggleAdd(draft) : draft,
      ),
    toggleAll: () =>
      changeDraft((draft, { boats, activeSeat }) => toggleRerollAll(draft, boats[activeSeat].dice.length)),
    clearDraft: () => changeDraft(() => KEEP_ALL),
    chooseDice: (choice) => changeDraft(() => choice),
  };
}
