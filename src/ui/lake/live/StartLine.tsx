import { memo, useMemo } from 'react';
import type { LineMark } from '../../geometry/courseMarks';
import { STRIP_HALF_HEIGHT, checkPath, chevronPath } from '../../geometry/coursePaths';
import { along, angleOf, distanceOf, minus } from '../../geometry/plane';
import type { Point } from '../../geometry/board';
import { lakes, paper, type LakeSide } from '../../styles/palette';
import { lineCasing } from './colors';

export interface StartLineProps {
  line: LineMark;
  side: LakeSide;
  /** `target`: the active boat has rounded all buoys and comes home over it. */
  state: 'target' | 'idle';
}

const SPACE_SHARE = 1 / 5;

interface ChevronPairs {
  /** Of the line's four spaces, those with a pair. */
  readonly spaces: readonly number[];
  readonly towards: Point;
  /** From the middle of the strip. */
  readonly nearest: number;
  readonly scale: number;
}

/** Two chevrons one behind the other. */
function chevronPairs({ start, finish }: LineMark, pairs: ChevronPairs): string {
  const { spaces, towards, nearest, scale } = pairs;
  return spaces
    .flatMap((space) =>
      [0, 7.5].map((behind) => {
        const share = space * SPACE_SHARE;
        const foot = { x: start.x + share * (finish.x - start.x), y: start.y + share * (finish.y - start.y) };
        return chevronPath({
          at: along(foot, towards, nearest + behind * scale),
          towards,
          scale: 0.82 * scale,
        });
      }),
    )
    .join('');
}

/** The start and finish line (R3.2), chequered, with chevrons on the side to which boats leave it. */
export const StartLine = memo(function StartLine({ line, side, state }: StartLineProps) {
  const shapes = useMemo(() => {
    const length = distanceOf(line.start, line.finish);
    return {
      length,
      checks: checkPath(length),
      angle: (angleOf(minus(line.finish, line.start)) * 180) / Math.PI,
      starting: chevronPairs(line, { spaces: [1, 4], towards: line.front, nearest: 19, scale: 1 }),
      finishing: chevronPairs(line, { spaces: [2, 3], towards: line.home, nearest: -31, scale: 1.12 }),
    };
  }, [line]);
  const half = STRIP_HALF_HEIGHT;
  const { length } = shapes;
  const isTarget = state === 'target';
  return (
    <g>
      <g transform={`translate(${line.start.x} ${line.start.y}) rotate(${shapes.angle})`}>
        <rect y={-half - 2.3} width={length} height={2 * half + 4.6} fill={paper.white} />
        <rect y={-half - 1} width={length} height={2 * half + 2} fill={paper.ink} />
        <rect y={-half} width={length} height={2 * half} fill={paper.ink} />
        <path d={shapes.checks} fill={paper.white} />
      </g>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={shapes.starting} stroke={lineCasing[side]} strokeOpacity={0.85} strokeWidth={5.8} />
        <path d={shapes.starting} stroke={lakes[side].boardLine} strokeWidth={2.6} />
        {isTarget && (
          <>
            <path d={shapes.finishing} stroke={lineCasing[side]} strokeOpacity={0.85} strokeWidth={7.2} />
            <path d={shapes.finishing} stroke={lakes[side].targetLine} strokeWidth={3.4} />
          </>
        )}
      </g>
    </g>
  );
});
