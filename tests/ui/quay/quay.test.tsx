import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RIM_WIDTH } from '../../../src/ui/geometry/board';
import { distanceOf } from '../../../src/ui/geometry/plane';
import { DicePlate } from '../../../src/ui/quay/DicePlate';
import { ScorePegs, placePegs } from '../../../src/ui/quay/ScorePegs';

describe('a dice plate', () => {
  test('shows number, name, dice, empty slots and damage', () => {
    const { container } = render(
      <svg>
        <DicePlate
          place={1}
          boat={4}
          name="Lotte"
          dice={[2, 3]}
          damage={3}
          isActive={false}
          unitPx={1}
          floorPx={14}
          label="Lotte: speed 5, damage 3 of 4"
        />
      </svg>,
    );
    expect(screen.getByRole('img', { name: 'Lotte: speed 5, damage 3 of 4' })).toBeInTheDocument();
    expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      '4',
      'Lotte',
      '2',
      '3',
    ]);
    const pips = [...container.querySelectorAll('circle')];
    expect(pips.filter((pip) => pip.getAttribute('fill') !== 'none')).toHaveLength(3);
    expect(pips).toHaveLength(4);
  });

  test('on a short side has no name, and eight dice still fit', () => {
    const { container } = render(
      <svg>
        <DicePlate
          place={3}
          boat={3}
          name="Jonas"
          dice={[1, 1, 1, 1, 2, 2, 3, 3]}
          damage={0}
          isActive
          unitPx={1}
          floorPx={14}
        />
      </svg>,
    );
    expect(container.textContent).not.toContain('Jonas');
    expect(container.textContent).toBe('311112233');
  });

  test.each([1, 6] as const)('plate %i tells what became of a boat where its dice lay', (place) => {
    const { container } = render(
      <svg>
        <DicePlate
          place={place}
          boat={2}
          name=""
          dice={[3]}
          damage={1}
          isActive={false}
          fate="1st"
          unitPx={1}
          floorPx={14}
        />
      </svg>,
    );
    expect(container.textContent).toBe('21st');
  });

  test('the active one has an edge more', () => {
    const edges = (isActive: boolean) =>
      render(
        <svg>
          <DicePlate
            place={1}
            boat={6}
            name=""
            dice={[]}
            damage={0}
            isActive={isActive}
            unitPx={1}
            floorPx={14}
          />
        </svg>,
      ).container.querySelectorAll('rect').length;
    expect(edges(true)).toBe(edges(false) + 1);
  });

  test.each([
    ['laptop', 0.853, 14],
    ['projector', 1.25, 24],
  ])('names of everyday length stand whole on a %s', (_, unitPx, floorPx) => {
    const names = ['Charlotte', 'Jörg-Peter', 'Wilhelmina von und zu'];
    const texts = names.map((name) => {
      const plate = render(
        <svg>
          <DicePlate
            place={1}
            boat={1}
            name={name}
            dice={[]}
            damage={0}
            isActive={false}
            unitPx={unitPx}
            floorPx={floorPx}
          />
        </svg>,
      );
      return plate.container.querySelectorAll('text')[1].textContent;
    });
    expect(texts).toEqual(['Charlotte', 'Jörg-Peter', expect.stringMatching(/^Wilh.*…$/)]);
  });
});

describe('score pegs', () => {
  test('equal scores fan out, none as far as the next stud', () => {
    const places = placePegs(([1, 2, 3, 4, 5, 6] as const).map((boat) => ({ boat, score: 7 })));
    const points = [...places.values()];
    points.slice(1).forEach((point, index) => expect(distanceOf(point, points[index])).toBeCloseTo(5, 1));
    const two = [
      ...placePegs([
        { boat: 1, score: 7 },
        { boat: 2, score: 7 },
      ]).values(),
    ];
    expect(distanceOf(two[0], two[1])).toBeCloseTo(14, 6);
  });

  test('before anybody has scored every peg stands free of the others', () => {
    const points = [...placePegs(([1, 2, 3, 4, 5, 6] as const).map((boat) => ({ boat, score: 0 }))).values()];
    points.slice(1).forEach((point, index) => expect(distanceOf(point, points[index])).toBeGreaterThan(20));
  });

  test('a score beyond 100 begins anew on the rim', () => {
    const places = placePegs([
      { boat: 1, score: 5 },
      { boat: 2, score: 105 },
    ]);
    expect(places.get(1)).toEqual(places.get(2));
    expect(places.get(1)?.y).toBe(-RIM_WIDTH / 2);
  });

  test('bear the number of their boat', () => {
    const { container } = render(
      <svg>
        <ScorePegs pegs={[{ boat: 5, score: 12 }]} unitPx={0.85} floorPx={14} />
      </svg>,
    );
    expect(container.textContent).toBe('5');
    expect(Number(container.querySelector('text')?.getAttribute('font-size')) * 0.85).toBeCloseTo(14, 0);
  });
});
