import { useCallback, useState } from 'react';
import { formatLakeCode, parseLakeCode, type Side } from '../../../engine';
import { randomLakeCode } from '../../../lakes/lakes';
import type { TableLink } from '../../../store/link';
import { makeSeed } from '../../../store/seed';
import {
  lakeOfChoice,
  readTableChoice,
  rememberTableChoice,
  resizeSeats,
  type TableChoice,
} from '../../../store/tableChoice';
import { useStores } from '../../stores';

export interface TableDraft {
  readonly choice: TableChoice;
  readonly lake: string;
  readonly seed: string;
  /** The seed came with a link. */
  readonly hasGivenDice: boolean;
}

export interface TableActions {
  readonly change: (change: Partial<TableChoice>) => void;
  /** Any code that names a lake. */
  readonly setLake: (code: string) => void;
  readonly setSide: (side: Side) => void;
  readonly newLake: () => void;
  readonly toggleLock: () => void;
  readonly newDice: () => void;
}

/** The last table, with whatever a link brings. */
function openDraft(last: TableChoice, link: Partial<TableLink>): TableDraft {
  const seed = link.seed ?? makeSeed();
  const choice: TableChoice = {
    ...last,
    ...(link.players !== undefined && { seats: resizeSeats(last.seats, link.players) }),
    ...(link.races !== undefined && { races: link.races }),
    ...(link.rules !== undefined && { rules: link.rules }),
    ...(link.lake !== undefined && { lockedLake: null }),
  };
  return withLake(
    { choice, seed, lake: '', hasGivenDice: link.seed !== undefined },
    link.lake ?? lakeOfChoice(choice, seed),
  );
}

function withLake(draft: TableDraft, lake: string): TableDraft {
  const { choice } = draft;
  const lakeSide = parseLakeCode(lake)?.side ?? choice.lakeSide;
  const lockedLake = choice.lockedLake === null ? null : lake;
  return { ...draft, lake, choice: { ...choice, lakeSide, lockedLake } };
}

/** The table being set. Every change is remembered, so that a look at the rules loses nothing. */
export function useTableDraft(link: Partial<TableLink>): TableDraft & TableActions {
  const { storage } = useStores();
  const [draft, setDraft] = useState(() => openDraft(readTableChoice(storage), link));
  const update = useCallback(
    (change: (draft: TableDraft) => TableDraft) =>
      setDraft((before) => {
        const after = change(before);
        rememberTableChoice(storage, after.choice);
        return after;
      }),
    [storage],
  );
  return {
    ...draft,
    change: (change) => update((before) => ({ ...before, choice: { ...before.choice, ...change } })),
    setLake: (code) => update((before) => withLake(before, code)),
    setSide: (side) =>
      update((before) => {
        const layout = parseLakeCode(before.lake);
        return layout ? withLake(before, formatLakeCode({ ...layout, side })) : before;
      }),
    newLake: () => update((before) => withLake(before, randomLakeCode(before.choice.lakeSide, makeSeed()))),
    toggleLock: () =>
      update((before) => ({
        ...before,
        choice: { ...before.choice, lockedLake: before.choice.lockedLake === null ? before.lake : null },
      })),
    newDice: () => update((before) => ({ ...before, seed: makeSeed(), hasGivenDice: false })),
  };
}
