import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../../../../src/bots/odds';
import { OddsButton } from '../../../../../src/ui/screens/game/insight/OddsButton';
import { OddsPanel } from '../../../../../src/ui/screens/game/insight/OddsPanel';
import { listOdds } from '../../../../../src/ui/screens/game/insight/choices';
import { english } from '../../../../../src/i18n/en/catalogue';
import { percentOf, spokenChance } from '../../../../../src/ui/screens/game/insight/shares';
import { rowOf, setInsight, showWithDice } from './shared';

describe('the odds', () => {
  it('open and close with one tap', async () => {
    const { insight } = await showWithDice(<OddsButton />, [1, 2]);
    const button = screen.getByRole('button', { name: 'Show the odds', pressed: false });
    await userEvent.click(button);
    expect(insight.getState().isOddsOpen).toBe(true);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    expect(insight.getState().isOddsOpen).toBe(false);
  });

  it('list the usual choices side by side, each with its exact chances', async () => {
    const { state } = await showWithDice(<OddsPanel />, [1, 2, 3]);
    const panel = screen.getByRole('region', { name: 'Odds' });
    for (const name of [
      /^keep all;/,
      /^\+1 die;/,
      /^remove 1;/,
      /^remove 3;/,
      /^re-roll 1;/,
      /^re-roll 1 2 3;/,
    ]) {
      expect(within(panel).getByRole('button', { name })).toBeVisible();
    }
    const choice = { adjust: 'keep', removed: null, rerolled: [0] } as const;
    const { clear, total, expectedDamage } = oddsOf(state, choice);
    const row = rowOf(/^re-roll 1;/);
    expect(row).toHaveAccessibleName(expect.stringContaining('Speed 6 to 8'));
    expect(row).toHaveAccessibleName(expect.stringContaining(`Clear ${spokenChance(clear, total, english)}`));
    expect(row).toHaveAccessibleName(
      expect.stringContaining(
        `Expected damage ${english.common.number({ n: expectedDamage.numerator / expectedDamage.denominator })}`,
      ),
    );
  });

  it('show every choice on demand', async () => {
    const { state } = await showWithDice(<OddsPanel />, [1, 2, 3]);
    const panel = screen.getByRole('region', { name: 'Odds' });
    const before = within(panel).getAllByRole('listitem').length;
    await userEvent.click(screen.getByRole('button', { name: 'All choices' }));
    expect(within(panel).getAllByRole('listitem')).toHaveLength(listOdds(state).length);
    expect(listOdds(state).length).toBeGreaterThan(before);
    await userEvent.click(screen.getByRole('button', { name: 'Fewer choices' }));
    expect(within(panel).getAllByRole('listitem')).toHaveLength(before);
  });

  it('set the dice to the choice that is tapped, and mark it', async () => {
    const { stores } = await showWithDice(<OddsPanel />, [1, 2]);
    expect(rowOf(/^keep all;/)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(rowOf(/^re-roll 1;/));
    expect(stores.game.getState().draft).toEqual({ adjust: 'keep', removed: null, rerolled: [0] });
    expect(rowOf(/^re-roll 1;/)).toHaveAttribute('aria-pressed', 'true');
    expect(rowOf(/^keep all;/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('mark a choice made with the dice that comes to the same', async () => {
    const { stores } = await showWithDice(<OddsPanel />, [2, 2]);
    stores.game.getState().toggleDie(1);
    expect(await screen.findByRole('button', { name: /^re-roll 2;/, pressed: true })).toBeVisible();
  });

  it('know that a boat without dice can only turn', async () => {
    await showWithDice(<OddsPanel />, []);
    expect(rowOf(/^turn on the spot;/)).toBeVisible();
    expect(rowOf(/^\+1 die; Speed 1 to 3/)).toBeVisible();
  });

  it('say what each choice costs against the best, once a hint was given', async () => {
    const { insight, state } = await showWithDice(<OddsPanel />, [1, 2]);
    expect(rowOf(/^keep all;/)).not.toHaveAccessibleName(expect.stringContaining('best'));
    const choice = (rerolled: number[]) => ({ adjust: 'keep', removed: null, rerolled }) as const;
    setInsight(insight, {
      hint: {
        status: 'given',
        turn: '',
        state,
        advice: {
          kind: 'dice',
          line: [],
          choices: [
            { choice: choice([0]), value: 12 },
            { choice: choice([]), value: 12.42 },
          ],
        },
      },
    });
    expect(rowOf(/^re-roll 1;.*; best$/)).toBeVisible();
    expect(rowOf(/^keep all;.*; \+0\.4 turns$/)).toBeVisible();
  });
});

describe('percentages', () => {
  it.each([
    [0, 9, '–'],
    [9, 9, '100%'],
    [4, 9, '44%'],
    [1, 729, '<1%'],
    [728, 729, '>99%'],
  ])('%i in %i is %s', (ways, total, text) => {
    expect(percentOf(ways, total, english)).toBe(text);
  });
});

describe('speed', () => {
  it('of the whole list is no burden, even with five dice', async () => {
    const { state } = await showWithDice(<OddsPanel />, [1, 1, 2, 3, 3]);
    const runs = Array.from({ length: 9 }, () => {
      const begin = performance.now();
      listOdds({ ...state });
      return performance.now() - begin;
    }).sort((a, b) => a - b);
    console.log(`odds of ${listOdds(state).length} choices: median ${runs[4].toFixed(2)} ms`);
    expect(runs[4]).toBeLessThan(25);
  });
});
