/** What page and solver worker tell each other. */
import type { Problem } from '../bots/solver/model';
import type { ParTables, SolverProgress } from '../bots/solver/solve';

export type SolverRequest =
  | { readonly type: 'solve'; readonly id: number; readonly problem: Problem }
  | { readonly type: 'cancel'; readonly id: number };

/** Every `solve` is answered by any number of `progress` and then by one of the others. */
export type SolverReply =
  | { readonly type: 'progress'; readonly id: number; readonly progress: SolverProgress }
  | { readonly type: 'solved'; readonly id: number; readonly tables: ParTables }
  | { readonly type: 'cancelled'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number };
