/** View settings of this browser, kept apart from any game. */
import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readItem, writeItem, type KeyValueStorage } from './storage';
import { PACES, SEATING_MODES, type Pace, type SeatingMode } from './table';

const KEY = 'powerboats/settings';

export const LANGUAGE_CODES = ['en', 'de', 'nl'] as const;

export interface Settings {
  /** null follows the browser. */
  readonly language: (typeof LANGUAGE_CODES)[number] | null;
  readonly pace: Pace;
  readonly hasSound: boolean;
  /** `system` follows the device's wish for reduced motion. */
  readonly motion: 'system' | 'reduced' | 'full';
  /** A single legal way sails itself. */
  readonly sailsSingleWay: boolean;
  /** Single letters and digits act as shortcuts. */
  readonly hasCharacterKeys: boolean;
  readonly seating: SeatingMode;
}

export const USUAL_SETTINGS: Settings = {
  language: null,
  pace: 'normal',
  hasSound: false,
  motion: 'system',
  sailsSingleWay: true,
  hasCharacterKeys: true,
  seating: 'side-by-side',
};

const schema = v.object({
  language: v.fallback(v.nullable(v.picklist(LANGUAGE_CODES)), USUAL_SETTINGS.language),
  pace: v.fallback(v.picklist(PACES), USUAL_SETTINGS.pace),
  hasSound: v.fallback(v.boolean(), USUAL_SETTINGS.hasSound),
  motion: v.fallback(v.picklist(['system', 'reduced', 'full'] as const), USUAL_SETTINGS.motion),
  sailsSingleWay: v.fallback(v.boolean(), USUAL_SETTINGS.sailsSingleWay),
  hasCharacterKeys: v.fallback(v.boolean(), USUAL_SETTINGS.hasCharacterKeys),
  seating: v.fallback(v.picklist(SEATING_MODES), USUAL_SETTINGS.seating),
});

export interface SettingsState extends Settings {
  readonly change: (change: Partial<Settings>) => void;
}

export type SettingsStore = StoreApi<SettingsState>;

function parseSettings(text: string | null): Settings {
  if (text === null) return USUAL_SETTINGS;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : USUAL_SETTINGS;
  } catch {
    return USUAL_SETTINGS;
  }
}

export function createSettingsStore(storage: KeyValueStorage): SettingsStore {
  return createStore<SettingsState>()((set, get) => ({
    ...parseSettings(readItem(storage, KEY)),
    change: (change) => {
      set(change);
      const { change: _, ...settings } = get();
      writeItem(storage, KEY, JSON.stringify(settings));
    },
  }));
}
