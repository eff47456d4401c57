import type { TreeKind } from '../../geometry/trees';

/** A colour with the strength it is laid on with. */
interface Tint {
  readonly colour: string;
  readonly opacity: number;
}

export interface LakePalette {
  /** Deep water from the middle to the edge. */
  readonly deep: readonly [string, string, string];
  readonly farContour: Tint;
  readonly sheetShadow: Tint;
  readonly sheetEdge: Tint;
  /** Deepest sheet first. */
  readonly sheets: readonly [string, string, string];
  readonly wavelet: Tint;
  readonly hexEdge: Tint;
  readonly cornerTick: Tint;
  readonly surfHalo: Tint;
  readonly surfLine: Tint;
  readonly landShadow: Tint;
  readonly shore: string;
  readonly coastInk: string;
  readonly wetRim: string;
  readonly meadow: string;
  readonly terraceShadow: Tint;
  readonly terraces: readonly [string, string];
  readonly grass: string;
  readonly fleck: string;
  readonly rocks: { readonly base: string; readonly light: string };
  readonly soil: string;
  readonly vine: string;
  readonly roofs: { readonly light: string; readonly dark: string };
  readonly treeShadow: Tint;
  readonly crowns: Readonly<Record<TreeKind, { base: string; middle: string; light: string }>>;
  readonly longShadow: Tint;
  readonly pad: string;
}

/** A summer archipelago: sand, meadows, cypresses, terracotta. */
const STANDARD: LakePalette = {
  deep: ['#0E4269', '#0A3558', '#082B49'],
  farContour: { colour: '#7FC4DC', opacity: 0.13 },
  sheetShadow: { colour: '#041C33', opacity: 0.34 },
  sheetEdge: { colour: '#8FD3DC', opacity: 0.3 },
  sheets: ['#0E4A70', '#145F82', '#20798F'],
  wavelet: { colour: '#BFE6F2', opacity: 0.1 },
  hexEdge: { colour: '#9CD0E6', opacity: 0.24 },
  cornerTick: { colour: '#D5F1FA', opacity: 0.42 },
  surfHalo: { colour: '#CFF0EC', opacity: 0.13 },
  surfLine: { colour: '#CFF0EC', opacity: 0.6 },
  landShadow: { colour: '#041C33', opacity: 0.5 },
  shore: '#F4E4B8',
  coastInk: '#082338',
  wetRim: '#DDBF80',
  meadow: '#CBD08A',
  terraceShadow: { colour: '#3F4718', opacity: 0.3 },
  terraces: ['#B3C374', '#98B164'],
  grass: '#7E8F3E',
  fleck: '#F6E9A8',
  rocks: { base: '#948974', light: '#D9D1C0' },
  soil: '#DDB777',
  vine: '#5F8F3F',
  roofs: { light: '#D96F47', dark: '#A8452B' },
  treeShadow: { colour: '#1D3516', opacity: 0.38 },
  crowns: {
    broadleaf: { base: '#2E5A34', middle: '#4D8244', light: '#86B45A' },
    conifer: { base: '#1C4238', middle: '#2F6350', light: '#5F9C7C' },
    olive: { base: '#6E8A3C', middle: '#A3B455', light: '#B9C66B' },
  },
  longShadow: { colour: '#12200C', opacity: 0.36 },
  pad: '#E9DDBD',
};

/** A northern lake: pale water, granite, spruces, red cabins. */
const EXPERT: LakePalette = {
  deep: ['#9CD7EB', '#8BCEE6', '#82C8E2'],
  farContour: { colour: '#10648F', opacity: 0.16 },
  sheetShadow: { colour: '#1F7CA6', opacity: 0.3 },
  sheetEdge: { colour: '#FFFFFF', opacity: 0.6 },
  sheets: ['#9FDAE8', '#B7E6EA', '#D0F0E6'],
  wavelet: { colour: '#10648F', opacity: 0.16 },
  hexEdge: { colour: '#0F638E', opacity: 0.26 },
  cornerTick: { colour: '#0B5A85', opacity: 0.5 },
  surfHalo: { colour: '#FFFFFF', opacity: 0.2 },
  surfLine: { colour: '#FFFFFF', opacity: 0.9 },
  landShadow: { colour: '#1F7CA6', opacity: 0.46 },
  shore: '#5B6A55',
  coastInk: '#0B2A20',
  wetRim: '#3C4A3C',
  meadow: '#2B5A36',
  terraceShadow: { colour: '#061A10', opacity: 0.4 },
  terraces: ['#33683E', '#3C7645'],
  grass: '#5C9A58',
  fleck: '#A9C98A',
  rocks: { base: '#3F4B44', light: '#A4B0A6' },
  soil: '#7D8440',
  vine: '#B4C765',
  roofs: { light: '#C9543F', dark: '#8E3226' },
  treeShadow: { colour: '#04120B', opacity: 0.38 },
  crowns: {
    broadleaf: { base: '#12341F', middle: '#24603A', light: '#5E9C5A' },
    conifer: { base: '#0C2D2A', middle: '#1D544C', light: '#4E9384' },
    olive: { base: '#4A5A1C', middle: '#8A9638', light: '#A4AF52' },
  },
  longShadow: { colour: '#020A06', opacity: 0.56 },
  pad: '#D9D3BF',
};

export const LAKE_PALETTES: Readonly<Record<'standard' | 'expert', LakePalette>> = {
  standard: STANDARD,
  expert: EXPERT,
};
