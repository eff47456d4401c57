import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

function lakes(...args: string[]) {
  const { stdout, stderr, status } = spawnSync('node_modules/.bin/tsx', ['scripts/lakes.ts', ...args], {
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

describe('npm run lakes', { timeout: 30_000 }, () => {
  test('checks a sample, prints the lengths and ends well', () => {
    const { stdout, stderr, status } = lakes('--side', 'expert', '--sample', '50', '--layouts', '2');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^expert: 2\d\.\d % land\n/);
    expect(stdout).toContain('50 of 46080: all can be raced');
    expect(stdout).toContain('144 courses on 2 lakes: all can be raced');
    expect(stdout).toMatch(/length {4}min \d+, deciles( \d+){9}, median \d+, max \d+\n/);
    expect(stdout).not.toContain('standard');
    expect(stderr).toMatch(/^100 % checked, about 0 s left$/m);
  });

  test.each([
    [['--side', 'both'], '--side takes one of standard, expert, not "both".'],
    [['--all', 'yes'], '"--all" is no option; there are --side, --layouts, --sample, --seed.'],
  ])('%j → exit 2', (args, sentence) => {
    expect(lakes(...args)).toEqual({ stdout: '', stderr: `${sentence}\n`, status: 2 });
  });
});
