import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary';
import { show } from './screens/showing';

function Faulty(): never {
  throw new Error('a fault made for this test');
}

test('a screen that breaks says so and offers to load the page again', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(
    <ErrorBoundary>
      <Faulty />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Your game is saved');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
  silent.mockRestore();
});

test('a screen that works is left alone', async () => {
  await show(
    <ErrorBoundary>
      <p>all is well</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('all is well')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
