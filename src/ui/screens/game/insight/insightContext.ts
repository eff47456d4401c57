import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createInsightStore, type InsightState, type InsightStore } from '../../../../store/insight';

/** Outside a game nothing is known and nobody thinks. */
export const InsightContext = createContext<InsightStore>(createInsightStore());

export function useInsightStore(): InsightStore {
  return useContext(InsightContext);
}

export function useInsight<T>(selector: (state: InsightState) => T): T {
  return useStore(useInsightStore(), selector);
}
