import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HomePoster } from '../../../src/ui/art/HomePoster';
import { PodiumScene } from '../../../src/ui/art/PodiumScene';
import { Wordmark } from '../../../src/ui/art/Wordmark';

test('the wordmark is an image with the name of the game, or decoration', () => {
  const { rerender } = render(<Wordmark label="Powerboats" />);
  expect(screen.getByRole('img', { name: 'Powerboats' })).toBeInTheDocument();
  rerender(<Wordmark />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('the poster is decoration with three boats', () => {
  const { container } = render(<HomePoster />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
    '5',
    '1',
    '2',
    '1',
  ]);
});

test('the podium has a jetty for each place and a wreath for the winner alone', () => {
  const places = [
    { boat: 5, name: 'Sam', points: '27 points' },
    { boat: 2, name: 'Mira', points: '19 points' },
  ] as const;
  const { container } = render(<PodiumScene places={places} />);
  const stands = [...container.querySelectorAll('[data-place]')];
  expect(stands.map((stand) => stand.getAttribute('data-place'))).toEqual(['1', '2']);
  expect(stands[0]).toHaveTextContent('5');
  expect(stands[0]).toHaveTextContent('Sam27 points');
  expect(stands[1]).toHaveTextContent('Mira19 points');
});

test('a podium too small for words leaves them to the table beside it', () => {
  const places = [
    { boat: 5, name: 'Maximiliane von Hohenfels', points: '27 points' },
    { boat: 2, name: 'Mira', points: '19 points' },
  ] as const;
  const plates = (floorPx: number) =>
    [
      ...render(<PodiumScene places={places} floorPx={floorPx} />).container.querySelectorAll('[data-plate]'),
    ].map((plate) => [...plate.querySelectorAll('text')].map((line) => line.textContent));
  expect(plates(14)).toEqual([
    ['Maximiliane von', 'Hohenfels', '27 points'],
    ['Mira', '19 points'],
  ]);
  expect(plates(60)).toEqual([]);
});
