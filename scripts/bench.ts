// Measures engine, odds, solver and bots: one line a figure, operations a second, median of several runs.
import { engineFigures } from './bench/engineFigures';
import { sumOfAnswers, type Pass } from './bench/figure';
import { thinkingFigures } from './bench/thinkingFigures';
import { once, readOptions, runTool, text, wholeNumber } from './options';

/** Operations a second of one run: as many passes as fit. */
function measure(pass: Pass, milliseconds: number): number {
  const begin = performance.now();
  let operations = 0;
  let elapsed = 0;
  do {
    operations += pass();
    elapsed = performance.now() - begin;
  } while (elapsed < milliseconds);
  return (operations / elapsed) * 1000;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.trunc(sorted.length / 2)];
}

await runTool((args) => {
  const given = readOptions(args, { runs: wholeNumber({ least: 1, most: 1000 }), only: text });
  const runs = once(given.runs, 'runs') ?? 7;
  const only = once(given.only, 'only') ?? '';
  for (const { name, prepare } of [...engineFigures(), ...thinkingFigures()]) {
    if (!name.includes(only)) continue;
    const pass = prepare();
    measure(pass, 500);
    const rates = Array.from({ length: runs }, () => measure(pass, 300));
    const figure = medianOf(rates).toLocaleString('en', { maximumSignificantDigits: 4 });
    console.log(`${figure.padStart(12)} /s  ${name}`);
  }
  if (Number.isNaN(sumOfAnswers())) throw new Error('The engine answered nonsense.');
});
