import { describe, expect, test } from 'vitest';
import { fitText, pressedInto, wrapText } from '../../../src/ui/geometry/fitText';
import { textWidth } from '../../../src/ui/geometry/labels';

describe('a line in a narrow place', () => {
  test('stays as it is where it fits', () => {
    expect(fitText('Ada', 3.3)).toEqual({ text: 'Ada', ems: null });
    expect(pressedInto(fitText('Ada', 3.3), 16)).toEqual({});
  });

  test('is pressed together by a fifth at most', () => {
    expect(fitText('Charlotte', 3.3)).toEqual({ text: 'Charlotte', ems: 3.3 });
    expect(pressedInto(fitText('Charlotte', 3.3), 16)).toEqual({
      textLength: 52.8,
      lengthAdjust: 'spacingAndGlyphs',
    });
  });

  test('then ends in dots', () => {
    const { text } = fitText('Wilhelmina Charlotte', 3.3);
    expect(text).toMatch(/^Wil.*…$/);
    expect(textWidth(text) * 0.8).toBeLessThanOrEqual(3.3);
  });
});

describe('a name of up to two lines', () => {
  test('has one where that shows all of it', () => {
    expect(wrapText('Charlotte', 4).map(({ text }) => text)).toEqual(['Charlotte']);
    expect(wrapText('Jo B', 4).map(({ text }) => text)).toEqual(['Jo B']);
  });

  test('breaks after spaces and hyphens', () => {
    const lines = (name: string, ems: number) => wrapText(name, ems).map(({ text }) => text);
    expect(lines('Maximiliane von Hohenfels', 6.5)).toEqual(['Maximiliane von', 'Hohenfels']);
    expect(lines('Karl-Heinz-Peter', 4)).toEqual(['Karl-Heinz-', 'Peter']);
  });

  test('ends in dots where there is nothing to break at, or too much of it', () => {
    expect(wrapText('Wilhelminacharlotte', 4)).toHaveLength(1);
    const [first, second] = wrapText('Maximiliane Wilhelminacharlotte', 5);
    expect(first.text).toBe('Maximiliane');
    expect(second.text).toMatch(/…$/);
  });
});
