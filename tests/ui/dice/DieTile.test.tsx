import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { DieState } from '../../../src/ui/dice/DieArt';
import { DiceTray } from '../../../src/ui/dice/DiceTray';
import { DieTile } from '../../../src/ui/dice/DieTile';
import { MiniDie } from '../../../src/ui/dice/MiniDie';
import { notchPath, type DieFace } from '../../../src/ui/dice/notches';
import { RemoveDieButton } from '../../../src/ui/dice/RemoveDieButton';

const FACES: readonly DieFace[] = [1, 2, 3];

describe('a die', () => {
  test.each<[DieState, string]>([
    ['keep', 'false'],
    ['rolled', 'false'],
    ['mayAdd', 'false'],
    ['reroll', 'true'],
    ['removed', 'true'],
    ['added', 'true'],
  ])('in state %s says pressed: %s', (state, pressed) => {
    render(<DieTile face={2} state={state} label="Die 1, shows 2" onPress={() => {}} />);
    expect(screen.getByRole('button', { name: 'Die 1, shows 2' })).toHaveAttribute('aria-pressed', pressed);
  });

  test('reports a press, by pointer and by key', async () => {
    const onPress = vi.fn<() => void>();
    render(<DieTile face={2} state="keep" label="Die 1" onPress={onPress} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  test('only shows its face where nothing can be chosen', () => {
    render(<DieTile face={3} state="rolled" label="3, was 1" caption="1 → 3" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('img', { name: '3, was 1' })).toBeInTheDocument();
    expect(screen.getByText('1 → 3')).toBeInTheDocument();
  });

  test.each(FACES)('while it rolls it ends on face %i', (face) => {
    const { container } = render(<DieTile face={face} state="keep" label="rolling" rolling={0} />);
    const [last] = container.querySelectorAll('text');
    expect(last?.textContent).toBe(String(face));
  });

  test('keeps its box in every state', () => {
    const { container } = render(
      <>
        <DieTile face={1} state="keep" label="a" />
        <DieTile face={1} state="added" label="b" />
        <DieTile face={1} state="removed" label="c" rolling={1} />
      </>,
    );
    const boxes = [...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('height'));
    expect(new Set(boxes)).toEqual(new Set(['64']));
  });
});

test.each(FACES)('face %i has that many notches in each edge', (face) => {
  const path = notchPath({ face, x: 30, top: 0, bottom: 54, width: 5, pitch: 9, depth: 7 });
  expect(path.match(/M/g)).toHaveLength(2 * face);
});

test('a die of a quay plate shows numeral and notches', () => {
  const { container } = render(
    <svg>
      <MiniDie face={2} x={4} y={3} size={20} />
    </svg>,
  );
  expect(container.querySelector('text')?.textContent).toBe('2');
  expect(container.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(4);
});

test('the tray is a named group and its crosses are toggles', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <DiceTray label="Your dice">
      <RemoveDieButton label="Remove die 1" pressed={false} onPress={onPress} />
    </DiceTray>,
  );
  expect(screen.getByRole('group', { name: 'Your dice' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove die 1', pressed: false }));
  expect(onPress).toHaveBeenCalledOnce();
});
