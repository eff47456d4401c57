/**
 * Every colour the game uses, for SVG attributes and for the contrast tests. tokens.css carries the same
 * values as custom properties (`boats[1].hull` is `--boats-1-hull`); a test keeps the two in step.
 */
export const BOAT_NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type BoatNumber = (typeof BOAT_NUMBERS)[number];

export type LakeSide = 'standard' | 'expert';

export interface BoatColors {
  readonly hull: string;
  readonly gunwale: string;
  /** Number and deck mark. */
  readonly numeral: string;
}

const INK = '#0a1420';

export const paper = {
  ink: INK,
  white: '#ffffff',
  sheet: '#f7f0e0',
  lift: '#fffbf0',
  foot: '#efe4cb',
  card: '#fffcf4',
  hairline: '#dccfb2',
  muted: '#4a5566',
  navy: '#0b3558',
  navyLight: '#15507f',
  navyEdge: '#06203a',
  keyline: '#e8c777',
  red: '#b3161f',
  redDeep: '#8e1018',
  crashFill: '#fdede6',
  done: '#1f6b45',
  gold: '#ffd66b',
  activeRow: '#ffe58a',
  disabledEdge: '#7b7566',
  disabledText: '#5c5749',
  emptyPip: '#6a7280',
  focus: '#1447e6',
  note: '#fff3cc',
  noteEdge: '#b9801a',
} as const;

export const boats: Readonly<Record<BoatNumber, BoatColors>> = {
  1: { hull: '#d7711d', gunwale: '#9c4a06', numeral: INK },
  2: { hull: '#ffd82a', gunwale: '#c99a00', numeral: INK },
  3: { hull: '#121418', gunwale: '#3a424d', numeral: '#ffffff' },
  4: { hull: '#aa0e12', gunwale: '#6c060c', numeral: '#ffffff' },
  5: { hull: '#9144ea', gunwale: '#55209e', numeral: '#ffffff' },
  6: { hull: '#ffffff', gunwale: '#b4beca', numeral: INK },
};

export const dice = {
  ivoryLeft: '#f3e7c6',
  ivory: '#fffbef',
  ivoryRight: '#eadbb2',
  ivorySide: '#bfa468',
  rerollTop: '#22344c',
  reroll: '#0c1828',
  rerollRing: '#ffd66b',
  removed: '#ddd7c8',
  removedEdge: '#7b7566',
  removedNumeral: '#5c5749',
  strike: '#b3161f',
  added: '#ffe08a',
  addedText: '#fff4d2',
  mayAdd: '#cfe0e2',
  rolledRing: '#b9801a',
  feltLight: '#2a6470',
  felt: '#1b4a57',
  feltDark: '#143b47',
  feltText: '#eaf4f2',
  wood: '#6b3a20',
  woodLine: '#3a1c0e',
  woodLight: '#b07a4a',
} as const;

export const dial = {
  brass: '#c79a3b',
  face: '#fffdf6',
  track: '#e7dcc0',
  present: '#0b3558',
  range: '#b97f0e',
  needle: '#b3161f',
} as const;

interface LakeColors {
  readonly deepCentre: string;
  readonly deep: string;
  readonly deepEdge: string;
  readonly contour: string;
  readonly sheetShadow: string;
  readonly sheetEdge: string;
  readonly sheet3: string;
  readonly sheet2: string;
  readonly sheet1: string;
  readonly wavelet: string;
  readonly hexEdge: string;
  readonly hexCorner: string;
  readonly surf: string;
  readonly shore: string;
  readonly coastInk: string;
  readonly wetRim: string;
  readonly meadow: string;
  readonly landShadow: string;
  readonly terraceShadow: string;
  readonly terrace1: string;
  readonly terrace2: string;
  readonly tuft: string;
  readonly fleck: string;
  /** Lines that carry a rule: previews, rounding lines, wedge rims. */
  readonly boardLine: string;
  readonly targetLine: string;
  readonly wedgeRim: string;
  readonly crashRim: string;
  readonly forbiddenRim: string;
}

export const lakes: Readonly<Record<LakeSide, LakeColors>> = {
  standard: {
    deepCentre: '#0e4269',
    deep: '#0a3558',
    deepEdge: '#082b49',
    contour: '#7fc4dc',
    sheetShadow: '#041c33',
    sheetEdge: '#8fd3dc',
    sheet3: '#0e4a70',
    sheet2: '#145f82',
    sheet1: '#20798f',
    wavelet: '#bfe6f2',
    hexEdge: '#9cd0e6',
    hexCorner: '#d5f1fa',
    surf: '#cff0ec',
    shore: '#f4e4b8',
    coastInk: '#082338',
    wetRim: '#ddbf80',
    meadow: '#cbd08a',
    landShadow: '#041c33',
    terraceShadow: '#3f4718',
    terrace1: '#b3c374',
    terrace2: '#98b164',
    tuft: '#7e8f3e',
    fleck: '#f6e9a8',
    boardLine: '#ffffff',
    targetLine: '#ffe08a',
    wedgeRim: '#ffffff',
    crashRim: '#ff8a6a',
    forbiddenRim: '#b9c4cd',
  },
  expert: {
    deepCentre: '#9cd7eb',
    deep: '#8bcee6',
    deepEdge: '#82c8e2',
    contour: '#10648f',
    sheetShadow: '#1f7ca6',
    sheetEdge: '#ffffff',
    sheet3: '#9fdae8',
    sheet2: '#b7e6ea',
    sheet1: '#d0f0e6',
    wavelet: '#10648f',
    hexEdge: '#0f638e',
    hexCorner: '#0b5a85',
    surf: '#ffffff',
    shore: '#5b6a55',
    coastInk: '#0b2a20',
    wetRim: '#3c4a3c',
    meadow: '#2b5a36',
    landShadow: '#1f7ca6',
    terraceShadow: '#061a10',
    terrace1: '#33683e',
    terrace2: '#3c7645',
    tuft: '#5c9a58',
    fleck: '#a9c98a',
    boardLine: INK,
    targetLine: INK,
    wedgeRim: '#0a2c4a',
    crashRim: '#b3161f',
    forbiddenRim: '#46566b',
  },
};

export const course = {
  buoy: '#cf1b26',
  buoyDone: '#1f6b45',
  rope: '#fff3cc',
  ropeTwist: '#b98d3e',
  targetRing: '#ffd66b',
  targetCasing: '#06182a',
  previewDisc: '#ffffff',
  crashDisc: '#b3161f',
  crashBurst: '#ffb32e',
  crashCore: '#d3202a',
  forbiddenDisc: '#d5dbe0',
  forbiddenNumeral: '#333d49',
  fanDisc: '#ffe08a',
  pill: '#fffdf6',
} as const;
