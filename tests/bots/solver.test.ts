import { describe, expect, it } from 'vitest';
import { drawBuoyOrder, layCourse } from '../../src/engine/course';
import type { Face } from '../../src/engine/dice';
import { spaceAt } from '../../src/engine/hex';
import { keyOfSeed } from '../../src/engine/random';
import { rulesFrom } from '../../src/engine/rules';
import { randomLake } from '../../src/lakes/lakes';
import { progressOf } from '../../src/bots/solver/chain';
import type { Problem } from '../../src/bots/solver/model';
import { Par } from '../../src/bots/solver/par';
import { provePar } from '../../src/bots/solver/proof';
import { solveCourse, type SolverProgress } from '../../src/bots/solver/solve';
import { bend, canal, pond } from './tinyLake';

function solved(problem: Problem) {
  const tables = solveCourse(problem);
  if (!tables) throw new Error('not cancelled, and yet there are no tables');
  return { tables, par: new Par(problem, tables.values) };
}

function randomProblem(seed: string): Problem {
  const lake = randomLake('standard', seed);
  const course = layCourse({ lake, letter: 'B', order: drawBuoyOrder(keyOfSeed(seed), 2) });
  return { lake, course, rules: rulesFrom([], 4) };
}

describe('a canal solved by hand', () => {
  const { par } = solved(canal());
  const lastStage = progressOf(4);
  const worth = (column: number, dice: readonly Face[]) =>
    par.value({ at: spaceAt(column, 10), heading: 0, dice, damage: 0, progress: lastStage });

  it('needs one turn from the space before the line: any face will do', () => {
    expect(worth(11, [])).toBeCloseTo(1, 6);
  });

  it('needs 1 + ⅓ from two spaces off: only a 1 falls short', () => {
    expect(worth(10, [])).toBeCloseTo(4 / 3, 6);
  });

  it('needs 10/9 from three spaces off with a 1 in hand', () => {
    // Re-rolling the 1 and adding a die makes 3 or more in 8 of 9 cases; 1 + 1 leaves one space and the 2 that takes it.
    // Adding alone would make 3 in only 2 of 3.
    expect(worth(9, [1])).toBeCloseTo(1 + 1 / 9, 6);
  });

  it('needs 5/3 from three spaces off without dice', () => {
    // 3 is there; 2 leaves one space, 1 leaves two, and with a die in hand both are sure next turn.
    expect(worth(9, [])).toBeCloseTo(1 + 2 / 3, 6);
  });

  it('needs 55/27 from four spaces off without dice', () => {
    // 1 leaves three with a 1 in hand: 10/9. 2 leaves two and 3 leaves one, both sure next turn.
    expect(worth(8, [])).toBeCloseTo(1 + (10 / 9 + 1 + 1) / 3, 6);
  });
});

describe('a bend solved by hand', () => {
  const { par } = solved(bend());
  const worth = (damage: number) =>
    par.value({ at: spaceAt(9, 12), heading: 0, dice: [], damage, progress: progressOf(4) });

  it('needs two turns of a sound boat: every die takes it to the end of the canal, the next to the line', () => {
    // 1 is clear, 2 crashes for one counter, 3 for two; with or without dice the next turn finishes, crash or not.
    expect(worth(0)).toBeCloseTo(2, 6);
    expect(worth(1)).toBeCloseTo(2, 6);
  });

  it('counts 40 turns for a boat that sinks', () => {
    // With two counters a 3 sinks it, with three a 2 does as well; there is no other way out of the canal.
    expect(worth(2)).toBeCloseTo(1 + (1 + 1 + 40) / 3, 5);
    expect(worth(3)).toBeCloseTo(1 + (1 + 40 + 40) / 3, 5);
  });
});

describe('a course', () => {
  const problem = randomProblem('par');
  const seen: SolverProgress[] = [];
  const tables = solveCourse(problem, { onProgress: (progress) => seen.push(progress) });
  if (!tables) throw new Error('no tables');

  it('has a par that its policy keeps when the engine plays it', () => {
    const { par, mean, standardError, strayed } = provePar({ problem, tables, games: 1500, seed: 'proof' });
    expect(Math.abs(mean - par)).toBeLessThan(3 * standardError);
    expect(standardError).toBeLessThan(0.1);
    expect(strayed).toBe(0);
  }, 30_000);

  it('reports progress that only grows, and the line from the finish backwards', () => {
    const shares = seen.map(({ done }) => done);
    expect(shares.length).toBeGreaterThan(20);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const lengths = [...new Set(seen.map(({ line }) => line.length))];
    expect(lengths.length).toBeGreaterThan(3);
    expect(Math.max(...lengths)).toBeGreaterThan(30);
  });

  it('has an ideal line from the best start through water', () => {
    expect(tables.idealLine[0]).toBe(tables.bestStart.at);
    expect(tables.idealLine.length).toBeGreaterThan(2 * tables.par);
  });

  it('can be cancelled', () => {
    let looks = 0;
    expect(solveCourse(problem, { isCancelled: () => ++looks === 3 })).toBeUndefined();
    expect(looks).toBe(3);
  });
});

describe('the options', () => {
  it.each([
    [[]],
    [['free-steering']],
    [['power-turn']],
    [['five-dice']],
    [['coast-repair']],
    [['free-steering', 'power-turn', 'five-dice', 'coast-repair']],
  ] as const)(
    'are solved too: %j',
    (rules) => {
      const problem = pond(rules);
      const { tables } = solved(problem);
      const { par, mean, standardError } = provePar({ problem, tables, games: 1500, seed: 'options' });
      expect(Math.abs(mean - par)).toBeLessThan(3 * standardError);
    },
    30_000,
  );

  it('never make a race longer, but for five dice', () => {
    const plain = solved(pond()).tables.par;
    for (const rule of ['free-steering', 'power-turn', 'coast-repair'] as const) {
      expect(solved(pond([rule])).tables.par).toBeLessThanOrEqual(plain + 1e-4);
    }
    expect(solved(pond(['power-turn'])).tables.par).toBeLessThan(plain - 0.1);
    expect(solved(pond(['five-dice'])).tables.par).toBeGreaterThanOrEqual(plain - 1e-4);
  }, 30_000);
});
