import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../../../../src/ui/styles/contrast';
import { lakes, paper } from '../../../../../src/ui/styles/palette';
import { HintButton } from '../../../../../src/ui/screens/game/insight/HintButton';
import { HintLayer } from '../../../../../src/ui/screens/game/insight/HintLayer';
import { HintNote } from '../../../../../src/ui/screens/game/insight/HintNote';
import { ParBadge, ParLine } from '../../../../../src/ui/screens/game/insight/ParBadge';
import { formatLine } from '../../../../../src/ui/screens/game/insight/idealLine';
import { setInsight, showWithDice } from './shared';

const KEEP = { adjust: 'keep', removed: null, rerolled: [] } as const;
const REROLL = { adjust: 'keep', removed: null, rerolled: [0] } as const;

describe('a hint', () => {
  it('comes only when asked for, and shows its words with the odds', async () => {
    const { insight } = await showWithDice(<HintButton look="icon" />, [1, 2]);
    expect(insight.getState().hint.status).toBe('off');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a hint' }));
    expect(insight.getState().hint.status).toBe('thinking');
    expect(insight.getState().isOddsOpen).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Hide the hint' }));
    expect(insight.getState().hint.status).toBe('off');
  });

  it('is not given for a bot’s boat', async () => {
    const { stores, insight, state } = await showWithDice(<HintButton look="words" />, [1, 2]);
    stores.game.getState().handSeat(state.activeSeat, 'novice');
    const button = await screen.findByRole('button', { name: 'Ask for a hint' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(insight.getState().hint.status).toBe('off');
  });

  it('names the best dice, what they are worth, and how much better they are', async () => {
    const { insight, state } = await showWithDice(<HintNote />, [1, 2]);
    const choices = [
      { choice: REROLL, value: 12.04 },
      { choice: KEEP, value: 12.81 },
    ];
    setInsight(insight, {
      hint: { status: 'given', turn: '', state, advice: { kind: 'dice', choices, line: [] } },
    });
    expect(
      screen.getByText(
        'Best now: re-roll 1. About 12 turns to the finish. 0.8 turns better than the next choice.',
      ),
    ).toBeVisible();
    const equal = choices.map(({ choice }) => ({ choice, value: 12 }));
    setInsight(insight, {
      hint: { status: 'given', turn: '', state, advice: { kind: 'dice', choices: equal, line: [] } },
    });
    expect(screen.getByText(/Other choices are just as good\./)).toBeVisible();
  });

  it('names the best way after the roll', async () => {
    const { insight, state, stores } = await showWithDice(<HintNote />, [1, 2]);
    const rolled = { ...state, phase: 'steering' as const };
    stores.game.setState({ shown: rolled });
    const { heading } = state.boats[state.activeSeat];
    setInsight(insight, {
      hint: {
        status: 'given',
        turn: '',
        state: rolled,
        advice: { kind: 'way', ways: [{ heading, value: 9.5 }], line: [] },
      },
    });
    expect(screen.getByText('Best way: ahead. About 9.5 turns to the finish.')).toBeVisible();
  });

  it('says what it waits for, and when there is none', async () => {
    const { insight, state } = await showWithDice(<HintNote />, [1, 2]);
    setInsight(insight, { hint: { status: 'thinking', turn: '' }, par: { status: 'solving', done: 0.42 } });
    expect(screen.getByText('Looking for the best line…')).toBeVisible();
    expect(screen.getByText('42%')).toBeVisible();
    setInsight(insight, { hint: { status: 'none', turn: '', state } });
    expect(screen.getByText(/No hint from here/)).toBeVisible();
  });

  it('draws its line as long as it fits the state on screen', async () => {
    const { insight, state, stores } = await showWithDice(
      <svg>
        <HintLayer />
      </svg>,
      [1, 2],
    );
    const drawn = () => document.querySelectorAll('[data-ideal] path').length;
    expect(drawn()).toBe(0);
    setInsight(insight, {
      hint: {
        status: 'given',
        turn: '',
        state,
        advice: { kind: 'dice', choices: [{ choice: KEEP, value: 9 }], line: [100, 101, 102] },
      },
    });
    expect(drawn()).toBe(2);
    stores.game.setState({ shown: { ...state } });
    await expect.poll(drawn).toBe(0);
  });
});

describe('the ideal line', () => {
  it('begins and ends on its first and last space, and needs two of them', () => {
    expect(formatLine([])).toBe('');
    expect(formatLine([100])).toBe('');
    const path = formatLine([100, 101, 102]);
    expect(path.startsWith('M')).toBe(true);
    expect(path.match(/Q/g)).toHaveLength(1);
  });

  it('stands out on every depth of both waters: by its dashes or by its casing', () => {
    for (const side of ['standard', 'expert'] as const) {
      const { deep, deepCentre, deepEdge, sheet1, sheet2, sheet3 } = lakes[side];
      for (const water of [deep, deepCentre, deepEdge, sheet1, sheet2, sheet3]) {
        const best = Math.max(contrastRatio(paper.white, water), contrastRatio(paper.ink, water));
        expect(best).toBeGreaterThanOrEqual(3);
      }
    }
    expect(contrastRatio(paper.white, paper.ink)).toBeGreaterThanOrEqual(3);
  });
});

describe('par', () => {
  it('shows how far it is, and then the number', async () => {
    const { insight } = await showWithDice(
      <>
        <ParBadge />
        <ParLine />
      </>,
      [],
    );
    expect(document.body.textContent).not.toContain('Par');
    setInsight(insight, { par: { status: 'solving', done: 0.3 } });
    expect(screen.getByRole('progressbar', { name: 'Par' })).toHaveAttribute('aria-valuenow', '30');
    expect(screen.getByText('Working out par… 30%')).toBeVisible();
    setInsight(insight, { par: { status: 'known', par: 21.37, bestStart: { at: 0, heading: 0 } } });
    expect(screen.getAllByText('Par 21.4')).toHaveLength(2);
  });
});
