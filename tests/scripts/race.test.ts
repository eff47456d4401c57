import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

function race(...args: string[]) {
  const { stdout, stderr, status } = spawnSync('node_modules/.bin/tsx', ['scripts/race.ts', ...args], {
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

interface Line extends Record<string, unknown> {
  type: string;
}

function linesOf(stdout: string): Line[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

const KEYS: Readonly<Record<string, string>> = {
  game: 'type version seed players races side rules bots lake rows',
  course: 'type race startSeat spots start line finish buoys startTo finishTo',
  place: 'type race seat at heading',
  turn:
    'type race seat turn from heading dice damage adjust removed rerolled diceAfter speed reach chosen path to ' +
    'bumped crash repaired damageAfter diceKept started rounded finished sunk retired',
  race: 'type race places sunk retired unfinished turns points totals carried',
  result: 'type ranking totals',
};

describe('npm run race', () => {
  test('prints the same bytes for the same seed, keys in the fixed order', { timeout: 60_000 }, () => {
    const first = race('--seed', 'ink');
    expect(first).toEqual({ ...first, stderr: '', status: 0 });
    expect(race('--seed', 'ink').stdout).toBe(first.stdout);
    const lines = linesOf(first.stdout);
    for (const line of lines) expect(Object.keys(line).join(' ')).toBe(KEYS[line.type]);
    expect(lines[0]).toMatchObject({ seed: 'ink', players: 4, races: 3, side: 'standard', rules: [] });
    expect(lines.filter(({ type }) => type === 'race')).toHaveLength(3);
    expect(lines.at(-1)?.type).toBe('result');
  });

  test('obeys every option', { timeout: 60_000 }, () => {
    const args =
      '--players 2 --side expert --races 1 --bot random,pilot --rule five-dice --rule coast-repair';
    const { stdout } = race(...args.split(' '), '--max-turns', '3', '--games', '2', '--seed', 'pair');
    const lines = linesOf(stdout);
    const games = lines.filter(({ type }) => type === 'game');
    expect(games).toHaveLength(2);
    for (const [index, game] of games.entries()) {
      expect(game).toMatchObject({
        seed: `pair/${index + 1}`,
        players: 2,
        races: 1,
        side: 'expert',
        rules: ['score-variant', 'coast-repair', 'five-dice'],
        bots: ['random', 'pilot'],
      });
    }
    const turns = lines.filter(({ type }) => type === 'turn');
    expect(turns.filter(({ turn }) => turn === 4).every(({ retired }) => retired === true)).toBe(true);
    expect(turns.some(({ turn }) => turn === 5)).toBe(false);
    const code = String(games[0].lake);
    const onLake = race('--lake', code, '--max-turns', '0', '--races', '1');
    expect(linesOf(onLake.stdout)[0]).toMatchObject({ lake: code, rows: games[0].rows, side: 'expert' });
  });

  test.each([
    [['--bot', 'nobody'], '--bot takes one of random, pilot, novice, skipper, captain, not "nobody".'],
    [['--bot', 'pilot,pilot,pilot'], '--bot names 3 bots for 4 players.'],
    [['--lake', 'S-111111'], '--lake "S-111111" is no lake code.'],
    [
      ['--lake', 'S-123456', '--side', 'expert'],
      '--lake S-123456 shows the standard side, not the expert one.',
    ],
    [['--rule', 'free'], '--rule takes one of score-variant, '],
  ])('refuses %j with one sentence and exit 2', { timeout: 60_000 }, (args, sentence) => {
    const { stdout, stderr, status } = race(...args);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
    expect(stderr.startsWith(sentence)).toBe(true);
  });

  test('ends quietly when its reader has seen enough', { timeout: 60_000 }, () => {
    const { stdout, stderr } = spawnSync(
      'bash',
      [
        '-c',
        'node_modules/.bin/tsx scripts/race.ts --games 500 --max-turns 2 | head -c 9; echo " ${PIPESTATUS[0]}"',
      ],
      { encoding: 'utf8' },
    );
    expect({ stdout, stderr }).toEqual({ stdout: '{"type":" 0\n', stderr: '' });
  });
});
