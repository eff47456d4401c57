import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { watchInputs } from '../../src/ui/inputs';

it('knows what was tapped or pressed last, before whatever it acts on does', () => {
  const lastInput = watchInputs();
  expect(lastInput()).toBeNull();
  const button = document.createElement('button');
  const seen: unknown[] = [];
  button.addEventListener('click', () => seen.push(lastInput()));
  document.body.append(button);

  fireEvent.click(button, { detail: 1, clientX: 120, clientY: 80 });
  fireEvent.keyDown(button, { key: 'Enter' });
  // The click that a key makes has no place of its own.
  fireEvent.click(button, { detail: 0, clientX: 0, clientY: 0 });
  expect(seen).toEqual([
    { kind: 'tap', x: 120, y: 80 },
    { kind: 'key', key: 'Enter' },
  ]);
  button.remove();
});
