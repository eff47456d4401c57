import { course, paper } from '../styles/palette';
import { CheckeredFlag } from './CheckeredFlag';

export interface PosterBuoyProps {
  /** Middle of the buoy at the waterline. */
  x: number;
  y: number;
  scale?: number | undefined;
}

/** The first buoy, from the side, with the chequered flag of the finish. */
export function PosterBuoy({ x, y, scale = 1 }: PosterBuoyProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeLinejoin="round" strokeLinecap="round">
      <CheckeredFlag x={0} y={-72} />
      <path d="M-62 4Q0-10 66 4L80 8H-76Z" fill={paper.white} opacity={0.35} />
      <path d="M-48 6C-50-42-26-75 0-75S50-42 48 6Z" fill={course.buoy} />
      <path d="M14-72C38-60 50-32 48 6H30C36-30 30-58 14-72Z" fill="#8e1018" opacity={0.45} />
      <path d="M-48.5-14Q0 6 48.5-14L48 6H-48Z" fill={paper.white} />
      <path d="M-48 6C-50-42-26-75 0-75S50-42 48 6Z" fill="none" stroke={paper.ink} strokeWidth={4} />
      <path d="M-30-52Q-22-65-8-69" fill="none" stroke={paper.white} strokeWidth={5} opacity={0.7} />
      <circle cy={-36} r={21} fill={paper.white} stroke={paper.ink} strokeWidth={4} />
      <text y={-24.4} textAnchor="middle" fontSize={32} fontWeight={700} fill={paper.ink}>
        1
      </text>
    </g>
  );
}
