import { useId } from 'react';
import { dial, paper } from '../styles/palette';
import { dialAngle, dialArc, dialPoint, dialTicks } from './dial';
import { pictureNaming } from './pictureNaming';

export interface SpeedDialProps {
  speed: number;
  /** Speeds the armed roll can bring; nothing when nothing will roll. */
  rangeMin?: number | undefined;
  rangeMax?: number | undefined;
  /** Diameter in CSS pixels. */
  size?: number | undefined;
  /** No text is smaller, in CSS pixels. */
  floorPx?: number | undefined;
  /** The word under the number, already translated. */
  label: string;
  /** What a screen reader says instead of the picture. */
  description: string;
}

const VIEW = 120;
const LABEL = { size: 15.6, most: 16.6 };

/** The brass speed dial: navy up to the present speed, gold where the roll may take it. */
export function SpeedDial(props: SpeedDialProps) {
  const { speed, rangeMin, rangeMax, size = 108, floorPx = 14, label, description } = props;
  const brass = useId();
  const outer = dialPoint(dialAngle(speed), 53);
  const inner = dialPoint(dialAngle(speed), 33);
  const labelSize = Math.max(LABEL.size, (floorPx * VIEW) / size);
  // A small dial has no room for a readable word: the number is all the larger.
  const hasLabel = labelSize <= LABEL.most;
  return (
    <svg width={size} height={size} viewBox="0 0 120 120" {...pictureNaming(description)}>
      <linearGradient id={brass} x1={0} y1={0} x2={1} y2={1}>
        <stop offset={0} stopColor="#f0d58e" />
        <stop offset={0.45} stopColor={dial.brass} />
        <stop offset={1} stopColor="#8c6417" />
      </linearGradient>
      <circle cx={61.5} cy={62.5} r={57} fill={paper.ink} opacity={0.16} />
      <circle cx={60} cy={60} r={58.5} fill={`url(#${brass})`} stroke="#5f4310" strokeWidth={1} />
      <circle cx={60} cy={60} r={53.6} fill={dial.face} stroke="#5f4310" strokeWidth={1} />
      <g fill="none" strokeWidth={6.4}>
        <path d={dialArc({ from: 0, to: 15, radius: 47.8 })} stroke={dial.track} />
        <path d={dialArc({ from: 0, to: speed, radius: 47.8 })} stroke={dial.present} />
        {rangeMin !== undefined && rangeMax !== undefined && (
          <path
            d={dialArc({
              from: rangeMin - (rangeMin === rangeMax ? 0.3 : 0),
              to: rangeMax + (rangeMin === rangeMax ? 0.3 : 0),
              radius: 47.8,
            })}
            stroke={dial.range}
          />
        )}
      </g>
      <path d={dialTicks} stroke={paper.ink} strokeWidth={1.3} strokeLinecap="round" />
      <path
        d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`}
        stroke={dial.face}
        strokeWidth={7}
        strokeLinecap="round"
      />
      <path
        d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`}
        stroke={dial.needle}
        strokeWidth={4.4}
        strokeLinecap="round"
      />
      <text
        x={60}
        y={hasLabel ? 76 : 82}
        textAnchor="middle"
        fontSize={hasLabel ? 54 : 62}
        fontWeight={700}
        fill={paper.ink}
      >
        {speed}
      </text>
      {hasLabel && (
        <text x={60} y={95.5} textAnchor="middle" fontSize={labelSize} fontWeight={600} fill={paper.muted}>
          {label}
        </text>
      )}
    </svg>
  );
}
