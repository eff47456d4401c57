/** What page and bot worker tell each other. */
import type { Advice } from '../bots/advice';
import type { BotName, Decision } from '../bots/bot';
import type { Problem } from '../bots/solver/model';
import type { ParTables } from '../bots/solver/solve';
import type { GameState } from '../engine/state';

export type BotRequest =
  /** The values of a course, for captains. Until they come, captains play like skippers. */
  | { readonly type: 'tables'; readonly problem: Problem; readonly tables: ParTables }
  | {
      readonly type: 'decide';
      readonly id: number;
      readonly name: BotName;
      readonly state: GameState;
      readonly seed: string;
    }
  | { readonly type: 'advise'; readonly id: number; readonly state: GameState };

export type BotReply =
  /** The decision on the request of that id; one that says `plays-safe` stands in for a bot that failed. */
  | { readonly type: 'decided'; readonly id: number; readonly decision: Decision }
  /** Null where the values of the course do not reach, or have not come yet. */
  | { readonly type: 'advised'; readonly id: number; readonly advice: Advice | null };
