/** Odds, par and hint: what the numbers say. */
import { formatsOf } from '../format';
import type { Worded } from '../worded';

const { count, number, percent } = formatsOf('en');

export const odds = {
  title: 'Odds',
  open: 'Show the odds',
  choice: 'Choice',
  add: '+1 die',
  addAndReroll: ({ faces }: { faces: readonly number[] }) => `+1 die, re-roll ${faces.join(' ')}`,
  remove: ({ face }: { face: number }) => `remove ${face}`,
  removeAndReroll: ({ face, faces }: { face: number; faces: readonly number[] }) =>
    `remove ${face}, re-roll ${faces.join(' ')}`,
  keep: 'keep all',
  reroll: ({ faces }: { faces: readonly number[] }) => `re-roll ${faces.join(' ')}`,
  speed: 'Speed',
  speeds: ({ from, to }: { from: number; to: number }) => (from === to ? `${from}` : `${from} to ${to}`),
  clear: 'Clear',
  crash: 'Crash',
  sink: 'Sinks',
  damage: 'Expected damage',
  best: 'best',
  more: 'All choices',
  fewer: 'Fewer choices',
  certain: 'certain',
  never: 'never',

  par: {
    title: 'Par',
    text: 'Turns the perfect captain needs on average, alone on this course.',
    is: ({ par }: { par: number }) => `Par ${number(par)}`,
    thinking: ({ ratio }: { ratio: number }) => `Working out par… ${percent(ratio)}`,
    under: ({ n }: { n: number }) => `${number(n)} under par`,
    over: ({ n }: { n: number }) => `${number(n)} over par`,
    on: 'on par',
  },
  hint: {
    title: 'Hint',
    ask: 'Ask for a hint',
    hide: 'Hide the hint',
    dice: ({ choice }: { choice: string }) => `Best now: ${choice}.`,
    way: ({ way }: { way: string }) => `Best way: ${way}.`,
    worth: ({ n }: { n: number }) => `About ${count(n, 'turn', 'turns')} to the finish.`,
    better: ({ n }: { n: number }) => `${count(n, 'turn', 'turns')} better than the next choice.`,
    same: 'Other choices are just as good.',
    thinking: 'Looking for the best line…',
    none: 'No hint from here: the numbers do not reach this far.',
  },
};

export type Odds = Worded<typeof odds>;
