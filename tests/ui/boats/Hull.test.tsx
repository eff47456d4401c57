import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { BigHull } from '../../../src/ui/boats/BigHull';
import { BoatIcon } from '../../../src/ui/boats/BoatIcon';
import { Hull } from '../../../src/ui/boats/Hull';
import { Wake } from '../../../src/ui/boats/Wake';
import { BOAT_NUMBERS } from '../../../src/ui/styles/palette';

/** Sum of all turns from the root down to the boat's number, in degrees. */
function turnOfNumber(container: Element): number {
  let element: Element | null = container.querySelector('text');
  let turn = 0;
  while (element) {
    for (const [, degrees] of (element.getAttribute('transform') ?? '').matchAll(/rotate\((-?[\d.]+)\)/g)) {
      turn += Number(degrees);
    }
    element = element.parentElement;
  }
  return turn;
}

describe.each([0, 60, 120, 180, 240, 300])('heading %i°', (angle) => {
  test.each(BOAT_NUMBERS)('the number of boat %i stays upright', (boat) => {
    const { container } = render(
      <svg>
        <Hull boat={boat} angle={angle} />
      </svg>,
    );
    expect(container.querySelector('text')?.textContent).toBe(String(boat));
    expect(turnOfNumber(container)).toBe(0);
  });
});

test('the number turns with a picture that is turned itself', () => {
  const { container } = render(
    <svg>
      <Hull boat={4} angle={60} numberAngle={-90} />
    </svg>,
  );
  expect(turnOfNumber(container)).toBe(-90);
});

test('an icon is decoration unless it has a name', () => {
  render(
    <>
      <BoatIcon boat={2} label="Yellow, boat 2" />
      <BoatIcon boat={3} />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Yellow, boat 2' })).toBeInTheDocument();
});

test('the number of a small icon does not shrink below 15 px', () => {
  const { container } = render(<BoatIcon boat={1} size={30} />);
  const svg = container.querySelector('svg');
  const pxPerUnit = 30 / Number(svg?.getAttribute('viewBox')?.split(' ')[2]);
  expect(Number(container.querySelector('text')?.getAttribute('font-size')) * pxPerUnit).toBeCloseTo(15);
});

test('only a boat that moved has a wake, and the big hull shows its number', () => {
  const { container } = render(
    <svg>
      <Wake length={0} angle={0} />
      <BigHull boat={5} angle={-90} />
    </svg>,
  );
  expect(container.querySelectorAll('linearGradient')).toHaveLength(0);
  expect(turnOfNumber(container)).toBe(0);
  expect(container.querySelector('text')?.textContent).toBe('5');
});
