/** Value iteration over a whole course: stage by stage, the last first, and within a stage the most damaged boats first. */
import { SINKING_DAMAGE } from '../../engine/damage';
import { HEADINGS } from '../../engine/hex';
import { STAGES } from './chain';
import { NO_DICE } from './hands';
import { MOVES, buildModel, type Model, type Problem } from './model';
import { TurnSolver, UNKNOWN } from './turn';

/** Changes smaller than this part of a value are not passed on. */
const TOLERANCE = 1e-6;

export class Sweeper {
  readonly values: Float32Array;
  solved = 0;
  private readonly model: Model;
  private readonly solver: TurnSolver;
  private readonly blocks: number;
  /** By `[damage * blocks + block]`: has a value it depends on changed? */
  private readonly dirty: Uint8Array;
  private readonly dirtyCounts: Int32Array;
  private readonly sourceFirst: Int32Array;
  private readonly sources: Int32Array;
  private readonly order: Int32Array[];

  constructor(model: Model) {
    this.model = model;
    this.values = new Float32Array(SINKING_DAMAGE * STAGES * model.layer).fill(UNKNOWN);
    this.solver = new TurnSolver(model, this.values);
    const berths = model.spaces.length * HEADINGS;
    this.blocks = STAGES * berths;
    this.dirty = new Uint8Array(SINKING_DAMAGE * this.blocks).fill(1);
    this.dirtyCounts = new Int32Array(SINKING_DAMAGE * STAGES).fill(berths);
    const { first, sources } = collectSources(model);
    this.sourceFirst = first;
    this.sources = sources;
    this.order = Array.from({ length: STAGES }, (_, stage) => orderOf(model, stage, first, sources));
  }
  *run(): Generator<number> {
    for (let pass = 0; ; pass++) {
      let any = false;
      for (let stage = STAGES - 1; stage >= 0; stage--) {
        for (let damage = SINKING_DAMAGE - 1; damage >= 0; damage--) {
          if (pass === 0 && damage < SINKING_DAMAGE - 1) this.startFrom(stage, damage);
          let sw = 0;
          const before = this.solved;
          while (this.dirtyCounts[damage * STAGES + stage] > 0) {
            any = true;
            sw++;
            this.sweep(stage, damage);
            yield this.solved;
          }
          if ((globalThis as any).DBG && sw) console.log('pass', pass, 'stage', stage, 'd', damage, 'sweeps', sw, 'solved', this.solved - before);
        }
      }
      if (!any) return;
    }
  }
  /** One counter more is never better: its values are a good first guess, from above. */
  private startFrom(stage: number, damage: number): void {
    const { layer } = this.model;
    const to = (damage * STAGES + stage) * layer;
    const from = ((damage + 1) * STAGES + stage) * layer;
    this.values.copyWithin(to, from, from + layer);
  }
  private sweep(stage: number, damage: number): void {
    const { dirty, blocks, model, solver, values } = this;
    const berths = model.spaces.length * HEADINGS;
    const order = this.order[stage];
    const dirtyBase = damage * blocks + stage * berths;
    const valueBase = (damage * STAGES + stage) * model.layer;
    for (let index = 0; index < order.length; index++) {
      const berth = order[index];
      if (dirty[dirtyBase + berth] === 0) continue;
      dirty[dirtyBase + berth] = 0;
      this.dirtyCounts[damage * STAGES + stage]--;
      this.solved++;
      const heading = berth % HEADINGS;
      const number = (berth - heading) / HEADINGS;
      const first = model.firstOf[berth];
      const hands = model.firstOf[berth + 1] - first;
      solver.solve({ stage, number, heading, damage }, hands);
      let changed = false;
      const base = valueBase + first;
      const crashed = values[base + NO_DICE] - solver.turns[NO_DICE] > TOLERANCE * solver.turns[NO_DICE];
      for (let hand = 0; hand < hands; hand++) {
        const value = solver.turns[hand];
        if (values[base + hand] - value > TOLERANCE * value) {
          changed = true;
          values[base + hand] = value;
        }
      }
      if (changed) this.passOn(stage * berths + berth, damage, crashed);
    }
  }
  private passOn(block: number, damage: number, isEmptyHand: boolean): void {
    const { sources, sourceFirst, model } = this;
    const least = isEmptyHand ? 0 : damage;
    const most = model.problem.rules.coastRepair ? Math.min(SINKING_DAMAGE - 1, damage + 1) : damage;
    const spread = model.problem.rules.powerTurn ? 2 : 1;
    for (let index = sourceFirst[block]; index < sourceFirst[block + 1]; index++) {
      const ray = sources[index];
      const heading = ray % HEADINGS;
      const place = ray - heading;
      for (let turned = HEADINGS - spread; turned <= HEADINGS + spread; turned++) {
        const source = place + ((heading + turned) % HEADINGS);
        for (let at = least; at <= most; at++) this.touch(source, at);
      }
    }
  }
  private touch(block: number, damage: number): void {
    const index = damage * this.blocks + block;
    if (this.dirty[index] === 1) return;
    this.dirty[index] = 1;
    this.dirtyCounts[damage * STAGES + Math.trunc(block / (this.model.spaces.length * HEADINGS))]++;
  }
}

