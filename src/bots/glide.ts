/**
 * Turns left for a boat that never holds more than one die: a small exact solution of a simpler game, at some
 * milliseconds a course. It knows headings, narrow places and the luck of a die, so that a boat which steers by it
 * never gets stuck. Simple bots do. Damage has a price here instead of an end, the higher the nearer the end is.
 */
import type { Course } from '../engine/course';
import type { Face } from '../engine/dice';
import { HEADINGS, type Heading, type Space } from '../engine/hex';
import type { Progress } from '../engine/rounding';
import type { GameState } from '../engine/state';
import { STAGES, stageOf } from './solver/chain';
import { collectSources, orderBerths, type Sources } from './solver/flow';
import { AT_FINISH, MOVES, OFF, buildModel, type Model } from './solver/model';
import { routeOf } from './yardstick';

type Waters = Pick<GameState, 'lake' | 'course' | 'rules'>;

/** What a counter costs, in turns, by the counters a boat has. */
const PRICES_OF_DAMAGE = [3, 3, 20, 40] as const;
/** No die, or a die showing 1, 2 or 3. */
const HOLDINGS = 4;
const TOLERANCE = 0.02;
const UNKNOWN = 120;
/** A boat that crossed a line the wrong way has that to make good first. */
const STRAYED_TURNS = 6;
const STRAYED_PACE = 2;

class Glide {
  /** By `[(stage * berths + berth) * HOLDINGS + face]`, face 0 being no die. */
  private readonly turns: Float32Array;
  private readonly berthAt: Int32Array;
  private readonly berths: number;
  private readonly rolled = new Float64Array(HOLDINGS);

  constructor(
    readonly model: Model,
    private readonly price: number,
  ) {
    this.berths = model.spaces.length * HEADINGS;
    this.turns = new Float32Array(STAGES * this.berths * HOLDINGS).fill(UNKNOWN);
    this.berthAt = new Int32Array(model.layer);
    for (let berth = 0; berth < this.berths; berth++) this.berthAt[model.firstOf[berth]] = berth;
    this.solve();
  }

  turnsAt(stage: number, berth: number, face: Face | 0): number {
    return this.turns[(stage * this.berths + berth) * HOLDINGS + face];
  }

  private solve(): void {
    const sources = collectSources(this.model);
    const orders = Array.from({ length: STAGES }, (_, stage) => orderBerths(this.model, stage, sources));
    const stale = new Uint8Array(STAGES * this.berths).fill(1);
    for (let hasChanged = true; hasChanged;) {
      hasChanged = false;
      for (let stage = STAGES - 1; stage >= 0; stage--) {
        // One stage until it is done: those before it build on it.
        while (this.sweep(stage, orders[stage], sources, stale)) hasChanged = true;
      }
    }
  }

  private sweep(stage: number, order: Int32Array, sources: Sources, stale: Uint8Array): boolean {
    let hasChanged = false;
    for (let index = 0; index < order.length; index++) {
      const block = stage * this.berths + order[index];
      if (stale[block] === 0) continue;
      stale[block] = 0;
      if (!this.update(block)) continue;
      hasChanged = true;
      for (let source = sources.first[block]; source < sources.first[block + 1]; source++) {
        const ray = sources.rays[source];
        const heading = ray % HEADINGS;
        stale[ray] = 1;
        stale[heading === 5 ? ray - 5 : ray + 1] = 1;
        stale[heading === 0 ? ray + 5 : ray - 1] = 1;
      }
    }
    return hasChanged;
  }

  /** Solves one turn; whether that made it shorter. */
  private update(block: number): boolean {
    const { turns, rolled } = this;
    const heading = block % HEADINGS;
    const place = block - heading;
    rolled.fill(UNKNOWN);
    const left = heading === 5 ? 0 : heading + 1;
    const right = heading === 0 ? 5 : heading - 1;
    const { reach } = this.model.waters;
    const space = this.model.spaces[(place % this.berths) / HEADINGS] * HEADINGS;
    const longest = Math.max(reach[space + left], reach[space + heading], reach[space + right]);
    this.steer(place + left, reach[space + left], longest);
    this.steer(place + heading, reach[space + heading], longest);
    this.steer(place + right, reach[space + right], longest);
    const gamble = (rolled[1] + rolled[2] + rolled[3]) / 3;
    const other = gamble < rolled[0] ? gamble : rolled[0];
    let hasChanged = false;
    for (let face = 0; face < HOLDINGS; face++) {
      const value = 1 + (rolled[face] < other ? rolled[face] : other);
      const at = block * HOLDINGS + face;
      if (turns[at] - value <= TOLERANCE) continue;
      turns[at] = value;
      hasChanged = true;
    }
    return hasChanged;
  }

  /** Adds one heading to what can follow at each speed (R6.2). */
  private steer(ray: number, reach: number, longest: number): void {
    const { rolled, price } = this;
    const { moves } = this.model;
    for (let speed = 0; speed < HOLDINGS; speed++) {
      if (speed > reach && reach < longest) return;
      const crash = speed > reach ? speed - reach : 0;
      const value = this.valueOf(moves[ray * MOVES + speed - crash], crash > 0 ? 0 : speed);
      const cost = value === 0 ? 0 : value + price * crash;
      if (cost < rolled[speed]) rolled[speed] = cost;
    }
  }

  private valueOf(move: number, face: number): number {
    if (move === AT_FINISH) return 0;
    if (move <= OFF) return this.model.offValues[OFF - move] * 2;
    const { layer } = this.model;
    const block = Math.trunc(move / layer) * this.berths + this.berthAt[move % layer];
    return this.turns[block * HOLDINGS + face];
  }
}

const glides = new WeakMap<Course, Map<number, Glide>>();

export function priceOfDamage(damage: number): number {
  return PRICES_OF_DAMAGE[Math.min(damage, 3)];
}

function glideOf(waters: Waters, price: number): Glide {
  let byPrice = glides.get(waters.course);
  if (!byPrice) {
    byPrice = new Map();
    glides.set(waters.course, byPrice);
  }
  let glide = byPrice.get(price);
  if (!glide) {
    const [other] = byPrice.values();
    glide = new Glide(other?.model ?? buildModel(waters), price);
    byPrice.set(price, glide);
  }
  return glide;
}

/** Turns left with at most one die, of which `face` is held now. */
export function glideTurns(
  waters: Waters,
  boat: { at: Space; heading: Heading; progress: Progress; damage: number },
  face: Face | 0,
): number {
  const { at, heading, progress, damage } = boat;
  if (progress.finished) return 0;
  const stage = stageOf(progress);
  const glide = glideOf(waters, priceOfDamage(damage));
  const number = glide.model.numberOf[at];
  if (stage >= STAGES || number < 0) {
    return STRAYED_TURNS + routeOf(waters).stepsFrom(at, progress) / STRAYED_PACE;
  }
  return glide.turnsAt(stage, number * HEADINGS + heading, face);
}
