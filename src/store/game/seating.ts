/** Who plays a seat and where people sit may change in the middle of a game; the record does not. */
import type { BotLevel, SeatingMode, Table } from '../table';
import type { Helm } from './helm';

export interface SeatingActions {
  readonly handSeat: (seat: number, bot: BotLevel | null) => void;
  readonly changeSeating: (seating: SeatingMode) => void;
}

export function seatingActions({ get, set, save }: Helm): SeatingActions {
  function changeTable(change: (table: Table) => Partial<Table>): void {
    const { game } = get();
    if (!game) return;
    const changed = { ...game, table: { ...game.table, ...change(game.table) } };
    save(changed);
    set({ game: changed });
  }

  return {
    handSeat: (seat, bot) => changeTable(({ bots }) => ({ bots: bots.with(seat, bot) })),
    changeSeating: (seating) => changeTable(() => ({ seating })),
  };
}
