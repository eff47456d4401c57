// Checks that every lake can be raced: the drawings, all layouts, and the shortest routes of many courses.
import { SIDES, type Side } from '../src/engine/lake';
import { LAYOUTS, type LayoutFinding } from '../src/lakes/check';
import { checkFace, checkFrame, checkSide, landShare, type PictureFinding } from '../src/lakes/checkPictures';
import { ATLAS } from '../src/lakes/lakes';
import type { Job } from './lakes/jobs';
import { runJobs } from './lakes/pool';
import { formatHistogram, formatQuantiles } from './lakes/statistics';
import { oneOf, once, readOptions, runTool, text, wholeNumber } from './options';

const MOST_NAMED = 5;
/** Small enough that progress moves and the threads end together. */
const JOB_SIZE = { 'all layouts': 1024, 'random layouts': 1024, routes: 10 } as const;

interface Report {
  readonly layouts: { failures: number; findings: LayoutFinding[] };
  readonly routes: { failures: number; findings: LayoutFinding[]; lengths: number[] };
}

function readLakesOptions(args: readonly string[]) {
  const given = readOptions(args, {
    side: oneOf(SIDES),
    layouts: wholeNumber({ least: 0, most: 1_000_000 }),
    sample: wholeNumber({ least: 0, most: 1_000_000 }),
    seed: text,
  });
  const side = once(given.side, 'side');
  return {
    sides: side === undefined ? SIDES : [side],
    lakesForRoutes: once(given.layouts, 'layouts') ?? 2000,
    sample: once(given.sample, 'sample'),
    seed: once(given.seed, 'seed') ?? 'lakes',
  };
}

function cutJobs(job: Omit<Job, 'from' | 'to'>, lakes: number): Job[] {
  const size = JOB_SIZE[job.kind];
  return Array.from({ length: Math.ceil(lakes / size) }, (_, index) => ({
    ...job,
    from: index * size,
    to: Math.min(lakes, (index + 1) * size),
  }));
}

function printPictures(name: string, findings: readonly PictureFinding[]): void {
  console.log(`  drawings  ${findings.length === 0 ? 'keep to all rules' : `${findings.length} FAILURES`}`);
  for (const { problem, tile, letter, value } of findings.slice(0, MOST_NAMED)) {
    const where = [name, tile, letter].filter((part) => part !== undefined).join(' ');
    console.log(`    ${problem}: ${where}${value === undefined ? '' : ` (${value})`}`);
  }
}

function printFindings(findings: readonly LayoutFinding[]): void {
  for (const { problem, lake, letter, order, value } of findings.slice(0, MOST_NAMED)) {
    console.log(`    ${problem}: ${lake}, ${letter} spots ${order.join(' ')} (${value})`);
  }
}

function printSide(
  side: Side,
  { layouts, routes }: Report,
  checked: { layouts: number; lakes: number },
): number {
  const pictures = [
    ...ATLAS.tiles[side].flatMap((face, index) => checkFace(face, index + 1)),
    ...checkSide(side, ATLAS.tiles[side]),
    ...checkFrame(ATLAS.frame),
  ];
  console.log(`${side}: ${(100 * landShare(ATLAS.tiles[side])).toFixed(1)} % land`);
  printPictures(side, pictures);
  const verdict = (failures: number) => (failures === 0 ? 'all can be raced' : `${failures} FAILURES`);
  console.log(`  layouts   ${checked.layouts} of ${LAYOUTS}: ${verdict(layouts.failures)}`);
  printFindings(layouts.findings);
  const courses = routes.lengths.reduce((sum, count) => sum + (count ?? 0), 0);
  console.log(`  routes    ${courses} courses on ${checked.lakes} lakes: ${verdict(routes.failures)}`);
  printFindings(routes.findings);
  if (courses > 0) {
    console.log(`  length    ${formatQuantiles(routes.lengths)}`);
    for (const line of formatHistogram(routes.lengths)) console.log(`    ${line}`);
  }
  return pictures.length + layouts.failures + routes.failures;
}

await runTool(async (args) => {
  const { sides, lakesForRoutes, sample, seed } = readLakesOptions(args);
  const reports = new Map<Side, Report>();
  const jobs: Job[] = [];
  for (const side of sides) {
    reports.set(side, {
      layouts: { failures: 0, findings: [] },
      routes: { failures: 0, findings: [], lengths: [] },
    });
    const kind = sample === undefined ? 'all layouts' : 'random layouts';
    jobs.push(...cutJobs({ kind, side, seed }, sample ?? LAYOUTS));
    jobs.push(...cutJobs({ kind: 'routes', side, seed }, lakesForRoutes));
  }
  await runJobs(jobs, ({ job, lengths, findings, failures }) => {
    const report = reports.get(job.side)?.[job.kind === 'routes' ? 'routes' : 'layouts'];
    if (!report) return;
    report.failures += failures;
    report.findings.push(...findings);
    if (!('lengths' in report)) return;
    lengths.forEach((count, length) => (report.lengths[length] = (report.lengths[length] ?? 0) + count));
  });
  let failures = 0;
  for (const [side, report] of reports) {
    failures += printSide(side, report, { layouts: sample ?? LAYOUTS, lakes: lakesForRoutes });
  }
  process.exitCode = failures === 0 ? 0 : 1;
});
