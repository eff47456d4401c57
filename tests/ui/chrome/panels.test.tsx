import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CourseRibbon } from '../../../src/ui/chrome/CourseRibbon';
import { DamageStars } from '../../../src/ui/chrome/DamageStars';
import { icons, type IconName } from '../../../src/ui/chrome/icons';
import { Icon } from '../../../src/ui/chrome/Icon';
import { Pill } from '../../../src/ui/chrome/Pill';
import { PlayerRow, PlayerTable } from '../../../src/ui/chrome/PlayerTable';
import { SpeedDial } from '../../../src/ui/chrome/SpeedDial';
import { TurnHeading } from '../../../src/ui/chrome/TurnHeading';

test('damage is told by shape: a star each, an empty circle for the rest', () => {
  const { container } = render(<DamageStars damage={3} label="damage 3 of 4" />);
  expect(screen.getByRole('img', { name: 'damage 3 of 4' })).toBeInTheDocument();
  expect(container.querySelectorAll('[data-pip="star"]')).toHaveLength(3);
  expect(container.querySelectorAll('[data-pip="circle"]')).toHaveLength(1);
});

test('the dial shows the speed and, before a roll, the range', () => {
  const dial = { speed: 6, label: 'speed', description: 'Speed 6, 7 to 11 after the roll' };
  const { container, rerender } = render(<SpeedDial {...dial} />);
  const arcs = () => container.querySelectorAll('g path').length;
  expect(screen.getByRole('img', { name: dial.description })).toHaveTextContent('6speed');
  const before = arcs();
  rerender(<SpeedDial {...dial} rangeMin={7} rangeMax={11} />);
  expect(arcs()).toBe(before + 1);
});

test('the players are a table whose active row says so', () => {
  const heads = {
    race: 'race 2 of 3',
    speed: 'speed',
    damage: 'damage',
    rounded: 'rounded',
    points: 'points',
  };
  render(
    <PlayerTable label="Players" heads={heads}>
      {([1, 2] as const).map((boat) => (
        <PlayerRow
          key={boat}
          boat={boat}
          boatLabel={`boat ${boat}`}
          name={boat === 1 ? 'Ada' : 'Mira'}
          speed={boat}
          damage={boat}
          damageLabel={`damage ${boat} of 4`}
          rounded="buoy 2"
          points={5}
          isActive={boat === 2}
        />
      ))}
    </PlayerTable>,
  );
  const table = screen.getByRole('table', { name: 'Players' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(Object.values(heads));
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('Mira');
  expect(screen.getByRole('rowheader', { name: 'Ada' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'boat 1' })).toBeInTheDocument();
});

test('the ribbon shows every boat, and its buoys by state', () => {
  const { container } = render(
    <CourseRibbon
      label="Yellow leads"
      buoys={[
        { label: '1', position: 0.25, state: 'done' },
        { label: '2', position: 0.5, state: 'target' },
        { label: '3', position: 0.75, state: 'ahead' },
      ]}
      boats={[
        { boat: 2, position: 0.4 },
        { boat: 5, position: 0.41 },
      ]}
    />,
  );
  expect(screen.getByRole('img', { name: 'Yellow leads' })).toHaveTextContent('12325');
  expect(
    [...container.querySelectorAll('[data-buoy]')].map((buoy) => buoy.getAttribute('data-buoy')),
  ).toEqual(['done', 'target', 'ahead']);
});

test('the turn is a heading with colour and name', () => {
  render(
    <TurnHeading boat={2} title="Yellow" name="Mira">
      Round buoy 2
    </TurnHeading>,
  );
  expect(screen.getByRole('heading', { name: 'Yellow Mira' })).toBeInTheDocument();
  expect(screen.getByText('Round buoy 2')).toBeInTheDocument();
});

test('every icon has its own drawing inside its square', () => {
  const names = Object.keys(icons) as IconName[];
  const { container } = render(
    <>
      {names.map((name) => (
        <Icon key={name} name={name} />
      ))}
      <Pill tone="crash">damage 3 of 4</Pill>
    </>,
  );
  const drawings = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  expect(new Set(drawings).size).toBe(names.length);
  expect(screen.getByText('damage 3 of 4')).toHaveAttribute('data-tone', 'crash');
});
