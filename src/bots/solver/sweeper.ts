/**
 * Value iteration over a whole course, from above: stage by stage, the last first, and within a stage the most damaged
 * boats first, as damage only grows. A berth is solved again only when a value it depends on has changed. Un-rounding
 * (and coast repair) leads backwards, so the passes go on until nothing changes any more.
 */
import { SINKING_DAMAGE } from '../../engine/damage';
import { HEADINGS } from '../../engine/hex';
import { STAGES } from './chain';
import { collectSources, orderBerths, type Sources } from './flow';
import { NO_DICE } from './hands';
import type { Model } from './model';
import { TurnSolver, UNKNOWN } from './turn';

/** Changes smaller than this part of a value are not passed on. */
const TOLERANCE = 1e-6;
/** With coast repair all damage hangs together and values settle slowly; the par still has four sure digits. */
const TOLERANCE_WITH_REPAIR = 1e-5;
/** So many turns are solved between two looks at the outside world. */
const TURNS_A_BREATH = 4096;

export class Sweeper {
  /** By `[(damage * STAGES + stage) * layer + firstOf berth + hand]`: expected turns to the finish. */
  readonly values: Float32Array;
  private readonly solver: TurnSolver;
  private readonly berths: number;
  /** By `[(damage * STAGES + stage) * berths + berth]`: must it be solved again? */
  private readonly stale: Uint8Array;
  private readonly staleCounts: Int32Array;
  private readonly sources: Sources;
  private readonly tolerance: number;
  private breath = 0;

  constructor(private readonly model: Model) {
    this.values = new Float32Array(SINKING_DAMAGE * STAGES * model.layer).fill(UNKNOWN);
    this.solver = new TurnSolver(model, this.values);
    this.berths = model.spaces.length * HEADINGS;
    this.stale = new Uint8Array(SINKING_DAMAGE * STAGES * this.berths).fill(1);
    this.staleCounts = new Int32Array(SINKING_DAMAGE * STAGES).fill(this.berths);
    this.sources = collectSources(model);
    this.tolerance = model.problem.rules.coastRepair ? TOLERANCE_WITH_REPAIR : TOLERANCE;
  }

  /** Runs to the end; yields often, with the last stage it is through with (STAGES before the first) and the pass. */
  *run(): Generator<{ pass: number; stage: number }> {
    const orders = Array.from({ length: STAGES }, (_, stage) => orderBerths(this.model, stage, this.sources));
    for (let pass = 0; pass === 0 || this.staleCounts.some((count) => count > 0); pass++) {
      for (let stage = STAGES - 1; stage >= 0; stage--) {
        // Only coast repair makes a boat with more counters depend on one with fewer.
        do {
          for (let damage = SINKING_DAMAGE - 1; damage >= 0; damage--) {
            if (this.isUntouched(stage, damage)) this.guess(stage, damage);
            while (this.staleCounts[damage * STAGES + stage] > 0) {
              for (const _ of this.sweep(orders[stage], stage, damage)) yield { pass, stage: stage + 1 };
            }
          }
        } while (this.isStale(stage));
        yield { pass, stage };
      }
    }
  }

  private isStale(stage: number): boolean {
    for (let damage = 0; damage < SINKING_DAMAGE; damage++) {
      if (this.staleCounts[damage * STAGES + stage] > 0) return true;
    }
    return false;
  }

  private isUntouched(stage: number, damage: number): boolean {
    return this.values[(damage * STAGES + stage) * this.model.layer] === UNKNOWN;
  }

  /** One counter more is never better: its values are a good first guess, from above. */
  private guess(stage: number, damage: number): void {
    if (damage === SINKING_DAMAGE - 1) return;
    const { layer } = this.model;
    const worse = ((damage + 1) * STAGES + stage) * layer;
    this.values.copyWithin((damage * STAGES + stage) * layer, worse, worse + layer);
  }

  private *sweep(order: Int32Array, stage: number, damage: number): Generator<void> {
    const { stale, staleCounts, berths } = this;
    const first = (damage * STAGES + stage) * berths;
    for (let index = 0; index < order.length; index++) {
      const berth = order[index];
      if (stale[first + berth] === 0) continue;
      stale[first + berth] = 0;
      staleCounts[damage * STAGES + stage]--;
      this.solveBerth(stage, berth, damage);
      if (++this.breath % TURNS_A_BREATH === 0) yield;
    }
  }

  private solveBerth(stage: number, berth: number, damage: number): void {
    const { model, values, solver, tolerance } = this;
    const heading = berth % HEADINGS;
    const first = model.firstOf[berth];
    const hands = model.firstOf[berth + 1] - first;
    solver.solve({ stage, number: (berth - heading) / HEADINGS, heading, damage }, hands);
    const { turns } = solver;
    const base = (damage * STAGES + stage) * model.layer + first;
    const hasEmptyHandChanged = values[base + NO_DICE] - turns[NO_DICE] > tolerance * turns[NO_DICE];
    let hasChanged = false;
    for (let hand = 0; hand < hands; hand++) {
      const value = turns[hand];
      if (values[base + hand] - value <= tolerance * value) continue;
      values[base + hand] = value;
      hasChanged = true;
    }
    // Crashes lead to the empty hand of more damaged boats: only its value reaches across damage.
    if (hasChanged) this.passOn(stage * this.berths + berth, damage, hasEmptyHandChanged ? 0 : damage);
  }

  private passOn(block: number, damage: number, least: number): void {
    const { first, rays } = this.sources;
    const { rules } = this.model.problem;
    // Coast repair begins a turn with one counter more than it ends with.
    const most = rules.coastRepair ? Math.min(SINKING_DAMAGE - 1, damage + 1) : damage;
    const turns = rules.powerTurn ? 2 : 1;
    for (let source = first[block]; source < first[block + 1]; source++) {
      const heading = rays[source] % HEADINGS;
      const place = rays[source] - heading;
      for (let turned = HEADINGS - turns; turned <= HEADINGS + turns; turned++) {
        const from = place + ((heading + turned) % HEADINGS);
        for (let at = least; at <= most; at++) this.markStale(from, at);
      }
    }
  }

  private markStale(block: number, damage: number): void {
    const index = damage * STAGES * this.berths + block;
    if (this.stale[index] === 1) return;
    this.stale[index] = 1;
    this.staleCounts[damage * STAGES + Math.trunc(block / this.berths)]++;
  }
}
