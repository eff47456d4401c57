import type { Hand } from '../../../../engine';
import { course, paper } from '../../../styles/palette';

export interface BuoySignProps {
  number: number;
  /** Kept on the left a buoy is rounded counter-clockwise, on the right clockwise (R3.3). */
  hand: Hand;
}

const ARC = 'M-11.5 17.5A21 21 0 1 1 11.5 17.5';
const HEAD = 'M5.6 24.8L8.2 12.2L19 19.2Z';

/** A buoy of the course with its number and the way round it; decoration beside words. */
export function BuoySign({ number, hand }: BuoySignProps) {
  return (
    <svg width={44} height={44} viewBox="-27 -26 54 54" aria-hidden="true">
      <g transform={hand === 'left' ? 'scale(-1 1)' : undefined} strokeLinecap="round">
        <path d={ARC} fill="none" stroke={paper.navy} strokeWidth={4} />
        <path d={HEAD} fill={paper.navy} />
      </g>
      <circle r={15.4} fill={paper.white} stroke={paper.ink} strokeWidth={1.6} />
      <circle r={12.4} fill={course.buoy} />
      <text y={7.8} textAnchor="middle" fontSize={22.4} fontWeight={700} fill={paper.white}>
        {number}
      </text>
    </svg>
  );
}

const CHECKS = [0, 2, 4, 6, 8]
  .map((n) => `M${(n % 3) * 8 - 12} ${Math.floor(n / 3) * 8 - 12}h8v8h-8Z`)
  .join('');

/** The line that ends every course. */
export function FinishSign() {
  return (
    <svg width={44} height={44} viewBox="-27 -26 54 54" aria-hidden="true">
      <rect x={-15} y={-15} width={30} height={30} rx={4} fill={paper.ink} />
      <path d={CHECKS} fill={paper.white} />
    </svg>
  );
}
