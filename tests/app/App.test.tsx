import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../src/app/App';

test('the app names itself', () => {
  render(<App />);
  expect(screen.getByRole('heading', { name: 'Powerboats' })).toBeVisible();
});
