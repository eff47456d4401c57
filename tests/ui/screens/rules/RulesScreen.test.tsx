import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../../src/i18n/language';
import { RulesScreen } from '../../../../src/ui/screens/rules/RulesScreen';
import { markFound, searchRules } from '../../../../src/ui/screens/rules/searchRules';
import { rulebookOf } from '../../../../src/i18n/rulebook';
import { show } from '../showing';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the rules', () => {
  it.each(LANGUAGES)('open at the rule that is asked for, in %s', async (language) => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await show(<RulesScreen rule="R6.2" />, { settings: { language } });
    const term = await screen.findByRole('link', { name: /(Rule|Regel) 6\.2/ });
    expect(term.closest('[aria-current="location"]')).not.toBeNull();
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    await waitFor(() => expect(scrolled.mock.instances).toEqual([term.closest('[aria-current]')]));
  });

  it('are all there when nothing is searched', async () => {
    await show(<RulesScreen rule={null} />);
    const sections = await rulebookOf('en');
    expect(await screen.findAllByRole('term')).toHaveLength(
      sections.reduce((sum, { rules }) => sum + rules.length, 0),
    );
    expect(document.querySelector('[aria-current]')).toBeNull();
  });

  it('are found as you type, counted, and shown again when cleared', async () => {
    await show(<RulesScreen rule={null} />);
    const all = (await screen.findAllByRole('term')).length;
    await userEvent.type(screen.getByRole('textbox', { name: 'Search the rules' }), 'speed dice');
    const found = screen.getAllByRole('term').length;
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all);
    expect(screen.getByRole('status')).toHaveTextContent(`${found} rules found`);
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getAllByRole('term')).toHaveLength(all);
  });

  it('say so when no rule speaks of a word', async () => {
    await show(<RulesScreen rule={null} />);
    await screen.findAllByRole('term');
    await userEvent.type(screen.getByRole('textbox'), 'submarine');
    expect(screen.getByText('No rule speaks of that.')).toBeVisible();
    expect(screen.queryAllByRole('term')).toEqual([]);
  });
});

describe('searching', () => {
  it('takes no notice of case and accents, and finds numbers', async () => {
    const book = await rulebookOf('de');
    const numbers = (query: string) =>
      searchRules(book, query).flatMap(({ rules }) => rules.map(({ number }) => number));
    expect(numbers('WURFEL')).toEqual(numbers('würfel'));
    expect(numbers('würfel').length).toBeGreaterThan(3);
    expect(numbers('R6.2')).toEqual(['R6.2']);
  });

  it('marks the words where they stand', () => {
    expect(markFound('Wähle Würfel', 'wurf')).toEqual([
      { text: 'Wähle ', isFound: false },
      { text: 'Würf', isFound: true },
      { text: 'el', isFound: false },
    ]);
  });
});
