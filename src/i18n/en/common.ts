/** Words used on every screen. */
import type { BoatNumber } from '../../engine/setup';
import { formatsOf } from '../format';
import type { Bearing, Turn } from '../turns';
import type { Worded } from '../worded';

const { all, count, number, percent } = formatsOf('en');

/** 1st, 2nd, 3rd; a race has no more than 6 places. */
const ENDINGS: readonly string[] = ['th', 'st', 'nd', 'rd'];

interface BoatWords {
  /** Stands in for a player's name. */
  name: string;
  /** The boat as a thing, for a label of its own. */
  boat: string;
}

interface WayWords {
  /** On a button. */
  title: string;
  /** In the middle of a sentence. */
  bare: string;
  /** After a verb of movement. */
  go: string;
}

export const common = {
  appName: 'Powerboats',
  tagline: 'Race round the buoys, between the islands, and keep your hull whole.',
  boats: {
    1: { name: 'Orange', boat: 'Orange boat' },
    2: { name: 'Yellow', boat: 'Yellow boat' },
    3: { name: 'Black', boat: 'Black boat' },
    4: { name: 'Red', boat: 'Red boat' },
    5: { name: 'Purple', boat: 'Purple boat' },
    6: { name: 'White', boat: 'White boat' },
  } satisfies Record<BoatNumber, BoatWords>,
  boatOf: ({ name, number }: { name: string; number: number }) => `${name}, boat ${number}`,
  ways: {
    sharpLeft: { title: 'Sharp left', bare: 'sharp left', go: 'sharp left' },
    left: { title: 'Left', bare: 'left', go: 'left' },
    ahead: { title: 'Ahead', bare: 'ahead', go: 'ahead' },
    right: { title: 'Right', bare: 'right', go: 'right' },
    sharpRight: { title: 'Sharp right', bare: 'sharp right', go: 'sharp right' },
  } satisfies Record<Turn, WayWords>,
  bearings: {
    ahead: 'ahead',
    aheadLeft: 'ahead left',
    left: 'to the left',
    behindLeft: 'behind left',
    behind: 'behind you',
    behindRight: 'behind right',
    right: 'to the right',
    aheadRight: 'ahead right',
  } satisfies Record<Bearing, string>,
  close: 'Close',
  back: 'Back',
  backHome: 'Back to the start page',
  skip: 'Skip',
  copy: 'Copy',
  copied: 'Copied',
  menu: 'Menu',
  rules: 'Rules',
  settings: 'Settings',
  loading: 'One moment…',
  turns: ({ n }: { n: number }) => count(n, 'turn', 'turns'),
  points: ({ n }: { n: number }) => count(n, 'point', 'points'),
  boatCount: ({ n }: { n: number }) => count(n, 'boat', 'boats'),
  players: ({ n }: { n: number }) => count(n, 'player', 'players'),
  races: ({ n }: { n: number }) => count(n, 'race', 'races'),
  raceOf: ({ race, races }: { race: number; races: number }) => `Race ${race} of ${races}`,
  place: ({ n }: { n: number }) => `${n}${ENDINGS[n] ?? 'th'}`,
  buoy: ({ buoy }: { buoy: number }) => `Buoy ${buoy}`,
  number: ({ n }: { n: number }) => number(n),
  percent: ({ ratio }: { ratio: number }) => percent(ratio),
  chance: ({ numerator, denominator }: { numerator: number; denominator: number }) =>
    `${number(numerator)} in ${number(denominator)}`,
  all: ({ items }: { items: readonly (string | number)[] }) => all(items),
};

export type Common = Worded<typeof common>;
