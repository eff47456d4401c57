// Proves pars: the perfect policy of random courses, played by the real engine, must need as many turns as solved.
import { provePar } from '../src/bots/solver/proof';
import { solveCourse } from '../src/bots/solver/solve';
import type { Problem } from '../src/bots/solver/model';
import { drawBuoyOrder, layCourse } from '../src/engine/course';
import { LETTERS, SIDES, type Side } from '../src/engine/lake';
import { keyOfSeed } from '../src/engine/random';
import { RULE_NAMES, rulesFrom, type RuleName } from '../src/engine/rules';
import { randomLake } from '../src/lakes/lakes';
import { oneOf, once, readOptions, runTool, text, wholeNumber } from './options';

/** Standard errors between par and mean that chance explains. */
const MOST_ERRORS = 3;

/** Course by course another letter, and another side unless one is asked for. */
function problemOf(
  seed: string,
  course: number,
  side: Side | undefined,
  rules: readonly RuleName[],
): Problem {
  const name = `${seed}/${course}`;
  const lake = randomLake(side ?? SIDES[course % 2], name);
  const letter = LETTERS[course % LETTERS.length];
  const order = drawBuoyOrder(keyOfSeed(name), 1);
  return { lake, course: layCourse({ lake, letter, order }), rules: rulesFrom(rules, 4) };
}

await runTool((args) => {
  const given = readOptions(args, {
    courses: wholeNumber({ least: 1, most: 10_000 }),
    games: wholeNumber({ least: 2, most: 10_000_000 }),
    seed: text,
    side: oneOf(SIDES),
    rule: oneOf(RULE_NAMES),
  });
  const courses = once(given.courses, 'courses') ?? 6;
  const games = once(given.games, 'games') ?? 20_000;
  const seed = once(given.seed, 'seed') ?? 'prove';
  const side = once(given.side, 'side');
  let failures = 0;
  for (let course = 0; course < courses; course++) {
    const problem = problemOf(seed, course, side, given.rule);
    const began = process.cpuUsage();
    const tables = solveCourse(problem);
    if (!tables) throw new Error('The solver gave up.');
    const seconds = process.cpuUsage(began).user / 1e6;
    const { par, mean, standardError, sunk, strayed } = provePar({ problem, tables, games, seed });
    const errors = (mean - par) / standardError;
    const isProven = Math.abs(errors) <= MOST_ERRORS;
    if (!isProven) failures++;
    process.stdout.write(
      `${isProven ? 'proven' : 'REFUTED'}  ${problem.lake.code.padEnd(14)} ${problem.course.letter}  par ${par.toFixed(3)}  ` +
        `mean ${mean.toFixed(3)} ± ${standardError.toFixed(3)}  ${errors.toFixed(2)} standard errors  ` +
        `sunk ${sunk}  strayed ${strayed}  solved in ${seconds.toFixed(2)} s of processor time\n`,
    );
  }
  if (failures > 0) process.exitCode = 1;
});
