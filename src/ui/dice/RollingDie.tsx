import { useId } from 'react';
import { dice, paper } from '../styles/palette';
import styles from './dice.module.css';
import { notchPath, type DieFace } from './notches';

export interface RollingDieProps {
  /** The face it settles on. */
  face: DieFace;
}

const STEP = 54;
const nextFace = (face: DieFace, steps: number) => (((face - 1 + steps) % 3) + 1) as DieFace;

/** The bar turns round its long axis: faces run across the tile and the last one stays. */
export function RollingDie({ face }: RollingDieProps) {
  const id = useId();
  const passing = [0, 1, 2, 3, 4, 5, 6].map((steps) => ({ steps, face: nextFace(face, steps) }));
  return (
    <g className={styles.tumble}>
      <linearGradient id={`${id}bar`}>
        <stop offset={0} stopColor={dice.ivoryRight} />
        <stop offset={0.4} stopColor={dice.ivory} />
        <stop offset={1} stopColor={dice.ivoryRight} />
      </linearGradient>
      <clipPath id={id}>
        <rect x={3} y={2} width={54} height={54} rx={13} />
      </clipPath>
      <rect x={3} y={6} width={54} height={54} rx={13} fill={dice.ivorySide} />
      <rect
        x={3}
        y={2}
        width={54}
        height={54}
        rx={13}
        fill={`url(#${id}bar)`}
        stroke={paper.ink}
        strokeWidth={2.2}
      />
      <g clipPath={`url(#${id})`}>
        <g className={styles.faces}>
          {passing.map(({ steps, face: passed }) => (
            <g key={steps} transform={`translate(${steps * STEP} 0)`}>
              <path
                d={notchPath({ face: passed, x: 30, top: 3, bottom: 55, width: 5.2, pitch: 9, depth: 7.6 })}
                fill={paper.ink}
              />
              <text x={30} y={42.3} textAnchor="middle" fontSize={37} fontWeight={700} fill={paper.ink}>
                {passed}
              </text>
              {/* The edge between two sides of the bar. */}
              <path d="M57 4V54" stroke={dice.ivorySide} strokeWidth={1.6} opacity={0.7} />
            </g>
          ))}
        </g>
      </g>
    </g>
  );
}
