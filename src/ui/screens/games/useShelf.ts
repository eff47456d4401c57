import { useCallback, useEffect, useState } from 'react';
import type { GameState } from '../../../engine';
import {
  deleteGame,
  listHeads,
  openGame,
  putBackGame,
  type SavedGame,
  type SavedHead,
} from '../../../store/savedGames';
import { useStores } from '../../stores';

export interface ShelvedGame {
  readonly saved: SavedGame;
  readonly state: GameState;
}

export interface Shelf {
  readonly heads: readonly SavedHead[];
  /** Games by id, as far as they are opened; null cannot be read. */
  readonly games: ReadonlyMap<string, ShelvedGame | null>;
  /** The last game deleted, as long as it can come back. */
  readonly deleted: { readonly id: string; readonly text: string } | null;
  readonly remove: (id: string) => void;
  readonly bringBack: () => void;
}

const BRING_BACK_MS = 10_000;

/** The saved games. Opening one plays it again, so they are opened one by one between other tasks. */
export function useShelf(): Shelf {
  const { storage, game } = useStores();
  const [heads, setHeads] = useState(() => listHeads(storage));
  const [games, setGames] = useState<ReadonlyMap<string, ShelvedGame | null>>(new Map());
  const [deleted, setDeleted] = useState<Shelf['deleted']>(null);

  const next = heads.find(({ id }) => !games.has(id))?.id;
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => {
      const opened = openGame(storage, next);
      const state = opened?.ok ? opened.replay.states.at(-1) : undefined;
      setGames((known) =>
        new Map(known).set(next, opened?.ok && state ? { saved: opened.saved, state } : null),
      );
    });
    return () => clearTimeout(timer);
  }, [next, storage]);

  useEffect(() => {
    if (!deleted) return undefined;
    const timer = setTimeout(() => setDeleted(null), BRING_BACK_MS);
    return () => clearTimeout(timer);
  }, [deleted]);

  const remove = useCallback(
    (id: string) => {
      // A game that still runs would be saved again with its next move.
      if (game.getState().game?.id === id) game.getState().leave();
      const text = deleteGame(storage, id);
      setDeleted(text === null ? null : { id, text });
      setHeads(listHeads(storage));
    },
    [game, storage],
  );

  return {
    heads,
    games,
    deleted,
    remove,
    bringBack: () => {
      if (!deleted) return;
      putBackGame(storage, deleted);
      setDeleted(null);
      setHeads(listHeads(storage));
    },
  };
}
