/** What players can do. */
import type { DiceChoice } from './dice';
import type { Heading, Space } from './hex';

export type Action =
  | { readonly type: 'place'; readonly at: Space; readonly heading: Heading }
  | ({ readonly type: 'roll' } & DiceChoice)
  | { readonly type: 'steer'; readonly heading: Heading }
  | { readonly type: 'retire' }
  | { readonly type: 'end-race' }
  | { readonly type: 'next-race' };

export const place = (at: Space, heading: Heading): Action => ({ type: 'place', at, heading });
export const add = (...rerolled: number[]): Action => ({
  type: 'roll',
  adjust: 'add',
  removed: null,
  rerolled,
});
export const keep = (...rerolled: number[]): Action => ({
  type: 'roll',
  adjust: 'keep',
  removed: null,
  rerolled,
});
export const remove = (removed: number, ...rerolled: number[]): Action => ({
  type: 'roll',
  adjust: 'remove',
  removed,
  rerolled,
});
export const steer = (heading: Heading): Action => ({ type: 'steer', heading });
export const retire: Action = { type: 'retire' };
export const endRace: Action = { type: 'end-race' };
export const nextRace: Action = { type: 'next-race' };
