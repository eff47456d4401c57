import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSettingsStore, USUAL_SETTINGS } from '../../src/store/settings';
import { memoryStorage, type KeyValueStorage } from '../../src/store/storage';

const KEY = 'powerboats/settings';

function settingsFrom(text: string) {
  const storage = memoryStorage();
  storage.setItem(KEY, text);
  const { change: _, ...settings } = createSettingsStore(storage).getState();
  return settings;
}

describe('settings', () => {
  it('are the usual ones at first', () => {
    const { change: _, ...settings } = createSettingsStore(memoryStorage()).getState();
    expect(settings).toEqual(USUAL_SETTINGS);
    expect(settings.hasSound).toBe(false);
  });

  it('are kept', () => {
    const storage = memoryStorage();
    createSettingsStore(storage).getState().change({ pace: 'instant', language: 'nl', hasSound: true });
    expect(createSettingsStore(storage).getState()).toMatchObject({
      pace: 'instant',
      language: 'nl',
      hasSound: true,
      motion: 'system',
    });
  });

  it.each(['', '{', 'null', '7', '[]', '"text"'])('read garbage as the usual ones: %j', (text) => {
    expect(settingsFrom(text)).toEqual(USUAL_SETTINGS);
  });

  it('keep what can be read and replace the rest', () => {
    const text = JSON.stringify({ pace: 'warp', hasSound: 'yes', motion: 'full', language: 'xx', extra: 1 });
    expect(settingsFrom(text)).toEqual({ ...USUAL_SETTINGS, motion: 'full' });
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Object.keys(settingsFrom(JSON.stringify(value))).sort()).toEqual(
          Object.keys(USUAL_SETTINGS).sort(),
        );
      }),
    );
  });

  it('work where nothing can be stored', () => {
    const forbidden: KeyValueStorage = {
      ...memoryStorage(),
      getItem: () => {
        throw new Error('SecurityError');
      },
      setItem: () => {
        throw new Error('SecurityError');
      },
    };
    const settings = createSettingsStore(forbidden);
    settings.getState().change({ pace: 'fast' });
    expect(settings.getState().pace).toBe('fast');
  });
});
