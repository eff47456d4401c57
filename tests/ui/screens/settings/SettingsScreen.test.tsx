import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createSettingsStore, type Settings } from '../../../../src/store/settings';
import { setupFrom, tableFrom, USUAL_CHOICE } from '../../../../src/store/tableChoice';
import { useAppearance } from '../../../../src/ui/appearance';
import { SettingsScreen } from '../../../../src/ui/screens/settings/SettingsScreen';
import { newStores, show } from '../showing';

function WithAppearance() {
  useAppearance();
  return <SettingsScreen />;
}

describe('settings', () => {
  it.each<[role: 'radio' | 'switch', name: string, changed: Partial<Settings>]>([
    ['radio', '2×', { pace: 'fast' }],
    ['radio', 'Instant', { pace: 'instant' }],
    ['radio', 'Calm', { motion: 'reduced' }],
    ['radio', 'Table', { seating: 'table' }],
    ['radio', 'Pass', { seating: 'pass' }],
    ['switch', 'Sound', { hasSound: true }],
    ['switch', 'Sail a single way by itself', { sailsSingleWay: false }],
    ['switch', 'Letter and number keys', { hasCharacterKeys: false }],
  ])('take %s “%s” at once and keep it', async (role, name, changed) => {
    const { settings, storage } = await show(<SettingsScreen />);
    await userEvent.click(screen.getByRole(role, { name }));
    expect(settings.getState()).toMatchObject(changed);
    expect(createSettingsStore(storage).getState()).toMatchObject(changed);
    expect(screen.getByRole(role, { name })).toHaveProperty(
      'checked',
      role === 'radio' || Object.values(changed)[0],
    );
  });

  it('seat the players of a running game anew', async () => {
    const stores = newStores();
    stores.game.getState().start({
      setup: setupFrom(USUAL_CHOICE, { lake: 'S-123456', seed: 's' }),
      table: tableFrom(USUAL_CHOICE, 'side-by-side'),
      placesAtRandom: true,
    });
    await show(<SettingsScreen />, { stores });
    await userEvent.click(screen.getByRole('radio', { name: 'Pass' }));
    expect(stores.game.getState().game?.table.seating).toBe('pass');
  });

  it('speak another language in place', async () => {
    await show(<SettingsScreen />);
    await userEvent.click(screen.getByRole('radio', { name: 'Nederlands' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Instellingen'));
  });

  it('put pace and motion where the styles read them', async () => {
    await show(<WithAppearance />);
    await userEvent.click(screen.getByRole('radio', { name: '2×' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Calm' }));
    expect(document.documentElement.dataset).toMatchObject({ pace: 'fast', motion: 'reduced' });
  });

  it('list the keys and say when letters are off', async () => {
    await show(<SettingsScreen />, { settings: { hasCharacterKeys: false } });
    expect(screen.getByText('Letter and number keys are switched off in the settings.')).toBeVisible();
    expect(screen.getByText('Keep or re-roll a die').closest('div')).toHaveTextContent('1 … 8');
  });

  it('begin at the heading', async () => {
    await show(<SettingsScreen />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
