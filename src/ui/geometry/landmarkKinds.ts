import type { Point } from './board';

/** What stands on the islands from the biggest to smaller ones, so that people can say "behind the mill". */
export const WISHES = [
  'church',
  'vineyard',
  'village',
  'lighthouse',
  'vineyard',
  'castle',
  'cottages',
  'windmill',
  'stones',
  'cottages',
  'cottages',
] as const;
export type LandmarkKind = (typeof WISHES)[number];

interface Need {
  readonly width: number;
  readonly height: number;
  /** How far inland all of it must lie (hex sizes). */
  readonly room: number;
}

/** Buildings stand on the meadow, off the beach. */
export const BUILDING_ROOM = 0.36;
const need = (width: number, height: number, room = BUILDING_ROOM): Need => ({ width, height, room });

/** The ground each kind needs for itself: from the size it likes best to the least it can do with. */
export const NEEDS: Readonly<Record<LandmarkKind, readonly Need[]>> = {
  church: [need(30, 26)],
  vineyard: [need(36, 30), need(30, 26), need(27, 21)],
  village: [need(26, 22)],
  // A lighthouse may stand on bare rock.
  lighthouse: [need(19, 19), need(14, 14, 0.1)],
  castle: [need(31, 31), need(31, 31, 0.2)],
  cottages: [need(15, 11)],
  windmill: [need(19, 19), need(14, 14, 0.28)],
  stones: [need(19, 19, 0.24)],
};
/** Houses round it. */
export const HOUSES: Readonly<Record<LandmarkKind, number>> = {
  church: 7,
  vineyard: 2,
  village: 6,
  lighthouse: 0,
  castle: 0,
  cottages: 2,
  windmill: 0,
  stones: 0,
};
/** Degrees it may be turned by. */
export const TURNS: Readonly<Record<LandmarkKind, readonly number[]>> = {
  church: [-28, -16, 20],
  vineyard: [12, -24, 100, 66],
  village: [20, -30, 64],
  lighthouse: [0],
  castle: [0, 14, -12],
  cottages: [-14, 24, 70],
  windmill: [24, 52, -20],
  stones: [0],
};

/** The light comes from the upper left. */
export const SHADOW_DIRECTION: Point = { x: 0.62, y: 0.79 };
/** Where the towers stand that cast the long shadows, from the landmark's middle along its own sides. */
export const TOWERS: Readonly<Record<LandmarkKind, readonly Point[]>> = {
  church: [{ x: -9, y: 0 }],
  vineyard: [],
  village: [],
  lighthouse: [{ x: 0, y: 0 }],
  castle: [
    { x: -10.6, y: 10.6 },
    { x: 10.6, y: 10.6 },
    { x: 10.6, y: -10.6 },
  ],
  cottages: [],
  windmill: [{ x: 0, y: 0 }],
  stones: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((stone) => ({
    x: 7.6 * Math.sin((stone * 2 * Math.PI) / 9),
    y: -7.6 * Math.cos((stone * 2 * Math.PI) / 9),
  })),
};
