import { useId, type ReactNode } from 'react';
import { dice, paper } from '../styles/palette';
import styles from './dice.module.css';
import { notchPath, type DieFace } from './notches';

/** What will happen, or has happened, to a die this turn. */
export type DieState = 'keep' | 'reroll' | 'removed' | 'added' | 'mayAdd' | 'rolled';

export interface DieArtProps {
  face: DieFace;
  state: DieState;
}

const TILE = { x: 3, y: 2, width: 54, height: 54, rx: 13 };
const MIDDLE = 30;
const RING = 'M42.1 21.2A14 14 0 1 0 44 29.8';
const RING_HEAD = 'M37.6 22.9L46.6 24.6L46.3 14.6Z';
const WIDE_RING = 'M45.6 19.6A18.4 18.4 0 1 0 48.4 29.8';
const WIDE_RING_HEAD = 'M41 22.8L50.4 24.2L50 14Z';

const notches = (face: DieFace) =>
  notchPath({ face, x: MIDDLE, top: 3, bottom: 55, width: 5.2, pitch: 9, depth: 7.6 });

interface NumeralProps {
  size: number;
  fill: string;
  children: ReactNode;
}

function Numeral({ size, fill, children }: NumeralProps) {
  return (
    <text x={MIDDLE} y={29 + size * 0.36} textAnchor="middle" fontSize={size} fontWeight={700} fill={fill}>
      {children}
    </text>
  );
}

function IvoryTile({ face, state }: DieArtProps) {
  const bar = useId();
  return (
    <>
      <linearGradient id={bar}>
        <stop offset={0} stopColor={dice.ivoryLeft} />
        <stop offset={0.28} stopColor={dice.ivory} />
        <stop offset={0.68} stopColor={dice.ivory} />
        <stop offset={1} stopColor={dice.ivoryRight} />
      </linearGradient>
      <rect {...TILE} y={8} fill="#061c24" opacity={0.35} />
      <rect {...TILE} y={6} fill={dice.ivorySide} className={styles.side} />
      <g className={styles.body}>
        <rect {...TILE} fill={`url(#${bar})`} stroke={paper.ink} strokeWidth={2.2} />
        <path d="M8 22V16Q8 7 17 6.6H24" fill="none" stroke="#fff" strokeWidth={2.4} strokeLinecap="round" />
        <path d={notches(face)} fill={paper.ink} />
        {state === 'rolled' && <RingedNumeral face={face} />}
        {state === 'keep' && (
          <Numeral size={37} fill={paper.ink}>
            {face}
          </Numeral>
        )}
      </g>
    </>
  );
}

function RingedNumeral({ face }: { face: DieFace }) {
  return (
    <>
      <path d={WIDE_RING} fill="none" stroke={dice.rolledRing} strokeWidth={3.2} strokeLinecap="round" />
      <path d={WIDE_RING_HEAD} fill={dice.rolledRing} />
      <Numeral size={29} fill={paper.ink}>
        {face}
      </Numeral>
    </>
  );
}

function RerollTile({ face }: { face: DieFace }) {
  const dark = useId();
  return (
    <>
      <linearGradient id={dark}>
        <stop offset={0} stopColor={dice.reroll} />
        <stop offset={0.5} stopColor={dice.rerollTop} />
        <stop offset={1} stopColor={dice.reroll} />
      </linearGradient>
      <rect {...TILE} y={6} fill="#060d16" className={styles.side} />
      <g className={styles.body}>
        <rect {...TILE} fill={`url(#${dark})`} stroke={dice.rerollRing} strokeWidth={2.2} />
        <path d={notches(face)} fill={dice.rerollRing} />
        <path d={RING} fill="none" stroke={dice.rerollRing} strokeWidth={3} strokeLinecap="round" />
        <path d={RING_HEAD} fill={dice.rerollRing} />
        <Numeral size={23} fill={paper.white}>
          {face}
        </Numeral>
      </g>
    </>
  );
}

function RemovedTile({ face }: { face: DieFace }) {
  return (
    <>
      <rect {...TILE} fill={dice.removed} stroke={dice.removedEdge} strokeWidth={2.2} />
      <path d={notches(face)} fill={dice.removedEdge} />
      <Numeral size={37} fill={dice.removedNumeral}>
        {face}
      </Numeral>
      <path d="M9 50L51 8" stroke={dice.removed} strokeWidth={6} strokeLinecap="round" />
      <path d="M9 50L51 8" stroke={dice.strike} strokeWidth={3.2} strokeLinecap="round" />
    </>
  );
}

function GhostTile({ state }: { state: 'added' | 'mayAdd' }) {
  const isAdded = state === 'added';
  return (
    <>
      <rect
        {...TILE}
        fill={isAdded ? '#ffffff1f' : 'none'}
        stroke={isAdded ? dice.added : dice.mayAdd}
        strokeWidth={isAdded ? 2.8 : 2.2}
        strokeDasharray={isAdded ? '7 5' : '3 5'}
      />
      <Numeral size={isAdded ? 29 : 26} fill={isAdded ? dice.addedText : dice.mayAdd}>
        +1
      </Numeral>
    </>
  );
}

/** The die as a picture: a three-sided bar from above, its value as numeral and as notches. */
export function DieArt({ face, state }: DieArtProps) {
  if (state === 'reroll') return <RerollTile face={face} />;
  if (state === 'removed') return <RemovedTile face={face} />;
  if (state === 'added' || state === 'mayAdd') return <GhostTile state={state} />;
  return <IvoryTile face={face} state={state} />;
}
