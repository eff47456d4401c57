// Plays games between bots and prints them as JSON lines, one object a line.
import { randomBytes } from 'node:crypto';
import { BOT_NAMES, type BotName } from '../src/bots/bot';
import { SIDES, type Lake, type Side } from '../src/engine/lake';
import { RULE_NAMES } from '../src/engine/rules';
import { MAX_PLAYERS, MAX_RACES, MIN_PLAYERS } from '../src/engine/setup';
import { formatTrace } from '../src/engine/trace';
import { lakeFromCode, randomLake } from '../src/lakes/lakes';
import { playGame } from './headless';
import { listOf, oneOf, once, readOptions, refuseOption, runTool, text, wholeNumber } from './options';

const MOST_GAMES = 1_000_000;
const MOST_TURNS = 100_000;

function readRaceOptions(args: readonly string[]) {
  const given = readOptions(args, {
    seed: text,
    players: wholeNumber({ least: MIN_PLAYERS, most: MAX_PLAYERS }),
    side: oneOf(SIDES),
    lake: text,
    races: wholeNumber({ least: 1, most: MAX_RACES }),
    bot: listOf(BOT_NAMES),
    rule: oneOf(RULE_NAMES),
    'max-turns': wholeNumber({ least: 0, most: MOST_TURNS }),
    games: wholeNumber({ least: 1, most: MOST_GAMES }),
  });
  const players = once(given.players, 'players') ?? 4;
  const side = once(given.side, 'side');
  return {
    bots: botsFor(players, once(given.bot, 'bot') ?? ['pilot']),
    lake: readLake(once(given.lake, 'lake'), side),
    side: side ?? 'standard',
    races: once(given.races, 'races') ?? MAX_RACES,
    rules: RULE_NAMES.filter((name) => given.rule.includes(name)),
    seed: once(given.seed, 'seed') ?? randomBytes(6).toString('hex'),
    maxTurns: once(given['max-turns'], 'max-turns') ?? 200,
    games: once(given.games, 'games') ?? 1,
  };
}

/** One name for all seats, or one a seat. */
function botsFor(players: number, bots: readonly BotName[]): readonly BotName[] {
  if (bots.length === 1) return Array.from({ length: players }, () => bots[0]);
  if (bots.length !== players) refuseOption(`--bot names ${bots.length} bots for ${players} players.`);
  return bots;
}

function readLake(code: string | undefined, side: Side | undefined): Lake | undefined {
  if (code === undefined) return undefined;
  const lake = lakeFromCode(code) ?? refuseOption(`--lake "${code}" is no lake code.`);
  if (side !== undefined && lake.side !== side)
    refuseOption(`--lake ${lake.code} shows the ${lake.side} side, not the ${side} one.`);
  return lake;
}

/** Writes and waits; a reader that has seen enough, like `head`, ends the tool quietly. */
function print(lines: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${lines.join('\n')}\n`, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

await runTool(async (args) => {
  const { games, seed, side, lake, ...options } = readRaceOptions(args);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  for (let game = 1; game <= games; game++) {
    const ownSeed = games === 1 ? seed : `${seed}/${game}`;
    const replay = playGame({ ...options, seed: ownSeed, lake: lake ?? randomLake(side, ownSeed) });
    await print(formatTrace(replay, options.bots));
  }
});
