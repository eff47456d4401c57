/** Solving a course: the expected turns of a perfect captain who is alone on the lake. */
import { ALL_HEADINGS, HEADINGS, NEIGHBOURS, type Heading, type Space } from '../../engine/hex';
import { startSpaces } from '../../engine/waters';
import { STAGES, progressOf } from './chain';
import { MOVES, buildModel, type Model, type Problem } from './model';
import { Par, type Sailor } from './par';
import { Sweeper } from './sweeper';
import { loneBoat, traceLine } from './trace';

/** What solving a course leaves behind; plain data that travels between threads. */
export interface ParTables {
  readonly values: Float32Array;
  /** Expected turns of an undamaged boat from the best start. */
  readonly par: number;
  readonly bestStart: { readonly at: Space; readonly heading: Heading };
  /** A typical perfect race, space by space. */
  readonly idealLine: readonly Space[];
}

export interface SolverProgress {
  /** From 0 to 1. */
  readonly done: number;
  /** The ideal line as far as it is known: it grows from the finish backwards. */
  readonly line: readonly Space[];
}

/** The share of the work that is done when all stages have been solved once. */
const FIRST_PASS = 0.85;

/** Solves in small steps, so that a worker can listen in between. */
export function* solveInSteps(problem: Problem): Generator<SolverProgress, ParTables> {
  const model = buildModel(problem);
  const sweeper = new Sweeper(model);
  const reader = new Par(model, sweeper.values);
  let line: readonly Space[] = [];
  let solved = STAGES;
  for (const { pass, stage } of sweeper.run()) {
    if (pass === 0 && stage < solved) {
      solved = stage;
      line = lineFrom(model, reader, stage);
    }
    yield { done: pass === 0 ? (FIRST_PASS * (STAGES - stage)) / STAGES : FIRST_PASS, line };
  }
  const [{ at, heading, value }] = reader.starts({ boats: [], damage: 0 });
  const idealLine = traceLine(reader, loneBoat({ at, heading }));
  return { values: sweeper.values, par: value, bestStart: { at, heading }, idealLine };
}

/** The typical way on from the best place where the stage can begin. */
function lineFrom(model: Model, reader: Par, stage: number): Space[] {
  const progress = progressOf(stage);
  let best: Sailor | undefined;
  let least = Infinity;
  for (const { at, heading } of entriesOf(model, stage)) {
    const sailor = { at, heading, dice: [], damage: 0, progress };
    const value = reader.value(sailor);
    if (value >= least) continue;
    least = value;
    best = sailor;
  }
  return best ? traceLine(reader, loneBoat(best)) : [];
}

/** Where boats come into a stage: the start spaces, or the far side of the rounding line before it. */
function* entriesOf(model: Model, stage: number): Generator<{ at: Space; heading: Heading }> {
  const { spaces, moves, layer, waters, problem } = model;
  if (stage === 0) {
    for (const at of startSpaces(waters, problem.course))
      for (const heading of ALL_HEADINGS) yield { at, heading };
    return;
  }
  for (let number = 0; number < spaces.length; number++) {
    for (const heading of ALL_HEADINGS) {
      const edge = spaces[number] * HEADINGS + heading;
      const move = moves[(((stage - 1) * spaces.length + number) * HEADINGS + heading) * MOVES + 1];
      if (waters.reach[edge] > 0 && Math.trunc(move / layer) === stage)
        yield { at: NEIGHBOURS[edge], heading };
    }
  }
}

/** Solves a course at a stretch; undefined when it was cancelled. */
export function solveCourse(
  problem: Problem,
  {
    onProgress,
    isCancelled,
  }: { onProgress?: (progress: SolverProgress) => void; isCancelled?: () => boolean } = {},
): ParTables | undefined {
  const steps = solveInSteps(problem);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    onProgress?.(step.value);
    if (isCancelled?.()) return undefined;
  }
}
