/** What the values of a course advise a boat to do now, and the way on from there. */
import type { Heading, Space } from '../engine/hex';
import type { Boat, GameState } from '../engine/state';
import type { ChoiceAdvice, Par } from './solver/par';
import { traceLine } from './solver/trace';

export interface WayAdvice {
  readonly heading: Heading;
  /** Expected turns to the finish after this one. */
  readonly value: number;
}

/** The best first; `line` is a typical way to the finish, space by space, the boat's own first. */
export type Advice =
  | { readonly kind: 'dice'; readonly choices: readonly ChoiceAdvice[]; readonly line: readonly Space[] }
  | { readonly kind: 'way'; readonly ways: readonly WayAdvice[]; readonly line: readonly Space[] };

/** For the active boat; null where the values do not reach. */
export function adviseOn(state: GameState, par: Par): Advice | null {
  const seat = state.activeSeat;
  const boat = state.boats[seat];
  if (state.phase === 'dice') {
    const choices = par.choices(state, seat);
    return choices.length > 0 ? { kind: 'dice', choices, line: traceLine(par, boat) } : null;
  }
  if (state.phase !== 'steering') return null;
  const advice = par.headings(state, seat);
  const { way } = advice[0];
  const after: Boat = {
    ...boat,
    at: way.to,
    heading: way.heading,
    dice: way.crash > 0 ? [] : boat.dice,
    damage: way.damageAfter,
    progress: way.progress,
  };
  // A line that goes on begins with the space the way ends on.
  const onward = way.sinks || way.progress.finished ? [] : traceLine(par, after).slice(1);
  return {
    kind: 'way',
    ways: advice.map(({ way: { heading }, value }) => ({ heading, value })),
    line: [boat.at, ...way.path, ...onward],
  };
}
