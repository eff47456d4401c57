import { describe, expect, it } from 'vitest';
import { RULE_NAMES } from '../../src/engine';
import { LANGUAGES } from '../../src/i18n/language';
import { ruleForPhase, rulebookOf } from '../../src/i18n/rulebook';

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  it('has its rules in rising order, each with whole sentences', async () => {
    const sections = await rulebookOf(language);
    const rules = sections.flatMap((section) => section.rules);
    const values = rules.map(({ number }) => {
      const [section, rule] = number.slice(1).split('.').map(Number);
      return 100 * section + rule;
    });
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(new Set(values).size).toBe(values.length);
    for (const { number, text } of rules) expect(text, number).toMatch(/^[A-Z][^'"]*[.)]$/);
    for (const { number, text } of rules) expect(text, number).not.toMatch(/ {2}|undefined/);
  });

  it('opens at a rule it has, whatever is going on', async () => {
    const numbers = (await rulebookOf(language)).flatMap(({ rules }) => rules.map(({ number }) => number));
    const phases = ['placing', 'dice', 'steering', 'race-over', 'game-over'] as const;
    for (const situation of [...phases, ...RULE_NAMES]) expect(numbers).toContain(ruleForPhase(situation));
  });
});
