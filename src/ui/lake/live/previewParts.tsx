import { memo } from 'react';
import type { Point } from '../../geometry/board';
import { BARRIER, LINE_START, barrierAt, type PreviewShape } from '../../geometry/previews';
import { formatPoint, short } from '../../geometry/plane';
import { course, lakes, paper, type LakeSide } from '../../styles/palette';
import { SHADOW, lineCasing } from './colors';
import { Digit } from './Digit';
import { textSize, type Readability } from './text';

type Kind = PreviewShape['kind'];
type TextScale = Pick<Readability, 'unitPx' | 'floorPx'>;

const LINE_START_TEXT = short(LINE_START);

/** The line of a way, from the boat to where it stops. */
export const WayLine = memo(function WayLine({ kind, end }: { kind: Kind; end: number }) {
  const path = `M${LINE_START_TEXT} 0H${short(end)}`;
  return (
    <>
      <path d={path} stroke={paper.ink} strokeOpacity={0.85} strokeWidth={6} strokeLinecap="round" />
      <path
        d={path}
        stroke={kind === 'forbidden' ? lakes.standard.forbiddenRim : paper.white}
        strokeWidth={3}
        strokeDasharray={kind === 'clear' ? undefined : '7 4'}
      />
    </>
  );
});

/** A dot for each space passed: two paths, however many there are. */
export const Dots = memo(function Dots({ at, kind }: { at: readonly number[]; kind: Kind }) {
  if (at.length === 0) return null;
  const path = at.map((x) => `M${short(x)} 0h.01`).join('');
  return (
    <g strokeLinecap="round">
      <path d={path} stroke={paper.ink} strokeWidth={10.6} />
      <path d={path} stroke={kind === 'forbidden' ? course.forbiddenDisc : paper.white} strokeWidth={7} />
    </g>
  );
});

/** A bar across a way, `after` so many spaces: nothing passes here. */
export const Barrier = memo(function Barrier({ after, fill }: { after: number; fill: string }) {
  return (
    <rect
      x={short(barrierAt(after))}
      y={-BARRIER.length / 2}
      width={BARRIER.thickness}
      height={BARRIER.length}
      rx={BARRIER.thickness / 2}
      fill={fill}
      stroke={paper.ink}
      strokeWidth={1.6}
    />
  );
});

const DISC = 14.5;
const NUMERAL = 18;
const LONG_NUMERAL = 15.5;

interface DiscProps extends TextScale {
  kind: Kind;
  text: string;
}

const DISC_COLORS: Readonly<Record<Kind, { fill: string; text: string }>> = {
  clear: { fill: course.previewDisc, text: paper.ink },
  crash: { fill: course.crashDisc, text: paper.white },
  forbidden: { fill: course.forbiddenDisc, text: course.forbiddenNumeral },
};

/** Where the boat would stop, with the distance; a crash shows the damage instead. */
export const Disc = memo(function Disc({ kind, text, ...scale }: DiscProps) {
  const { fill, text: textColor } = DISC_COLORS[kind];
  const size = textSize(text.length > 2 ? LONG_NUMERAL : NUMERAL, scale, 24);
  return (
    <>
      <circle cx={1.4} cy={2.6} r={DISC + 0.6} fill={SHADOW} opacity={0.35} />
      <circle r={DISC} fill={fill} stroke={paper.ink} strokeWidth={2.2} />
      {kind === 'crash' && <circle r={DISC - 2} fill="none" stroke={paper.white} strokeWidth={1.5} />}
      <Digit text={text} size={size} fill={textColor} />
      {kind === 'forbidden' && (
        <path d="M-8.5 8.5L8.5-8.5" stroke={course.crashDisc} strokeWidth={2.2} strokeLinecap="round" />
      )}
    </>
  );
});

interface FreeWaterProps extends TextScale {
  shape: PreviewShape;
  side: LakeSide;
  /** Degrees that turn a digit upright. */
  upright: number;
  /** From the end of the free water to its number, upright. */
  number: Point;
}

/** The free water beyond a stop: a tick for each space and, if there are many, how far it goes. */
export const FreeWater = memo(function FreeWater({ shape, side, upright, number, ...scale }: FreeWaterProps) {
  const { ticks, lineEnd, reachLabel } = shape;
  const last = ticks.at(-1);
  if (last === undefined) return null;
  const color = lakes[side].boardLine;
  const path = `M${short(lineEnd)} 0H${short(last)}${ticks.map((x) => `M${short(x)}-5v10`).join('')}`;
  return (
    <>
      <path d={path} fill="none" stroke={lineCasing[side]} strokeOpacity={0.4} strokeWidth={3.6} />
      <path d={path} fill="none" stroke={color} strokeWidth={1.5} />
      {reachLabel !== null && (
        <g transform={`translate(${short(last)} 0) rotate(${upright}) translate(${formatPoint(number)})`}>
          <Digit text={reachLabel} size={textSize(16, scale)} fill={color} halo={lineCasing[side]} />
        </g>
      )}
    </>
  );
});
