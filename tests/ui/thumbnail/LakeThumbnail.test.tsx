import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createGame } from '../../../src/engine';
import { lakeFromCode } from '../../../src/lakes/lakes';
import { LakeThumbnail } from '../../../src/ui/thumbnail/LakeThumbnail';

it('grows its land and shows course and boats', async () => {
  const lake = lakeFromCode('S-123456');
  if (!lake) throw new Error('no lake');
  const players = [
    { name: '', boat: 1 as const },
    { name: '', boat: 2 as const },
  ];
  const { course } = createGame({ players, races: 1, rules: [], lake: lake.code, seed: 's' }, lake).state;
  render(
    <LakeThumbnail
      code={lake.code}
      side={lake.side}
      course={course}
      boats={[{ boat: 2, at: course.line[0] }]}
      width={120}
      label="Small lake"
    />,
  );
  const picture = screen.getByRole('img', { name: 'Small lake' });
  await waitFor(() => expect(picture).toHaveAttribute('data-grown'));
  expect(picture.querySelectorAll('path').length).toBe(5);
  expect(picture.querySelectorAll('circle').length).toBe(3 + 2);
});

it('stays plain water for a code that names no lake', async () => {
  render(<LakeThumbnail code="nonsense" side="expert" width={120} label="No lake" />);
  const picture = screen.getByRole('img', { name: 'No lake' });
  await waitFor(() => expect(picture).toHaveAttribute('data-grown'));
  expect(picture.querySelector('path')).toBeNull();
});
