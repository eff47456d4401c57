import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ALL_HEADINGS, spaceAt, turn, type Heading, type Space } from '../../../../src/engine';
import { centreOf } from '../../../../src/ui/geometry/board';
import { crossOf, directionOf, distanceOf, pointOfSpace } from '../../../../src/ui/geometry/plane';
import { BoatOnLake, BoatWake } from '../../../../src/ui/lake/live/BoatOnLake';
import { HoppingCounters } from '../../../../src/ui/lake/live/HoppingCounters';
import { glide, glideTime, snapSlack, timeAtShare } from '../../../../src/ui/lake/live/motion';
import { GrowingWake, PassedDots } from '../../../../src/ui/lake/live/Passage';
import { Sinking, Splash } from '../../../../src/ui/lake/live/Splash';
import { StartSpaces, nearestSpace } from '../../../../src/ui/lake/live/StartSpaces';
import { ARROW_RADIUS, placeTurnArrow } from '../../../../src/ui/lake/live/arrowPlaces';
import { TurnArrows } from '../../../../src/ui/lake/live/TurnArrows';

const reader = { unitPx: 0.85, floorPx: 14, viewRotation: 0 };
const AT = spaceAt(10, 10);

function hullTurn(container: Element): number {
  const turns = [...container.querySelectorAll('[data-boat] > g')].map((group) =>
    /^rotate\((-?[\d.]+)\)/.exec(group.getAttribute('transform') ?? ''),
  );
  return Number(turns.find((found) => found !== null)?.[1]);
}

describe('a boat on the lake', () => {
  test.each(ALL_HEADINGS)(
    'heading %i points where a step in it leads, and its left is its left',
    (heading) => {
      const { container } = render(
        <svg>
          <BoatOnLake boat={4} at={AT} heading={heading} damage={0} state="idle" {...reader} />
        </svg>,
      );
      const angle = (hullTurn(container) * Math.PI) / 180;
      const bow = { x: Math.cos(angle), y: Math.sin(angle) };
      const step = directionOf(heading);
      expect(bow.x).toBeCloseTo(step.x, 9);
      expect(bow.y).toBeCloseTo(step.y, 9);
      // y grows downward: what lies to the left has a negative cross product, as in the rules (R1.3).
      expect(crossOf(bow, directionOf(turn(heading, 1)))).toBeLessThan(0);
    },
  );

  test('stands on the middle of its space, and only the active one has a ring', () => {
    const { container } = render(
      <svg>
        <BoatOnLake boat={1} at={AT} heading={0} damage={0} state="active" {...reader} />
        <BoatOnLake boat={2} at={AT} heading={0} damage={0} state="idle" {...reader} />
      </svg>,
    );
    const { x, y } = centreOf(10, 10);
    const [active, idle] = container.querySelectorAll('[data-boat-on-lake]');
    expect(active.getAttribute('transform')).toBe(`translate(${Math.round(x * 10) / 10} ${y})`);
    expect(active.querySelectorAll('circle')).toHaveLength(2);
    expect(idle.querySelectorAll('circle')).toHaveLength(0);
  });

  test('bears a crack for each damage counter', () => {
    const cracksOf = (damage: number) => {
      const { container, unmount } = render(
        <svg>
          <BoatOnLake boat={5} at={AT} heading={2} damage={damage} state="idle" {...reader} />
        </svg>,
      );
      const path = container.querySelector('[stroke-linejoin="bevel"] g path')?.getAttribute('d') ?? '';
      unmount();
      return path.match(/M/g)?.length ?? 0;
    };
    expect([0, 1, 2, 3].map(cracksOf)).toEqual([0, 1, 2, 3]);
  });

  test('leaves foam only if it moved', () => {
    const { container } = render(
      <svg>
        <BoatWake at={AT} heading={0} length={0} />
        <BoatWake at={AT} heading={0} length={4} />
      </svg>,
    );
    expect(container.querySelectorAll('path')).toHaveLength(2);
  });

  test('crash and sinking are pictures, not controls', () => {
    const { container } = render(
      <svg>
        <Splash x={10} y={20} />
        <Sinking boat={3} x={10} y={20} angle={60} viewRotation={90} ms={700} />
      </svg>,
    );
    expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2);
    expect(container.querySelector('[data-sinking] text')?.getAttribute('transform')).toBe('rotate(-90)');
  });
});

describe('motion', () => {
  afterEach(() => vi.unstubAllGlobals());

  function fakeElement() {
    const animate = vi.fn<Element['animate']>(
      () => ({ finished: Promise.resolve(), finish: () => {}, cancel: () => {} }) as unknown as Animation,
    );
    return { element: { animate } as unknown as Element, animate };
  }

  test('a boat glides from space to space by its transform alone', async () => {
    const { element, animate } = fakeElement();
    await glide(element, { x: 1, y: 2 }, { x: 30, y: 40 }, 500).done;
    const [keyframes, timing] = animate.mock.calls[0];
    expect(keyframes).toEqual([{ transform: 'translate(1px, 2px)' }, { transform: 'translate(30px, 40px)' }]);
    expect(timing).toMatchObject({ duration: 500 });
  });

  test('with reduced motion nothing moves, it fades for 120 ms at most', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { element, animate } = fakeElement();
    await glide(element, { x: 1, y: 2 }, { x: 30, y: 40 }, 500).done;
    const [keyframes, timing] = animate.mock.calls[0];
    expect(JSON.stringify(keyframes)).not.toContain('transform');
    expect(timing).toMatchObject({ duration: 120 });
  });

  test('a cancelled glide is over like any other', async () => {
    const finished = Promise.reject(new Error('aborted'));
    const element = {
      animate: () => ({ finished, finish: () => {}, cancel: () => {} }),
    } as unknown as Element;
    await expect(glide(element, { x: 0, y: 0 }, { x: 1, y: 1 }, 100).done).resolves.toBeUndefined();
  });

  test('takes 70 ms a space, never under 250 nor over 900, and the string ends taut', () => {
    expect([0, 1, 5, 20].map(glideTime)).toEqual([0, 250, 350, 900]);
    expect(snapSlack(0)).toBe(6);
    expect(snapSlack(1)).toBe(0);
  });
});

