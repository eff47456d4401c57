/** Solved courses, found again by what they depend on. */
import type { GameState } from '../../engine/state';
import type { Problem } from './model';
import { Par } from './par';
import { solveCourse, type ParTables } from './solve';

/** The course a game is sailing, as the solver needs it. */
export function problemOf({ lake, course, rules, race }: GameState): Problem {
  return { lake, course, rules, race };
}

/** Equal for courses with equal values. */
export function keyOfProblem({ lake, course, rules, race = 1 }: Problem): string {
  const { start, lineHeading, buoys, startTo, finishTo } = course;
  const { coastRepair, wearAndTear, freeSteering, powerTurn, fiveDice } = rules;
  const repair = coastRepair ? (wearAndTear ? race : 1) : 0;
  const marks = buoys.map(({ at, arrow }) => `${at}${arrow}`);
  const options = [freeSteering, powerTurn, fiveDice].map(Number);
  return [lake.code, start, lineHeading, startTo, finishTo, ...marks, repair, ...options].join('/');
}

/** Some megabytes a course: only the latest are kept. */
const MOST_COURSES = 4;

export class ParLibrary {
  private readonly solved = new Map<string, Par>();

  add(problem: Problem, tables: ParTables): Par {
    const key = keyOfProblem(problem);
    const par = new Par(problem, tables.values);
    this.solved.set(key, par);
    for (const oldest of this.solved.keys()) {
      if (this.solved.size > MOST_COURSES) this.solved.delete(oldest);
    }
    return par;
  }

  /** The values of the course being sailed, if they are here. */
  readonly parOf = (state: GameState): Par | undefined => this.solved.get(keyOfProblem(problemOf(state)));

  /** The same, solved on the spot if need be: for tools that may wait a second. */
  readonly solvedParOf = (state: GameState): Par | undefined => {
    const known = this.parOf(state);
    if (known) return known;
    const problem = problemOf(state);
    const tables = solveCourse(problem);
    return tables && this.add(problem, tables);
  };
}
