/** The state of a game: plain JSON, never changed in place. */
import type { Action } from './actions';
import type { Course } from './course';
import type { Adjustment, DiceRefusal, Face } from './dice';
import type { Heading, Space } from './hex';
import type { Lake } from './lake';
import type { Milestone } from './movement';
import type { SeedKey } from './random';
import type { Progress } from './rounding';
import type { Rules } from './rules';
import type { RaceOutcome } from './scoring';
import type { Setup } from './setup';

/** Where a boat off the lake is. */
export const ASHORE: Space = -1;

export type BoatStatus = 'waiting' | 'racing' | 'finished' | 'sunk' | 'retired' | 'unfinished';

export interface Boat {
  readonly status: BoatStatus;
  /** ASHORE when not on the lake. */
  readonly at: Space;
  readonly heading: Heading;
  readonly dice: readonly Face[];
  readonly damage: number;
  readonly damageAtStart: number;
  /** Took damage in this race (R7.3). */
  readonly isHurt: boolean;
  /** Own turns taken in this race. */
  readonly turns: number;
  readonly progress: Progress;
}

/** What is asked for now. */
export type Phase = 'placing' | 'dice' | 'steering' | 'race-over' | 'game-over';

export interface RaceResult extends RaceOutcome {
  readonly points: readonly number[];
  /** Counters each boat starts the next race with. */
  readonly carried: readonly number[];
}

export interface GameState {
  readonly setup: Setup;
  readonly rules: Rules;
  readonly seedKey: SeedKey;
  readonly lake: Lake;
  readonly course: Course;
  /** Faces of the roll for start player by round, null for a seat that no longer rolls (R4.1). */
  readonly startRolls: readonly (readonly (Face | null)[])[];
  readonly phase: Phase;
  readonly race: number;
  readonly startSeat: number;
  readonly activeSeat: number;
  readonly boats: readonly Boat[];
  /** Seats that have finished this race, in order. */
  readonly places: readonly number[];
  /** Races that have ended. */
  readonly results: readonly RaceResult[];
}

/** What happened, in order: log, animation, sound and screen reader read these. */
export type GameEvent =
  | {
      readonly type: 'course-laid';
      readonly race: number;
      readonly startSeat: number;
      readonly course: Course;
    }
  | { readonly type: 'placed'; readonly seat: number; readonly at: Space; readonly heading: Heading }
  | {
      readonly type: 'rolled';
      readonly seat: number;
      /** The boat's own turn in this race, from 1. */
      readonly turn: number;
      readonly before: readonly Face[];
      readonly adjust: Adjustment;
      readonly removed: number | null;
      readonly rerolled: readonly number[];
      readonly dice: readonly Face[];
      readonly speed: number;
    }
  | { readonly type: 'repaired'; readonly seat: number; readonly damage: number }
  | {
      readonly type: 'moved';
      readonly seat: number;
      readonly from: Space;
      readonly fromHeading: Heading;
      readonly heading: Heading;
      readonly speed: number;
      readonly reach: number;
      readonly path: readonly Space[];
      readonly to: Space;
      readonly behind: number | null;
    }
  | ({ readonly type: 'milestone'; readonly seat: number } & Milestone)
  | { readonly type: 'crashed'; readonly seat: number; readonly crash: number; readonly damage: number }
  | { readonly type: 'finished'; readonly seat: number; readonly place: number; readonly step: number }
  | { readonly type: 'sank'; readonly seat: number }
  | { readonly type: 'retired'; readonly seat: number }
  | {
      readonly type: 'race-ended';
      readonly race: number;
      readonly result: RaceResult;
      readonly totals: readonly number[];
    }
  | {
      readonly type: 'game-ended';
      readonly ranking: readonly (readonly number[])[];
      readonly totals: readonly number[];
    };

export type Refusal =
  | { readonly code: 'wrong-phase'; readonly action: Action['type']; readonly phase: Phase }
  | { readonly code: 'not-a-start-space'; readonly at: Space }
  | { readonly code: 'space-taken'; readonly at: Space; readonly seat: number }
  | { readonly code: 'no-such-heading'; readonly heading: number }
  | DiceRefusal
  | { readonly code: 'heading-not-offered'; readonly heading: Heading; readonly offered: readonly Heading[] }
  | {
      readonly code: 'heading-forbidden';
      readonly heading: Heading;
      readonly reach: number;
      /** The headings that must be chosen from instead (R6.2). */
      readonly allowed: readonly Heading[];
    }
  | { readonly code: 'race-still-counts' };

export type Applied =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };
