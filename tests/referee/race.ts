/** The referee of one race: who is on turn, what the dice allow, where boats go, what it all earns (R4 to R9). */
import type { Chart, Progress } from './course';
import { readDice, type Dice } from './dice';
import { isSame, stepFrom, turned, type Pair } from './geometry';
import { demand, demandLine, type PlaceLine, type RaceLine, type TurnLine } from './lines';
import { carriedBy, pointsOf } from './score';

type Fate = 'waiting' | 'racing' | 'finished' | 'sunk' | 'retired';

interface Boat {
  fate: Fate;
  at: Pair;
  heading: number;
  dice: readonly number[];
  counters: number;
  readonly countersAtStart: number;
  wasDamaged: boolean;
  turns: number;
  progress: Progress;
}

const NOWHERE: Pair = [-1, -1];

export class RaceReferee {
  readonly race: number;
  readonly startSeat: number;
  readonly places: number[] = [];
  carried: number[] = [];
  isOver = false;
  private readonly chart: Chart;
  private readonly rules: readonly string[];
  private readonly boats: readonly Boat[];
  private onTurn: number;

  constructor(race: {
    chart: Chart;
    rules: readonly string[];
    counters: readonly number[];
    progress: Progress;
  }) {
    this.chart = race.chart;
    this.rules = race.rules;
    this.race = race.chart.course.race;
    this.startSeat = race.chart.course.startSeat;
    this.boats = race.counters.map((counters) => ({
      fate: 'waiting',
      at: NOWHERE,
      heading: 0,
      dice: [],
      counters,
      countersAtStart: counters,
      wasDamaged: false,
      turns: 0,
      progress: race.progress,
    }));
    this.onTurn = this.seatAfter(this.startSeat, -1);
  }

  private seatAfter(seat: number, by: 1 | -1): number {
    return (seat + by + this.boats.length) % this.boats.length;
  }

  private seatsWith(fate: Fate): number[] {
    return this.boats.flatMap((boat, seat) => (boat.fate === fate ? [seat] : []));
  }

  private isFree(at: Pair, mover: Boat): boolean {
    return this.boats.every((boat) => boat === mover || boat.fate !== 'racing' || !isSame(boat.at, at));
  }

  place(line: PlaceLine): void {
    const { race, seat, at, heading } = line;
    const boat = this.boats[seat];
    demand(
      boat?.fate === 'waiting' && seat === this.onTurn && race === this.race,
      'R4.2',
      'wrong boat placed',
    );
    demand(this.chart.canStartAt(at), 'R4.3', `[${at.join()}] is no start space`);
    demand(this.isFree(at, boat), 'R4.3', `[${at.join()}] is taken`);
    demand([0, 1, 2, 3, 4, 5].includes(heading), 'R4.3', `heading ${heading}`);
    demandLine(line, { type: 'place', race, seat, at, heading }, 'trace');
    Object.assign(boat, { fate: 'racing', at, heading });
    this.onTurn = seat === this.startSeat ? seat : this.seatAfter(seat, -1);
  }

  private offers(boat: Boat, diceCount: number): { heading: number; reach: number }[] {
    const turns = this.rules.includes('power-turn') && diceCount === 1 ? [2, 1, 0, -1, -2] : [1, 0, -1];
    return turns.map((left) => {
      const heading = turned(boat.heading, left);
      return { heading, reach: this.chart.reach(boat.at, heading) };
    });
  }

  /** R6.2 and the option free steering. */
  private checkHeading(offers: readonly { heading: number; reach: number }[], chosen: number, speed: number) {
    const taken = offers.find(({ heading }) => heading === chosen);
    demand(taken !== undefined, 'R6.1', `heading ${chosen} is not offered`);
    const reaches = offers.map(({ reach }) => reach);
    if (this.rules.includes('free-steering')) {
      const isOpen = speed === 0 || taken.reach >= 1 || reaches.every((reach) => reach === 0);
      demand(isOpen, 'R10', 'free steering into a wall');
    } else {
      const isClear = taken.reach >= speed;
      const mustCrash = reaches.every((reach) => reach < speed);
      demand(isClear || (mustCrash && taken.reach === Math.max(...reaches)), 'R6.2', 'forbidden heading');
    }
    return taken.reach;
  }

  /** Coast repair, which wear and tear limits to what this race has brought. */
  private repairs(boat: Boat, { isCoasting }: Dice): number {
    const least = this.rules.includes('wear-and-tear') ? this.race - 1 : 0;
    return this.rules.includes('coast-repair') && isCoasting && boat.counters > least ? 1 : 0;
  }

  private checkTurnOrder({ race, seat }: TurnLine): void {
    demand(!this.isOver && race === this.race, 'R8.6', 'a turn outside the race');
    demand(this.seatsWith('waiting').length === 0, 'R4.2', 'a turn before all boats were placed');
    demand(seat === this.onTurn && this.boats[seat].fate === 'racing', 'R4.2', `seat ${seat} is not on turn`);
  }

  turn(line: TurnLine): void {
    this.checkTurnOrder(line);
    const { race, seat, adjust, removed, rerolled, chosen } = line;
    const boat = this.boats[seat];
    boat.turns++;
    const opening = {
      type: 'turn' as const,
      race,
      seat,
      turn: boat.turns,
      from: boat.at,
      heading: boat.heading,
      dice: boat.dice,
      damage: boat.counters,
    };
    if (line.retired) {
      this.retire(line, opening);
    } else {
      const dice = readDice(boat.dice, line, this.rules);
      const reach = this.offers(boat, dice.after.length);
      const longest = this.checkHeading(reach, chosen, dice.speed);
      const repaired = this.repairs(boat, dice);
      const way: Pair[] = [];
      let next = boat.at;
      for (let step = 0; step < Math.min(dice.speed, longest); step++) {
        next = stepFrom(next, chosen);
        way.push(next);
      }
      // R6.4: the last free space of the path; the boat's own space is always one.
      const path = way.slice(0, way.findLastIndex((at) => this.isFree(at, boat)) + 1);
      const to = path.at(-1) ?? boat.at;
      const crash = Math.max(0, dice.speed - longest);
      let { progress } = boat;
      for (const [index, at] of path.entries()) {
        progress = this.chart.follow(progress, index === 0 ? boat.at : path[index - 1], at);
      }
      const damageAfter = boat.counters - repaired + crash;
      const diceKept = crash > 0 ? [] : dice.after;
      const sunk = damageAfter >= 4;
      const { started, rounded, finished } = progress;
      const expected: TurnLine = {
        ...opening,
        adjust,
        removed,
        rerolled,
        diceAfter: dice.after,
        speed: dice.speed,
        reach,
        chosen,
        path,
        to,
        bumped: path.length < way.length,
        crash,
        repaired,
        damageAfter,
        diceKept,
        started,
        rounded,
        finished,
        sunk,
        retired: false,
      };
      demandLine(line, expected, 'R5–R8');
      if (finished) this.places.push(seat);
      Object.assign(boat, {
        fate: finished ? 'finished' : sunk ? 'sunk' : 'racing',
        at: to,
        heading: chosen,
        dice: diceKept,
        counters: damageAfter,
        wasDamaged: boat.wasDamaged || crash > 0,
        progress,
      });
    }
    this.passOn();
  }

  /** R8.7 */
  private retire(
    line: TurnLine,
    opening: Pick<TurnLine, 'type' | 'race' | 'seat' | 'turn' | 'from' | 'heading' | 'dice' | 'damage'>,
  ): void {
    const boat = this.boats[line.seat];
    const { started, rounded } = boat.progress;
    const expected: TurnLine = {
      ...opening,
      adjust: 'keep',
      removed: null,
      rerolled: [],
      diceAfter: boat.dice,
      speed: boat.dice.reduce((sum, face) => sum + face, 0),
      reach: this.offers(boat, boat.dice.length),
      chosen: boat.heading,
      path: [],
      to: boat.at,
      bumped: false,
      crash: 0,
      repaired: 0,
      damageAfter: boat.counters,
      diceKept: boat.dice,
      started,
      rounded,
      finished: false,
      sunk: false,
      retired: true,
    };
    demandLine(line, expected, 'R8.7');
    boat.fate = 'retired';
  }

  private passOn(): void {
    for (let tries = 0; tries < this.boats.length; tries++) {
      this.onTurn = this.seatAfter(this.onTurn, 1);
      if (this.boats[this.onTurn].fate === 'racing') return;
    }
  }

  /** Checks the race's line and answers the points. */
  finish(line: RaceLine, totals: readonly number[]): { points: number[] } {
    const players = this.boats.length;
    const [sunk, retired, unfinished] = [
      this.seatsWith('sunk'),
      this.seatsWith('retired'),
      this.seatsWith('racing'),
    ];
    const isVariant = this.rules.includes('score-variant');
    const mayEnd = unfinished.length === 1 && this.places.length === players - 1 && !isVariant;
    demand(!this.isOver && (unfinished.length === 0 || mayEnd), 'R8.6', 'the race is not over');
    demand(this.seatsWith('waiting').length === 0, 'R4.2', 'a race without all boats');
    const turns = this.boats.map((boat) => boat.turns);
    const lost = sunk.length + retired.length;
    const points = pointsOf({ race: this.race, places: this.places, turns, lost, isVariant });
    this.carried = this.boats.map((boat) => carriedBy(boat, this.race, this.rules));
    const expected: RaceLine = {
      type: 'race',
      race: this.race,
      places: this.places,
      sunk,
      retired,
      unfinished,
      turns,
      points,
      totals: totals.map((total, seat) => total + points[seat]),
      carried: this.carried,
    };
    demandLine(line, expected, 'R7.3, R8.6, R9');
    this.isOver = true;
    return { points };
  }
}
