import { memo } from 'react';
import { pillSize, type Run } from '../../geometry/labels';
import { formatPoint, short } from '../../geometry/plane';
import { course, paper } from '../../styles/palette';
import { SHADOW } from './colors';
import { MIDDLE_TO_BASELINE } from './text';

export type PillTone = 'plain' | 'crash' | 'forbidden';

export interface PillProps {
  x: number;
  y: number;
  text: string;
  tone: PillTone;
  fontSize: number;
  viewRotation: number;
}

const TONES: Readonly<Record<PillTone, { fill: string; edge: string; text: string }>> = {
  plain: { fill: course.pill, edge: paper.ink, text: paper.ink },
  crash: { fill: course.crashDisc, edge: paper.white, text: paper.white },
  forbidden: { fill: course.forbiddenDisc, edge: course.forbiddenNumeral, text: course.forbiddenNumeral },
};

/** A few words on the lake, about its middle, level for the reader. */
export const Pill = memo(function Pill({ x, y, text, tone, fontSize, viewRotation }: PillProps) {
  const { width, height } = pillSize(text, fontSize);
  const { fill, edge, text: textColor } = TONES[tone];
  const box = {
    x: short(-width / 2),
    y: short(-height / 2),
    width: short(width),
    height: short(height),
    rx: short(height / 2),
  };
  return (
    <g
      transform={`translate(${short(x)} ${short(y)}) rotate(${-viewRotation})`}
      aria-hidden
      pointerEvents="none"
      data-pill={tone}
    >
      <rect {...box} transform="translate(1 2)" fill={SHADOW} opacity={0.35} />
      <rect {...box} fill={fill} stroke={edge} strokeWidth={1.5} />
      <text
        y={short(fontSize * MIDDLE_TO_BASELINE)}
        textAnchor="middle"
        fontSize={fontSize}
        fontWeight={600}
        fill={textColor}
      >
        {text}
      </text>
    </g>
  );
});

/** Ties words to what they speak of where they have to stand away from it. */
export const Leader = memo(function Leader({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) return null;
  const path = runs.map(({ from, to }) => `M${formatPoint(from)}L${formatPoint(to)}`).join('');
  return (
    <g aria-hidden pointerEvents="none" strokeLinecap="round" data-leader>
      <path d={path} stroke={paper.ink} strokeOpacity={0.85} strokeWidth={4.6} />
      <path d={path} stroke={paper.white} strokeWidth={2} />
    </g>
  );
});
