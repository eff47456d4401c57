import type { BoatNumber } from '../styles/palette';

/** Hull drawings count 100 units to the width of a hex, bow towards +x; this brings them to board units. */
export const HULL_SCALE = 0.3464;

/** Height of the boat's number in hull units, before any floor. */
export const NUMBER_SIZE = 50;

export interface HullShape {
  readonly outline: string;
  readonly deck: string;
  /** The deck mark, in the colour of the number; a plain deck has none. */
  readonly mark?: string;
  /** Where the number's middle lies on the axis, clear of the mark. */
  readonly numberX: number;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

function square(x: number, y: number): string {
  return `M${x} ${y}h9v9h-9Z`;
}

const CHECKER = [
  square(-46, -29),
  square(-37, -20),
  square(-46, -11),
  square(-37, -2),
  square(-46, 7),
  square(-37, 16),
].join('');

const DOTS = [circle(18, 0, 6.5), circle(35, 0, 5), circle(5, -17, 5.5), circle(5, 17, 5.5)].join('');

// A stripe down the middle would read as a minus sign before the 4, so each hull has its own.
const TWIN_STRIPES = 'M-49-27.5H22L36-24L22-22H-49ZM-49 27.5H22L36 24L22 22H-49Z';

export const hulls: Readonly<Record<BoatNumber, HullShape>> = {
  1: {
    outline: 'M60 0C46-17 24-30-8-31C-38-32-57-19-57 0C-57 19-38 32-8 31C24 30 46 17 60 0Z',
    deck: 'M49 0C38-12 20-23-8-24C-32-25-49-15-49 0C-49 15-32 25-8 24C20 23 38 12 49 0Z',
    mark: 'M25-20L36-13L36 13L25 20Z',
    numberX: -10,
  },
  2: {
    outline:
      'M66 0C52-6 36-11 21-19C9-26-16-27-30-20C-42-14-50-12-61-11L-61 11C-50 12-42 14-30 20C-16 27 9 26 21 19C36 11 52 6 66 0Z',
    deck: 'M53 0C42-4 30-8 17-13C6-19-14-20-27-14C-38-8-46-7-55-6L-55 6C-46 7-38 8-27 14C-14 20 6 19 17 13C30 8 42 4 53 0Z',
    numberX: -5,
  },
  3: {
    outline: 'M63 0L-40-38C-51-41-57-37-55-27L-48 0L-55 27C-57 37-51 41-40 38Z',
    deck: 'M47 0L-37-30C-43-32-47-30-46-25L-39 0L-46 25C-47 30-43 32-37 30Z',
    mark: CHECKER,
    numberX: -8,
  },
  4: {
    outline:
      'M62-24C50-35 26-38-48-38Q-57-38-57-30L-57 30Q-57 38-48 38C26 38 50 35 62 24C52 14 40 11 25 10L25-10C40-11 52-14 62-24Z',
    deck: 'M44-25C32-29 10-30-46-30Q-49-30-49-26L-49 26Q-49 30-46 30C10 30 32 29 44 25C36 20 28 18 17 17L17-17C28-18 36-20 44-25Z',
    mark: TWIN_STRIPES,
    numberX: -16,
  },
  5: {
    outline: 'M62-8Q66 0 62 8L27 16L17 32L-46 38Q-58 39-56 29L-50 0L-56-29Q-58-39-46-38L17-32L27-16Z',
    deck: 'M52-3Q54 0 52 3L21 9L12 25L-43 30Q-48 30-47 25L-41 0L-47-25Q-48-30-43-30L12-25L21-9Z',
    mark: DOTS,
    numberX: -17,
  },
  6: {
    outline: 'M56 0C56-20 40-36 8-36L-48-36Q-57-36-57-28L-57 28Q-57 36-48 36L8 36C40 36 56 20 56 0Z',
    deck: 'M47 0C47-15 34-28 7-28L-45-28Q-49-28-49-24L-49 24Q-49 28-45 28L7 28C34 28 47 15 47 0Z',
    mark: 'M13-28L27-25L45-2L45 2L27 25L13 28L30 0Z',
    numberX: -13,
  },
};