describe('a passage', () => {
  const passage = { from: AT, to: spaceAt(14, 10), heading: 0 as const, spaces: 4, ms: 400 };

  test('a boat that runs out has gone half its way long before half its time', () => {
    expect(timeAtShare(0)).toBeCloseTo(0, 3);
    expect(timeAtShare(0.5)).toBeLessThan(0.3);
    expect(timeAtShare(1)).toBeCloseTo(1, 3);
  });

  test('pops a dot for each space, one after the other, the last as the boat arrives', () => {
    const { container } = render(
      <svg>
        <PassedDots {...passage} />
      </svg>,
    );
    const delays = [...container.querySelectorAll('circle')].map(({ style }) =>
      Number.parseFloat(style.animationDelay),
    );
    expect(delays).toHaveLength(4);
    expect(delays).toEqual(delays.slice().sort((a, b) => a - b));
    expect(delays.at(-1)).toBe(400);
  });

  test('trails a wake as long as the way', () => {
    const { container } = render(
      <svg>
        <GrowingWake {...passage} />
      </svg>,
    );
    const style = container.querySelector<SVGGElement>('[data-growing-wake]')?.style;
    expect(style?.getPropertyValue('--from-x')).toBe(`${Math.round(pointOfSpace(AT).x * 10) / 10}px`);
    expect(style?.getPropertyValue('--to-x')).not.toBe(style?.getPropertyValue('--from-x'));
    expect(container.querySelectorAll('path')).toHaveLength(2);
  });

  test('of damage counters is one for each', () => {
    const { container } = render(
      <svg>
        <HoppingCounters from={{ x: 1, y: 2 }} to={{ x: 30, y: 40 }} count={3} ms={400} />
      </svg>,
    );
    expect(container.querySelectorAll('[data-counters] > g')).toHaveLength(3);
  });
});

describe('placing', () => {
  const spaces = [AT, spaceAt(11, 10), spaceAt(10, 11)];

  test('every start space is a button that says which it is', () => {
    const onPlace = vi.fn<(space: Space) => void>();
    render(
      <svg>
        <StartSpaces
          spaces={spaces}
          chosen={spaces[1]}
          unitPx={0.85}
          labelOf={(space) => `space ${space}`}
          onPlace={onPlace}
        />
      </svg>,
    );
    expect(screen.getAllByRole('button')).toHaveLength(3);
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(`space ${spaces[1]}`);
    fireEvent.click(screen.getByRole('button', { name: `space ${spaces[2]}` }));
    fireEvent.keyDown(screen.getByRole('button', { name: `space ${spaces[0]}` }), { key: 'Enter' });
    expect(onPlace.mock.calls).toEqual([[spaces[2]], [spaces[0]]]);
  });

  test('beside the spaces the nearest one counts', () => {
    const { x, y } = centreOf(11, 10);
    expect(nearestSpace(spaces, { x: x + 20, y: y - 4 })).toBe(spaces[1]);
    expect(nearestSpace([], { x, y })).toBeUndefined();
  });

  test.each(ALL_HEADINGS)(
    'the arrow to the left of a boat that faces %i turns it left',
    (heading: Heading) => {
      const onTurn = vi.fn<(steps: 1 | -1) => void>();
      const { container } = render(
        <svg>
          <TurnArrows
            at={AT}
            heading={heading}
            unitPx={0.85}
            leftLabel="left"
            rightLabel="right"
            onTurn={onTurn}
          />
        </svg>,
      );
      const place = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(
        screen.getByRole('button', { name: 'left' }).getAttribute('transform') ?? '',
      );
      const { x, y } = pointOfSpace(AT);
      const aside = { x: Number(place?.[1]) - x, y: Number(place?.[2]) - y };
      // y grows downward: what lies to the left has a negative cross product.
      expect(crossOf(directionOf(heading), aside)).toBeLessThan(0);
      fireEvent.click(screen.getByRole('button', { name: 'left' }));
      fireEvent.click(screen.getByRole('button', { name: 'right' }));
      expect(onTurn.mock.calls).toEqual([[1], [-1]]);
      const radius = Number(container.querySelector('[data-turn] circle')?.getAttribute('r'));
      expect(2 * radius * 0.85).toBeGreaterThanOrEqual(43.9);
    },
  );

  test('the arrows keep off a boat that lies where they usually stand', () => {
    const scene = { at: AT, heading: 0 as const, obstacles: [] };
    const usual = placeTurnArrow(scene, 1);
    const neighbour = { at: usual, radius: 20 };
    const moved = placeTurnArrow({ ...scene, obstacles: [neighbour] }, 1);
    expect(distanceOf(moved, usual)).toBeGreaterThanOrEqual(neighbour.radius + ARROW_RADIUS);
    expect(placeTurnArrow({ ...scene, obstacles: [neighbour] }, -1)).toEqual(placeTurnArrow(scene, -1));
  });
});
