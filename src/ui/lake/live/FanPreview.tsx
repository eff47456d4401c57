import { memo, useMemo } from 'react';
import type { Heading, Space } from '../../../engine';
import { HEX_WIDTH } from '../../geometry/board';
import { degreesOf, pointOfSpace, short } from '../../geometry/plane';
import { fanDiscRadius, type FanStop } from '../../geometry/previews';
import { course, lakes, paper, type LakeSide } from '../../styles/palette';
import { Digit } from './Digit';
import { Barrier, Dots, WayLine } from './previewParts';
import { textSize, type Readability } from './text';

export interface FanPreviewProps extends Readability {
  from: Space;
  heading: Heading;
  /** The spaces the boat can stop on, with their chances, nearest first. */
  stops: readonly FanStop[];
  /** Where land cuts the way, in spaces from the boat; null when no roll reaches it. */
  cutAfter: number | null;
  side: LakeSide;
  emphasis?: 'dim' | 'strong' | 'none';
}

const NUMERAL = 15;
const CUT = '#ff8a6a';

/** A way before the roll: the spaces it can stop on, bigger where it is likelier, and where land would cut it. */
export const FanPreview = memo(function FanPreview(props: FanPreviewProps) {
  const { from, heading, stops, cutAfter, side, emphasis = 'none', viewRotation, unitPx, floorPx } = props;
  const { x, y } = pointOfSpace(from);
  const degrees = degreesOf(heading);
  const upright = -degrees - viewRotation;
  const size = textSize(NUMERAL, { unitPx, floorPx });
  const last = stops.at(-1)?.steps ?? 0;
  const passed = useMemo(() => {
    const stopping = new Set(stops.map(({ steps }) => steps));
    const between = Array.from({ length: last }, (_, index) => index + 1);
    return between.filter((steps) => !stopping.has(steps)).map((steps) => steps * HEX_WIDTH);
  }, [stops, last]);
  return (
    <g
      transform={`translate(${short(x)} ${short(y)}) rotate(${degrees})`}
      opacity={emphasis === 'dim' ? 0.4 : undefined}
      aria-hidden
      pointerEvents="none"
      data-preview="fan"
    >
      {last > 0 && <WayLine kind="clear" end={last * HEX_WIDTH} />}
      <Dots at={passed} kind="clear" />
      {stops
        .filter(({ steps }) => steps > 0)
        .map(({ steps, chance }) => (
          <g key={steps} transform={`translate(${short(steps * HEX_WIDTH)} 0) rotate(${upright})`}>
            <circle
              r={Math.max(fanDiscRadius(chance), 0.58 * size)}
              fill={course.fanDisc}
              stroke={paper.ink}
              strokeWidth={1.8}
            />
            <Digit text={steps} size={size} fill={paper.ink} />
          </g>
        ))}
      {cutAfter !== null && (
        <Barrier after={cutAfter} fill={side === 'standard' ? CUT : lakes.expert.crashRim} />
      )}
    </g>
  );
});
