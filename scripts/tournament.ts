// Plays round robins between bots on random lakes and prints who wins, with 95 % confidence intervals.
import { BOT_NAMES, type BotName } from '../src/bots/bot';
import { botNamed } from '../src/bots/roster';
import { ParLibrary } from '../src/bots/solver/library';
import { SINKING_TURNS } from '../src/bots/solver/turn';
import { retire } from '../src/engine/actions';
import { apply, createGame } from '../src/engine/game';
import { SIDES, type Lake, type Side } from '../src/engine/lake';
import { keyOfSeed } from '../src/engine/random';
import { BOATS } from '../src/engine/setup';
import type { GameState } from '../src/engine/state';
import { randomLake } from '../src/lakes/lakes';
import { listOf, oneOf, once, readOptions, refuseOption, runTool, text, wholeNumber } from './options';
import { Sample } from './tournament/sample';
import { formatTable } from './tournament/table';

/** Races a pair sails on one course: two sets of dice, each with the seats one way round and the other. */
const DICE_SETS = 2;
const RACES_A_COURSE = 2 * DICE_SETS;
const MOST_TURNS = 200;

const library = new ParLibrary();

interface Finish {
  readonly turns: number;
  readonly place: number | undefined;
  readonly crashes: number;
  readonly isSunk: boolean;
}

/** One race on the course of `start`, with dice of its own. */
function sail(start: GameState, bots: readonly BotName[], seed: string): Finish[] {
  let state: GameState = { ...start, seedKey: keyOfSeed(seed) };
  const crashes = bots.map(() => 0);
  while (state.phase !== 'game-over') {
    const seat = state.activeSeat;
    const isLate = state.phase === 'dice' && state.boats[seat].turns >= MOST_TURNS;
    const bot = botNamed(bots[seat], library.solvedParOf);
    const applied = apply(state, isLate ? retire : bot.choose(state, seed).action);
    if (!applied.ok) throw new Error(`${bots[seat]} broke a rule: ${applied.refusal.code}`);
    for (const event of applied.events) if (event.type === 'crashed') crashes[seat]++;
    ({ state } = applied);
  }
  return state.boats.map((boat, seat) => {
    const place = state.places.indexOf(seat);
    const isSunk = boat.status === 'sunk';
    return { turns: boat.turns, place: place < 0 ? undefined : place, crashes: crashes[seat], isSunk };
  });
}

function newRace(lake: Lake, players: number, seed: string): GameState {
  const seats = BOATS.slice(0, players).map((boat) => ({ name: '', boat }));
  return createGame({ players: seats, races: 1, rules: [], lake: lake.code, seed }, lake).state;
}

class Scores {
  readonly overPar = new Sample();
  readonly alone = new Sample();
  readonly crashes = new Sample();
  readonly sinkings = new Sample();
  readonly unfinished = new Sample();
}

class Pairing {
  readonly wins = new Sample();
  readonly losses = new Sample();

  constructor(readonly bots: readonly [BotName, BotName]) {}
}

function pairsOf(bots: readonly BotName[]): Pairing[] {
  return bots.flatMap((first, index) => bots.slice(index + 1).map((second) => new Pairing([first, second])));
}

function checkBots(bots: readonly BotName[]): readonly BotName[] {
  if (bots.length < 2 || new Set(bots).size < bots.length)
    refuseOption('--bots takes two or more different bots, with commas between.');
  return bots;
}

class Tournament {
  readonly pairings: readonly Pairing[];
  readonly scores: ReadonlyMap<BotName, Scores>;

  constructor(
    private readonly bots: readonly BotName[],
    private readonly side: Side,
    private readonly seed: string,
  ) {
    this.pairings = pairsOf(bots);
    this.scores = new Map(bots.map((bot) => [bot, new Scores()]));
  }

