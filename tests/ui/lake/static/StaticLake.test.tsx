import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  DECK_DEPTH,
  formatViewBox,
  GRID_HEIGHT,
  GRID_WIDTH,
  type LakeCrop,
  VIEW_BOXES,
} from '../../../../src/ui/geometry/board';
import { locateScore } from '../../../../src/ui/geometry/scoreTrack';
import { growTerrain } from '../../../../src/ui/geometry/terrain';
import { drawLongShadow } from '../../../../src/ui/lake/static/longShadows';
import { StaticLake } from '../../../../src/ui/lake/static/StaticLake';
import { createInside, flattenPath, listHexes } from '../../geometry/paths';
import { EXPERT_LAKE, scatterLake, STANDARD_LAKE } from '../../geometry/lakes';

const terrain = growTerrain(STANDARD_LAKE);

function Board({ crop = 'board', unitPx = 0.853 }: { readonly crop?: LakeCrop; readonly unitPx?: number }) {
  return (
    <svg viewBox={formatViewBox(VIEW_BOXES[crop])}>
      <StaticLake
        terrain={terrain}
        side="standard"
        lakeName="Crooked Heron Lake"
        crop={crop}
        unitPx={unitPx}
        floorPx={14}
      />
    </svg>
  );
}

const readTexts = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('text')].map((text) => text.textContent);

test('the board shows the lake, its name and a numeral for every fifth point', () => {
  const { container } = render(<Board />);
  const fives = Array.from({ length: 20 }, (_, index) => String(index * 5));
  expect(readTexts(container)).toEqual(['Crooked Heron Lake', ...fives]);
  expect(container.querySelectorAll('*').length).toBeLessThan(320);
});

test('the lake alone has neither rim nor track', () => {
  const { container } = render(<Board crop="lake" />);
  expect(readTexts(container)).toEqual([]);
  expect(container.innerHTML).not.toContain('rim');
  expect(container.innerHTML).toContain(terrain.land.coast);
});

test('numerals never get smaller than the floor', () => {
  const sizeAt = (unitPx: number): number => {
    const { container, unmount } = render(<Board unitPx={unitPx} />);
    const size = Number(container.querySelector('g[font-size]')?.getAttribute('font-size'));
    unmount();
    return size;
  };
  expect(sizeAt(2)).toBe(15.5);
  expect(sizeAt(0.5) * 0.5).toBe(14);
});

test('two lakes on one page share no ids', () => {
  const { container } = render(
    <>
      <Board />
      <Board />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every reference finds what it refers to', () => {
  const { container } = render(<Board />);
  const ids = new Set([...container.querySelectorAll('[id]')].map(({ id }) => id));
  const hrefs = [...container.innerHTML.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
  expect(hrefs.length).toBeGreaterThan(30);
  expect(hrefs.filter((id) => !ids.has(id))).toEqual([]);
});

test('the same terrain is drawn once, and a new scale redraws only the texts', () => {
  let lakeReads = 0;
  let waterReads = 0;
  const water = {
    ...terrain.water,
    get hexEdges() {
      waterReads++;
      return terrain.water.hexEdges;
    },
  };
  const watched = {
    ...terrain,
    get water() {
      lakeReads++;
      return water;
    },
  };
  const board = (unitPx: number) => (
    <svg>
      <StaticLake terrain={watched} side="standard" lakeName="A" crop="board" unitPx={unitPx} floorPx={14} />
    </svg>
  );
  const { rerender } = render(board(1));
  const first = lakeReads;
  expect(first).toBeGreaterThan(0);
  rerender(board(1));
  expect(lakeReads).toBe(first);
  rerender(board(2));
  expect(lakeReads).toBeGreaterThan(first);
  expect(waterReads).toBe(1);
});

test('the deck leaves the inner half of every hex of ring 1 in sight', () => {
  const ringOne = listHexes(EXPERT_LAKE.rows).filter(
    ({ column, row }) => Math.min(column, row, 27 - column, 27 - row) === 1,
  );
  const far = { x: GRID_WIDTH - DECK_DEPTH, y: GRID_HEIGHT - DECK_DEPTH };
  const reaches = ringOne.map(({ x, y }) => Math.min(x - DECK_DEPTH, y - DECK_DEPTH, far.x - x, far.y - y));
  expect(Math.min(...reaches)).toBeGreaterThan(10);
});

test('the score track runs clockwise from the upper left corner and half of it ends opposite', () => {
  expect(locateScore(0)).toEqual({ x: -12.5, y: -12.5 });
  expect(locateScore(50).x).toBeCloseTo(999.76, 1);
  expect(locateScore(50).y).toBeCloseTo(862.5, 5);
  expect(locateScore(10).y).toBe(-12.5);
  expect(locateScore(30).x).toBeCloseTo(999.76, 1);
  expect(locateScore(90).x).toBe(-12.5);
  expect(locateScore(107)).toEqual(locateScore(7));
});

const SHADED = [STANDARD_LAKE, EXPERT_LAKE, ...[1, 2, 3, 4].map((number) => scatterLake('expert', number))];

test.each(SHADED)('$seed: long shadows end on land', (lake) => {
  const { landmarks, land } = growTerrain(lake);
  const isOnLand = createInside(land.coast);
  const shadows = landmarks.map(drawLongShadow).join('');
  expect(shadows).not.toBe('');
  expect(
    flattenPath(shadows)
      .flat()
      .filter((point) => !isOnLand(point)),
  ).toEqual([]);
});