/** For every block the rays that end a move in it, laid end to end. */
function collectSources(model: Model): { first: Int32Array; sources: Int32Array } {
  const { spaces, moves, layer, firstOf, waters } = model;
  const berths = spaces.length * HEADINGS;
  const blockAt = new Int32Array(layer);
  for (let berth = 0; berth < berths; berth++) blockAt[firstOf[berth]] = berth;
  const first = new Int32Array(STAGES * berths + 1);
  const each = (found: (block: number, ray: number) => void) => {
    for (let ray = 0; ray < STAGES * berths; ray++) {
      const berth = ray % berths;
      const heading = berth % HEADINGS;
      const far = Math.min(MOVES - 1, waters.reach[spaces[(berth - heading) / HEADINGS] * HEADINGS + heading]);
      for (let steps = 0; steps <= far; steps++) {
        const move = moves[ray * MOVES + steps];
        if (move >= 0) found(Math.trunc(move / layer) * berths + blockAt[move % layer], ray);
      }
    }
  };
  each((block) => first[block + 1]++);
  for (let block = 0; block < STAGES * berths; block++) first[block + 1] += first[block];
  const next = first.slice();
  const sources = new Int32Array(first[STAGES * berths]);
  each((block, ray) => {
    sources[next[block]++] = ray;
  });
  return { first, sources };
}

/** The berths of a stage by the turns a boat at will would need to leave it: sweeps then follow the flow of values. */
function orderOf(model: Model, stage: number, first: Int32Array, sources: Int32Array): Int32Array {
  const berths = model.spaces.length * HEADINGS;
  const distance = new Int16Array(berths).fill(-1);
  const queue: number[] = [];
  // moves that leave the stage for the next one (or finish)
  for (let berth = 0; berth < berths; berth++) {
    const heading = berth % HEADINGS;
    const place = berth - heading;
    let leaves = false;
    for (let t = 5; t <= 7 && !leaves; t++) {
      const way = (heading + t) % HEADINGS;
      const far = Math.min(MOVES - 1, model.waters.reach[model.spaces[place / HEADINGS] * HEADINGS + way]);
      for (let steps = 1; steps <= far; steps++) {
        const move = model.moves[(stage * berths + place + way) * MOVES + steps];
        if (move === -1 || (move >= 0 && Math.trunc(move / model.layer) === stage + 1)) leaves = true;
      }
    }
    if (leaves) {
      distance[berth] = 0;
      queue.push(berth);
    }
  }
  for (const berth of queue) {
    for (let index = first[stage * berths + berth]; index < first[stage * berths + berth + 1]; index++) {
      const ray = sources[index] - stage * berths;
      if (ray < 0 || ray >= berths) continue;
      const heading = ray % HEADINGS;
      for (let t = 5; t <= 7; t++) {
        const source = ray - heading + ((heading + t) % HEADINGS);
        if (distance[source] >= 0) continue;
        distance[source] = distance[berth] + 1;
        queue.push(source);
      }
    }
  }
  for (let berth = 0; berth < berths; berth++) if (distance[berth] < 0) queue.push(berth);
  return Int32Array.from(queue);
}

export function solve(problem: Problem) {
  const model = buildModel(problem);
  const sweeper = new Sweeper(model);
  for (const _ of sweeper.run());
  return { model, sweeper };
}
