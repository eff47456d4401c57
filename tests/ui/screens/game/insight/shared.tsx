/** A game in which it is a person's turn, with all that the dock needs round the part under test. */
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Face, GameState } from '../../../../../src/engine';
import { createInsightStore, type InsightState, type InsightStore } from '../../../../../src/store/insight';
import { InsightContext } from '../../../../../src/ui/screens/game/insight/insightContext';
import { TurnProvider } from '../../../../../src/ui/screens/game/turn';
import type { Stores } from '../../../../../src/ui/stores';
import { show } from '../../showing';
import { storesWith } from '../playing';

export interface Scene {
  readonly stores: Stores;
  readonly insight: InsightStore;
  readonly state: GameState;
}

/** A game with these dice in the active boat's hand. */
export async function showWithDice(part: ReactNode, dice: readonly Face[]): Promise<Scene> {
  const stores = storesWith({ players: 3, until: 40 });
  const insight = createInsightStore();
  const { shown } = stores.game.getState();
  if (!shown) throw new Error('no game');
  const boats = shown.boats.map((boat, seat) => (seat === shown.activeSeat ? { ...boat, dice } : boat));
  const state: GameState = { ...shown, phase: 'dice', boats };
  stores.game.setState({ shown: state, draft: { adjust: 'keep', removed: null, rerolled: [] } });
  await show(
    <InsightContext value={insight}>
      <TurnProvider>{part}</TurnProvider>
    </InsightContext>,
    { stores },
  );
  return { stores, insight, state };
}

export function rowOf(name: RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

export function setInsight(insight: InsightStore, state: Partial<InsightState>): void {
  act(() => insight.setState(state));
}
