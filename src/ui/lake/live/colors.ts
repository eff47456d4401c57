import { course, lakes, paper, type LakeSide } from '../../styles/palette';

/** Dark edge of gold rings, on both waters. */
export const CASING = course.targetCasing;
export const SHADOW = '#020c18';

/** What lies round a line that carries a rule: dark on dark water, light on light water. */
export const lineCasing: Readonly<Record<LakeSide, string>> = { standard: CASING, expert: paper.white };

export interface WedgeColors {
  /** Fill at the boat and at the rim. */
  readonly fill: string;
  readonly inner: number;
  readonly outer: number;
  readonly rim: string;
}

export type WedgeKind = 'clear' | 'crash' | 'forbidden';

export const wedgeColors: Readonly<Record<LakeSide, Readonly<Record<WedgeKind, WedgeColors>>>> = {
  standard: {
    clear: { fill: paper.white, inner: 0.42, outer: 0.12, rim: lakes.standard.wedgeRim },
    crash: { fill: '#ff6a4a', inner: 0.5, outer: 0.2, rim: lakes.standard.crashRim },
    forbidden: { fill: paper.white, inner: 0.15, outer: 0.04, rim: lakes.standard.forbiddenRim },
  },
  expert: {
    clear: { fill: '#0a2c4a', inner: 0.5, outer: 0.2, rim: lakes.expert.wedgeRim },
    crash: { fill: '#ff6a4a', inner: 0.5, outer: 0.2, rim: lakes.expert.crashRim },
    forbidden: { fill: '#0a2c4a', inner: 0.18, outer: 0.07, rim: lakes.expert.forbiddenRim },
  },
};
