import { describe, expect, it } from 'vitest';
import { legalWays } from '../../src/engine';
import { LONGEST_ANNOUNCEMENT, announceMove, announceRoll } from '../../src/i18n/announce';
import { catalogueOf } from '../../src/i18n/catalogue';
import { describeEvents } from '../../src/i18n/describe';
import { LANGUAGES } from '../../src/i18n/language';
import { namesOf } from '../../src/i18n/names';
import { playWildGame } from '../engine/wild';
import { LONG_NAMES } from './samples';

const SLIPS = /undefined|NaN|\[object|null| {2}|\.\.|,\./;
const GAMES = ['words 1', 'words 2', 'words 3'].map((seed) => playWildGame(seed));

describe.each(LANGUAGES)('whole games told in %s', (language) => {
  it('leave no event without clean sentences', async () => {
    const words = await catalogueOf(language);
    for (const { setup, events } of GAMES) {
      const names = namesOf(setup.players, words);
      for (const happened of events) {
        const sentences = describeEvents(happened, names, words);
        expect(sentences.length).toBeGreaterThan(0);
        for (const sentence of sentences) expect(sentence).not.toMatch(SLIPS);
      }
    }
  });

  it('are announced shortly, even with the longest names', async () => {
    const words = await catalogueOf(language);
    for (const { states, events } of GAMES) {
      for (const [index, state] of states.entries()) {
        const rolled = events[index].find((event) => event.type === 'rolled');
        const said = rolled
          ? announceRoll(
              {
                event: rolled,
                heading: state.boats[state.activeSeat].heading,
                ways: legalWays(state),
                names: LONG_NAMES,
              },
              words,
            )
          : announceMove(events[index], { names: LONG_NAMES, words, next: state.activeSeat });
        expect(said).not.toMatch(SLIPS);
        expect(said.length).toBeGreaterThan(0);
        expect(said.length).toBeLessThanOrEqual(LONGEST_ANNOUNCEMENT);
      }
    }
  });
});
