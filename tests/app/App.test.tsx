import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../src/app/App';
import { createStores } from '../../src/app/createStores';

test('the app opens at home', async () => {
  render(<App stores={createStores()} />);
  expect(await screen.findByRole('heading', { name: 'Powerboats' })).toBeVisible();
});
