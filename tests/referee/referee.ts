/** An independent referee: reads the lines of a trace and checks each of them by the rules alone. */
import { Chart, NOT_STARTED, givenHands, rightHands, type CourseLine } from './course';
import { SIZE, distance, includesPair, isSame, stepFrom, type Pair } from './geometry';
import {
  Foul,
  demand,
  demandLine,
  type GameLine,
  type PlaceLine,
  type RaceLine,
  type ResultLine,
  type TraceLine,
  type TurnLine,
} from './lines';
import { RaceReferee } from './race';

const RULES = new Set([
  'score-variant',
  'coast-repair',
  'wear-and-tear',
  'free-steering',
  'power-turn',
  'five-dice',
]);

function checkGame(line: GameLine): void {
  const { players, races, rules, bots, rows, side, seed, lake } = line;
  demand(players >= 2 && players <= 6 && races >= 1 && races <= 3, 'R10', 'players or races');
  demand(side === 'standard' || side === 'expert', 'R2.3', `side ${side}`);
  demand(
    rules.every((rule) => RULES.has(rule)),
    'R10',
    `rules ${rules.join()}`,
  );
  demand(new Set(rules).size === rules.length, 'R10', 'a rule twice');
  demand(players > 2 || rules.includes('score-variant'), 'R9.2', 'two players without the score variant');
  demand(bots.length === players, 'trace', 'one bot a seat');
  demand(rows.length === SIZE && rows.every((row) => /^[.#]{28}$/.test(row)), 'R2.1', 'rows');
  const ring = [rows[0], rows[SIZE - 1], ...rows.map((row) => row[0] + row[SIZE - 1])].join('');
  demand(!ring.includes('.'), 'R2.1', 'water on the outermost ring');
  demandLine(
    line,
    { type: 'game', version: 1, seed, players, races, side, rules, bots, lake, rows },
    'trace',
  );
}

function tileOf([column, row]: Pair): number {
  return Math.floor((row - 2) / 12) * 3 + Math.floor((column - 2) / 8);
}

function checkCourse(line: CourseLine, game: GameLine, last: RaceReferee | undefined): void {
  const { race, startSeat, spots, start, finish, buoys, startTo, finishTo } = line;
  demand(race === (last?.race ?? 0) + 1 && race <= game.races, 'R3.1', `race ${race}`);
  const isSeat = Number.isInteger(startSeat) && startSeat >= 0 && startSeat < game.players;
  demand(isSeat && (!last || startSeat === (last.startSeat + 1) % game.players), 'R4.1', 'start seat');
  const stood = [start, ...buoys.map(({ at }) => at)];
  demand(spots.length === 4 && stood.length === 4, 'R3.1', 'four spots, four buoys');
  demand(
    spots.every((spot) => includesPair(stood, spot)),
    'R3.1',
    'a spot without a buoy',
  );
  const heading = [0, 1, 2, 3, 4, 5].find((each) => isSame(stepFrom(start, each), line.line[0]));
  demand(heading !== undefined, 'R3.2', 'the line does not begin at buoy 0');
  let at = stepFrom(start, heading);
  for (const space of line.line) {
    demand(isSame(at, space) && game.rows[at[1]][at[0]] === '.', 'R3.2', 'the line is not straight water');
    demand(tileOf(at) === tileOf(start), 'R2.4', 'the line leaves its tile');
    at = stepFrom(at, heading);
  }
  demand(line.line.length === 4 && isSame(at, finish), 'R3.2', 'the finish buoy is not on the fifth space');
  demand(tileOf(finish) === tileOf(start), 'R2.4', 'the finish buoy stands on another tile');
  const all = [...stood, finish];
  for (const [index, a] of all.entries()) {
    for (const b of all.slice(index + 1)) demand(distance(a, b) >= 4, 'R2.6', 'buoys closer than 4');
  }
  demand(new Set(spots.map(tileOf)).size === 4, 'R2.4', 'two spots of a letter on one tile');
  const [is, should] = [givenHands(line).join(), rightHands(line, game.rows).join()];
  demand(is === should, 'R3.3–R3.5', `hands are ${is}, must be ${should}`);
  const pairs = { spots, start, line: line.line, finish };
  const shown = buoys.map((buoy) => ({ at: buoy.at, arrow: buoy.arrow }));
  demandLine(line, { type: 'course', race, startSeat, ...pairs, buoys: shown, startTo, finishTo }, 'trace');
}

/** R9.3, from the definition: who is not beaten by anybody left comes next. */
function rankingOf(totals: readonly number[], lastPlaces: readonly number[]): number[][] {
  const place = (seat: number) => (lastPlaces.includes(seat) ? lastPlaces.indexOf(seat) : 99);
  const beats = (a: number, b: number) =>
    totals[a] > totals[b] || (totals[a] === totals[b] && place(a) < place(b));
  const ranking: number[][] = [];
  let left = totals.map((_, seat) => seat);
  while (left.length > 0) {
    const best = left.filter((seat) => !left.some((other) => beats(other, seat)));
    ranking.push(best);
    left = left.filter((seat) => !best.includes(seat));
  }
  return ranking;
}

/** Follows one game from its first line to its last. */
class GameReferee {
  private game: GameLine | undefined;
  private race: RaceReferee | undefined;
  private totals: number[] = [];
  private readonly spots: Pair[] = [];
  isOver = false;

  private get header(): GameLine {
    demand(this.game !== undefined, 'trace', 'the first line is not the game');
    return this.game;
  }

  private get current(): RaceReferee {
    demand(this.race !== undefined, 'trace', 'no course yet');
    return this.race;
  }

  private readonly readers: {
    readonly [Type in TraceLine['type']]: (line: Extract<TraceLine, { type: Type }>) => void;
  } = {
    game: (line: GameLine) => {
      demand(this.game === undefined, 'trace', 'a second game line');
      checkGame(line);
      this.game = line;
      this.totals = Array.from({ length: line.players }, () => 0);
    },
    course: (line: CourseLine) => {
      demand(!this.race || this.race.isOver, 'R8.6', 'a course before the race was over');
      checkCourse(line, this.header, this.race);
      this.checkSpots(line.spots);
      const chart = new Chart(line, this.header.rows);
      demand(chart.countStartSpaces() >= 6, 'R2.6', 'fewer than six start spaces');
      const counters = this.race?.carried ?? this.totals.map(() => 0);
      this.race = new RaceReferee({ chart, rules: this.header.rules, counters, progress: NOT_STARTED });
    },
    place: (line: PlaceLine) => this.current.place(line),
    turn: (line: TurnLine) => this.current.turn(line),
    race: (line: RaceLine) => {
      const { points } = this.current.finish(line, this.totals);
      this.totals = this.totals.map((total, seat) => total + points[seat]);
    },
    result: (line: ResultLine) => {
      const { race, isOver, places } = this.current;
      demand(isOver && race === this.header.races, 'R9.3', 'a result before the last race');
      const expected: ResultLine = {
        type: 'result',
        ranking: rankingOf(this.totals, places),
        totals: this.totals,
      };
      demandLine(line, expected, 'R9.3');
      this.isOver = true;
    },
  };

  /** R2.4: no spot serves two letters, and no tile bears more than two. */
  private checkSpots(spots: readonly Pair[]): void {
    for (const spot of spots) {
      demand(!includesPair(this.spots, spot), 'R2.4', 'a spot of two letters');
      this.spots.push(spot);
      const onTile = this.spots.filter((other) => tileOf(other) === tileOf(spot));
      demand(onTile.length <= 2, 'R2.4', 'three letters on one tile');
    }
  }

  read(line: TraceLine): void {
    demand(!this.isOver, 'trace', 'a line after the result');
    (this.readers[line.type] as (line: TraceLine) => void)(line);
  }
}

/** The first disagreement in the trace of one game, or null if there is none. */
export function judge(lines: readonly string[]): string | null {
  const referee = new GameReferee();
  for (const [index, text] of lines.entries()) {
    try {
      referee.read(JSON.parse(text) as TraceLine);
    } catch (error) {
      if (!(error instanceof Foul)) throw error;
      return `line ${index + 1}: ${error.message}\n${text}`;
    }
  }
  return referee.isOver ? null : 'the game has no result';
}
