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
import { collectSources, orderBerths } from './solver/flow';
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
    for (let hasChanged = true; hasChanged;) {
      hasChanged = false;
      for (let stage = STAGES - 1; stage >= 0; stage--) {
        // One stage until it is done: those before it build on it.
        while (this.sweep(stage, orders[stage])) hasChanged = true;
      }
    }
  }

  private sweep(stage: number, order: Int32Array): boolean {
    const { turns, rolled } = this;
    let hasChanged = false;
    for (const berth of order) {
      const block = stage * this.berths + berth;
      for (let speed = 0; speed < HOLDINGS; speed++) rolled[speed] = this.after(block, speed);
      const gamble = (rolled[1] + rolled[2] + rolled[3]) / 3;
      const other = gamble < rolled[0] ? gamble : rolled[0];
      for (let face = 0; face < HOLDINGS; face++) {
        const value = 1 + (rolled[face] < other ? rolled[face] : other);
        const at = block * HOLDINGS + face;
        if (turns[at] - value <= TOLERANCE) continue;
        turns[at] = value;
        hasChanged = true;
      }
    }
    return hasChanged;
  }

  /** The best that can follow when the boat has to move at a speed (R6.2). */
  private after(block: number, speed: number): number {
    const { model } = this;
    const heading = block % HEADINGS;
    const place = block - heading;
    const space = model.spaces[(place % this.berths) / HEADINGS] * HEADINGS;
    const { reach } = model.waters;
    const left = heading === 5 ? 0 : heading + 1;
    const right = heading === 0 ? 5 : heading - 1;
    const longest = Math.max(reach[space + left], reach[space + heading], reach[space + right]);
    const needed = longest < speed ? longest : speed;
    let least = UNKNOWN;
    for (let turned = 0; turned < 3; turned++) {
      const way = turned === 0 ? left : turned === 1 ? heading : right;
      if (reach[space + way] < needed) continue;
      const value = this.valueOf(model.moves[(place + way) * MOVES + needed], speed > needed ? 0 : speed);
      const cost = value === 0 ? 0 : value + this.price * (speed - needed);
      if (cost < least) least = cost;
    }
    return least;
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
