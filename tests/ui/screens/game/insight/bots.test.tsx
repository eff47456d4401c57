import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RollRow } from '../../../../../src/ui/screens/game/dock/RollRow';
import { LastMove } from '../../../../../src/ui/screens/game/dock/LastMove';
import { LogPanel } from '../../../../../src/ui/screens/game/panels/LogPanel';
import { ResultTable } from '../../../../../src/ui/screens/game/results/ResultTable';
import { InsightContext } from '../../../../../src/ui/screens/game/insight/insightContext';
import { createInsightStore } from '../../../../../src/store/insight';
import { TurnProvider } from '../../../../../src/ui/screens/game/turn';
import { show } from '../../showing';
import { storesWith } from '../playing';
import { setInsight } from './shared';

async function showRow() {
  const stores = storesWith({ players: 2, until: 30 });
  const insight = createInsightStore();
  const seat = stores.game.getState().shown?.activeSeat ?? 0;
  stores.game.getState().handSeat(seat, 'skipper');
  await show(
    <InsightContext value={insight}>
      <TurnProvider>
        <RollRow />
        <LastMove />
        <LogPanel />
      </TurnProvider>
    </InsightContext>,
    { stores },
  );
  return { stores, insight };
}

describe('a bot at the table', () => {
  it('can be paused and let go on by a button', async () => {
    const { insight } = await showRow();
    expect(screen.queryByRole('button', { name: /^Roll/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pause the bots' }));
    expect(insight.getState().isPaused).toBe(true);
    expect(screen.getByText('The bots are waiting.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Let the bots go on' }));
    expect(insight.getState().isPaused).toBe(false);
  });

  it('is said to think when it takes long', async () => {
    const { insight } = await showRow();
    expect(screen.getByText('Skipper')).toBeVisible();
    setInsight(insight, { isThinking: true });
    expect(screen.getByText(/is thinking…/)).toBeVisible();
  });

  it('says why, in its row, in the last move and in the log', async () => {
    const { stores } = await showRow();
    const { playBot } = stores.game.getState();
    act(() => {
      const { shown } = stores.game.getState();
      if (shown?.phase === 'steering')
        playBot({ type: 'steer', heading: shown.boats[shown.activeSeat].heading });
    });
    const seat = stores.game.getState().shown?.activeSeat ?? 0;
    act(() => {
      stores.game.getState().handSeat(seat, 'captain');
      playBot(
        { type: 'roll', adjust: 'add', removed: null, rerolled: [] },
        { code: 'adds-for-speed', chance: [6, 9] },
      );
    });
    const why = 'takes a die more, clear 2 in 3';
    expect(screen.getByText(`Captain: ${why}`)).toBeVisible();
    const { shown } = stores.game.getState();
    const { botNamed } = await import('../../../../../src/bots/roster');
    act(() => void (shown && playBot(botNamed('pilot').choose(shown, 's').action, { code: 'is-forced' })));
    expect(screen.getByText(new RegExp(`\\(${why}\\)$`))).toBeVisible();
    expect(screen.getByText(`(${why}; has no other way)`)).toBeVisible();
  });
});

describe('results', () => {
  it('compare finishers with par, where it is known', async () => {
    const stores = storesWith({ until: 'race-over' });
    const insight = createInsightStore();
    const { shown } = stores.game.getState();
    const result = shown?.results.at(-1);
    if (!shown || !result) throw new Error('no result');
    await show(
      <InsightContext value={insight}>
        <ResultTable state={shown} result={result} />
      </InsightContext>,
      { stores },
    );
    expect(screen.queryByText(/par/)).toBeNull();
    const [winner] = result.places;
    setInsight(insight, {
      par: { status: 'known', par: result.turns[winner] + 3, bestStart: { at: 0, heading: 0 } },
    });
    expect(screen.getAllByText(/^3 under par/).length).toBeGreaterThan(0);
  });
});
