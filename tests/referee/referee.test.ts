import { describe, expect, test } from 'vitest';
import type { BotName } from '../../src/bots/bot';
import { formatTrace } from '../../src/engine/trace';
import { RULE_NAMES } from '../../src/engine/rules';
import { randomLake } from '../../src/lakes/lakes';
import { playGame } from '../../scripts/headless';
import { playWildGame } from '../engine/wild';
import type { TurnLine } from './lines';
import { judge } from './referee';

function traceOfWildGame(seed: string): string[] {
  const game = playWildGame(seed);
  return formatTrace(
    game,
    game.setup.players.map(() => 'wild'),
  );
}

function turnsOf(trace: readonly string[]): TurnLine[] {
  return trace
    .filter((line) => line.startsWith('{"type":"turn"'))
    .map((line) => JSON.parse(line) as TurnLine);
}

/** The corners a run must have met to be worth anything, each told from two turns of one boat. */
const CORNERS: Readonly<Record<string, (turn: TurnLine, last: TurnLine | undefined) => boolean>> = {
  'a start taken back': (turn, last) => last?.started === true && !turn.started,
  'a buoy un-rounded': (turn, last) => last !== undefined && turn.rounded < last.rounded,
  'a finish': ({ finished }) => finished,
  'a crash in the finishing move': ({ finished, crash }) => finished && crash > 0,
  'a boat that sinks in the finishing move': ({ finished, sunk }) => finished && sunk,
  'a boat that sinks': ({ finished, sunk }) => !finished && sunk,
  'a boat held up on its own space': ({ bumped, path }) => bumped && path.length === 0,
  'a crash and a bump together': ({ bumped, crash }) => bumped && crash > 0,
  'a repair': ({ repaired }) => repaired > 0,
  'five headings': ({ reach }) => reach.length === 5,
  'a retired boat with dice': ({ retired, dice }) => retired && dice.length > 0,
};

function cornersIn(trace: readonly string[]): string[] {
  const lastTurns = new Map<string, TurnLine>();
  const met = new Set<string>();
  for (const turn of turnsOf(trace)) {
    const boat = `${turn.race}/${turn.seat}`;
    for (const [name, isMet] of Object.entries(CORNERS)) if (isMet(turn, lastTurns.get(boat))) met.add(name);
    lastTurns.set(boat, turn);
  }
  return [...met];
}

describe('an independent referee finds no disagreement', () => {
  test('in games of wild players, which meet every corner', { timeout: 60_000 }, () => {
    const met = new Set<string>();
    const corners = Object.keys(CORNERS).length;
    for (let game = 0; game < 12 || (met.size < corners && game < 150); game++) {
      const trace = traceOfWildGame(`wild ${game}`);
      expect(judge(trace), `wild ${game}`).toBeNull();
      for (const corner of cornersIn(trace)) met.add(corner);
    }
    expect([...met].sort()).toEqual(Object.keys(CORNERS).sort());
  });

  test.each<[string, BotName[]]>([
    ['pilots', ['pilot', 'pilot', 'pilot', 'pilot']],
    ['random boats', ['random', 'random']],
    ['both', ['pilot', 'random', 'pilot', 'random', 'pilot', 'random']],
  ])('in games of %s', { timeout: 60_000 }, (_, bots) => {
    for (let game = 0; game < 2; game++) {
      const seed = `${bots.join()} ${game}`;
      const lake = randomLake(game % 2 ? 'expert' : 'standard', seed);
      const rules = RULE_NAMES.filter((_, index) => (index + game) % 2);
      const replay = playGame({ bots, lake, races: 3, rules, seed, maxTurns: 60 });
      expect(judge(formatTrace(replay, bots)), seed).toBeNull();
    }
  });
});

describe('the referee is not asleep', () => {
  const trace = traceOfWildGame('wild 3');
  const last = trace.length - 1;

  test.each<[string, RegExp, (line: string) => string]>([
    [
      'a finish out of nowhere',
      /"finished":false/,
      (line) => line.replace('"finished":false', '"finished":true'),
    ],
    ['a wrong arrow', /"arrow":"left"/, (line) => line.replace('"arrow":"left"', '"arrow":"right"')],
    ['a wrong start side', /"startTo"/, (line) => line.replace(/"startTo":"\w+"/, '"startTo":"up"')],
    ['a die too many', /"diceAfter":\[\d/, (line) => line.replace('"diceAfter":[', '"diceAfter":[1,')],
    ['a reach too long', /"reach":0/, (line) => line.replace('"reach":0', '"reach":1')],
    ['a wrong total', /"totals"/, (line) => line.replace(/"totals":\[\d+/, '"totals":[99')],
    ['keys out of order', /"type":"place"/, (line) => line.replace(/("race":\d),("seat":\d)/, '$2,$1')],
  ])('%s', (_, pattern, spoil) => {
    const index = trace.findIndex((line) => pattern.test(line));
    expect(index).toBeGreaterThanOrEqual(0);
    expect(judge(trace.with(index, spoil(trace[index])))).toMatch(new RegExp(`^line ${index + 1}: `));
  });

  test('lines missing', () => {
    expect(judge(trace.slice(0, last))).toBe('the game has no result');
    const turn = trace.findIndex((line) => line.startsWith('{"type":"turn"'));
    expect(judge(trace.toSpliced(turn, 1))).toMatch(/not on turn/);
  });
});
