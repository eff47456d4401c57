import { dice, paper } from '../styles/palette';
import { notchPath, type DieFace } from './notches';

export interface MiniDieProps {
  face: DieFace;
  x: number;
  y: number;
  size?: number | undefined;
  /** Height of the figure; a share of the size if none is asked for. */
  numeral?: number | undefined;
}

/** A die in a slot of a quay plate; x and y are its upper left corner. */
export function MiniDie({ face, x, y, size = 20, numeral }: MiniDieProps) {
  const unit = size / 20;
  const fontSize = numeral === undefined ? 16 : numeral / unit;
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`}>
      <rect width={20} height={20} rx={4.5} fill={dice.ivory} stroke={paper.ink} strokeWidth={1.3} />
      <path
        d={notchPath({ face, x: 10, top: 0.4, bottom: 19.6, width: 1.9, pitch: 3.5, depth: 2.6 })}
        fill={paper.ink}
      />
      <text
        x={10}
        y={10 + 0.356 * fontSize}
        textAnchor="middle"
        fontSize={fontSize}
        fontWeight={700}
        fill={paper.ink}
      >
        {face}
      </text>
    </g>
  );
}
