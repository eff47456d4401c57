import { paper } from '../styles/palette';

export interface CheckeredFlagProps {
  /** Foot of the pole. */
  x: number;
  y: number;
  scale?: number | undefined;
}

const CHECK = 13.4;
const CHECKS = [0, 2, 5, 7, 8, 10]
  .map(
    (cell) =>
      `M${((cell % 4) * CHECK).toFixed(1)} ${(Math.floor(cell / 4) * 11).toFixed(1)}h${CHECK}v11h${-CHECK}Z`,
  )
  .join('');

/** A swallow-tailed chequered flag on its pole, 66 units high. */
export function CheckeredFlag({ x, y, scale = 1 }: CheckeredFlagProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeLinejoin="round" strokeLinecap="round">
      <path d="M0 0V-65" stroke={paper.ink} strokeWidth={4.6} />
      <g transform="translate(2 -64)">
        <path d="M0 0H56L45 16.5L56 33H0Z" fill={paper.white} />
        <path d={CHECKS} fill={paper.ink} />
        <path d="M0 0H56L45 16.5L56 33H0Z" fill="none" stroke={paper.ink} strokeWidth={3.4} />
      </g>
    </g>
  );
}
