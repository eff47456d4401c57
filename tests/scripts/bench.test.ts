import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function bench(...args: string[]) {
  return spawnSync('node_modules/.bin/tsx', ['scripts/bench.ts', ...args], { encoding: 'utf8' });
}

test('npm run bench prints one line a figure', { timeout: 60_000 }, () => {
  const { stdout, status } = bench('--runs', '1', '--only', 'legal headings');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ *[\d,]+ \/s {2}legal headings of a boat for one speed\n$/);
});

test('npm run bench refuses what it does not know', { timeout: 60_000 }, () => {
  const { stdout, stderr, status } = bench('--fast');
  expect({ stdout, stderr, status }).toEqual({
    stdout: '',
    stderr: '"--fast" is no option; there are --runs, --only.\n',
    status: 2,
  });
});