  sailCourse(course: number): void {
    const seed = `${this.seed}/${course}`;
    const lake = randomLake(this.side, seed);
    const pair = newRace(lake, 2, seed);
    const par = library.solvedParOf(pair)?.starts({ boats: [], damage: 0 })[0].value ?? Number.NaN;
    for (const bot of this.bots) this.sailAlone(course, newRace(lake, 1, seed), bot, par);
    for (const pairing of this.pairings) {
      for (let set = 0; set < DICE_SETS; set++) {
        const dice = `${seed}/${set}`;
        this.count(course, pairing, sail(pair, pairing.bots, dice), par);
        const [second, first] = sail(pair, [pairing.bots[1], pairing.bots[0]], dice);
        this.count(course, pairing, [first, second], par);
      }
    }
  }

  private sailAlone(course: number, start: GameState, bot: BotName, par: number): void {
    for (let set = 0; set < RACES_A_COURSE; set++) {
      const [{ turns, isSunk }] = sail(start, [bot], `${this.seed}/${course}/alone/${set}`);
      this.scores.get(bot)?.alone.add(course, (turns + (isSunk ? SINKING_TURNS : 0)) / par);
    }
  }

  private count(
    course: number,
    { bots, wins, losses }: Pairing,
    finishes: readonly Finish[],
    par: number,
  ): void {
    const isBetter = (a: Finish, b: Finish) =>
      a.place !== undefined && (b.place === undefined || a.place < b.place);
    wins.add(course, isBetter(finishes[0], finishes[1]) ? 100 : 0);
    losses.add(course, isBetter(finishes[1], finishes[0]) ? 100 : 0);
    for (const [index, { turns, place, crashes, isSunk }] of finishes.entries()) {
      const scores = this.scores.get(bots[index]);
      if (place !== undefined) scores?.overPar.add(course, turns - par);
      scores?.crashes.add(course, crashes);
      scores?.sinkings.add(course, isSunk ? 100 : 0);
      scores?.unfinished.add(course, place === undefined && !isSunk ? 100 : 0);
    }
  }

  report(): string {
    const rows = this.pairings.map(({ bots, wins, losses }) => {
      const neither = Math.max(0, 100 - wins.mean - losses.mean);
      return [
        `${bots[0]} beats ${bots[1]}`,
        wins.format(1, ' %'),
        losses.format(1, ' %'),
        `${neither.toFixed(1)} %`,
      ];
    });
    const bots = [...this.scores].map(([bot, { overPar, alone, crashes, sinkings, unfinished }]) => [
      bot,
      overPar.format(2),
      alone.format(3),
      crashes.format(2),
      sinkings.format(1, ' %'),
      unfinished.format(1, ' %'),
    ]);
    return [
      ...formatTable(['pair', 'wins', 'loses', 'neither'], rows),
      '',
      ...formatTable(
        ['bot', 'turns over par', 'alone / par', 'crashes a race', 'sinks', 'never arrives'],
        bots,
      ),
    ].join('\n');
  }
}

await runTool((args) => {
  const given = readOptions(args, {
    races: wholeNumber({ least: 1, most: 1_000_000 }),
    bots: listOf(BOT_NAMES),
    seed: text,
    side: oneOf(SIDES),
  });
  const races = once(given.races, 'races') ?? 100;
  const bots = checkBots(once(given.bots, 'bots') ?? ['captain', 'skipper', 'novice', 'random']);
  const seed = once(given.seed, 'seed') ?? 'tournament';
  const side = once(given.side, 'side') ?? 'standard';
  const courses = Math.ceil(races / RACES_A_COURSE);
  const tournament = new Tournament(bots, side, seed);
  for (let course = 0; course < courses; course++) {
    tournament.sailCourse(course);
    process.stderr.write(`\rcourse ${course + 1} of ${courses}`);
  }
  process.stderr.write('\n');
  const played = courses * RACES_A_COURSE;
  process.stdout.write(
    `${played} races a pair on ${courses} random ${side} lakes, seed "${seed}"\n\n${tournament.report()}\n`,
  );
});
