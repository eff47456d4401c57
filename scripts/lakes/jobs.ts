// The work of checking lakes in pieces that fit a thread: what to look at goes in, counts and findings come out.
import { layLake, randomLayout, type Layout, type Side } from '../../src/engine/lake';
import { checkLayout, layoutAt, surveyRoutes, type LayoutFinding } from '../../src/lakes/check';
import { ATLAS } from '../../src/lakes/lakes';

/** A stretch of layouts `from` up to, not including, `to`: numbered ones, or random ones named by seed and number. */
export interface Job {
  readonly kind: 'all layouts' | 'random layouts' | 'routes';
  readonly side: Side;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

export interface JobResult {
  readonly job: Job;
  /** How many courses have a shortest route of each length. */
  readonly lengths: readonly number[];
  /** Only the first few travel back; `failures` counts all. */
  readonly findings: readonly LayoutFinding[];
  readonly failures: number;
}

const MOST_FINDINGS = 20;

function layoutOf({ kind, side, seed }: Job, number: number): Layout {
  return kind === 'all layouts' ? layoutAt(side, number) : randomLayout(side, `${seed}/${kind}/${number}`);
}

export function runJob(job: Job): JobResult {
  const lengths: number[] = [];
  const findings: LayoutFinding[] = [];
  for (let number = job.from; number < job.to; number++) {
    const lake = layLake(ATLAS, layoutOf(job, number));
    if (job.kind !== 'routes') {
      findings.push(...checkLayout(lake));
      continue;
    }
    const survey = surveyRoutes(lake);
    findings.push(...survey.findings);
    for (const length of survey.lengths) lengths[length] = (lengths[length] ?? 0) + 1;
  }
  return {
    job,
    lengths: Array.from(lengths, (count) => count ?? 0),
    findings: findings.slice(0, MOST_FINDINGS),
    failures: findings.length,
  };
}
