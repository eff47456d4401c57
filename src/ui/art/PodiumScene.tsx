import { useId, useRef } from 'react';
import { paper, type BoatNumber } from '../styles/palette';
import styles from './art.module.css';
import { Bunting } from './Bunting';
import { scatterConfetti } from './confetti';
import { Jetty } from './Jetty';
import { Laurel } from './Laurel';
import { useUnitPx } from './useUnitPx';

export interface PodiumPlace {
  boat: BoatNumber;
  name: string;
  /** Already translated, as "27 points". */
  points: string;
  /** Where two share a rank, the medal says so; otherwise it goes by the order. */
  place?: 1 | 2 | 3;
}

export interface PodiumSceneProps {
  /** Winner first; two or three of them. */
  places: readonly PodiumPlace[];
  /** Smallest text in CSS pixels. */
  floorPx?: number | undefined;
}

const WIDTH = 860;
const HEIGHT = 768;
/** What must be seen of the width: the jetties with a little water beside them. */
const SIGHT = { x: 62, width: 736 };
const QUAY_Y = 728;
const STANDS = [
  { place: 1, x: 430, y: 398, width: 190, boatScale: 1.78 },
  { place: 2, x: 172, y: 468, width: 168, boatScale: 1.42 },
  { place: 3, x: 688, y: 518, width: 168, boatScale: 1.42 },
] as const;

const CONFETTI = scatterConfetti({ seed: 5, width: WIDTH, height: 470, count: 96 });

const rings = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}A${radius} ${radius * 1.15} 0 0 1 ${x + radius} ${y}`;

const DEEP =
  'M-2000 545C-100 560 40 520 180 548S420 520 560 522 700 590 800 570 900 540 2860 520V2000H-2000Z';
const SHALLOW = 'M-2000 612C60 600 200 652 330 640S560 600 660 632 800 660 2860 610V2000H-2000Z';

/** The end of the day seen from above: the first three moored at their jetties. */
export function PodiumScene({ places, floorPx = 14 }: PodiumSceneProps) {
  const scene = useRef<HTMLDivElement>(null);
  const unitPx = useUnitPx(scene, SIGHT.width, HEIGHT);
  const ids = useId();
  const stands = STANDS.slice(0, places.length).map((stand, index) => {
    const { place = stand.place, ...boat } = places[index];
    // Those who share a place lie at jetties of one length.
    return { ...stand, ...boat, place, y: STANDS[place - 1].y };
  });
  const winners = stands.filter(({ place }) => place === 1).length;
  return (
    <div ref={scene} className={styles.scene}>
      <svg
        className={styles.podium}
        viewBox={`${SIGHT.x} 0 ${SIGHT.width} ${HEIGHT}`}
        preserveAspectRatio="xMidYMax"
        overflow="visible"
        aria-hidden="true"
      >
        <defs>
          <pattern id={`${ids}waves`} width={173} height={120} patternUnits="userSpaceOnUse">
            <path
              d="M12 18q5-4 10 0t10 0M95 8q5-4 10 0t10 0M140 44q5-4 10 0t10 0M48 58q5-4 10 0t10 0M104 78q5-4 10 0t10 0M18 100q5-4 10 0t10 0M136 106q5-4 10 0t10 0"
              fill="none"
              stroke="#bfe6f2"
              strokeWidth={1.6}
              strokeLinecap="round"
              opacity={0.16}
            />
          </pattern>
          <pattern id={`${ids}quay`} width={72} height={60} patternUnits="userSpaceOnUse">
            <rect width={72} height={60} fill="#c6935f" />
            <path d="M18 0h18v60H18ZM54 0h18v60H54Z" fill="#b98350" />
            <path d="M0 0V60M18 0V60M36 0V60M54 0V60" stroke="#5e3a1e" strokeWidth={1.6} />
          </pattern>
        </defs>
        {/* Drawn far beyond the picture, so that a window of any shape is full of lake. */}
        <rect x={-2000} y={-2000} width={4860} height={4768} fill="#0b3a5f" />
        {[DEEP, SHALLOW].map((sheet, index) => (
          <g key={sheet}>
            <path d={sheet} transform="translate(-2 -6)" fill="#041c33" opacity={0.34} />
            <path d={sheet} fill={index === 0 ? '#0e4a70' : '#145f82'} />
          </g>
        ))}
        <rect x={-2000} y={-2000} width={4860} height={4768} fill={`url(#${ids}waves)`} />
        <g
          fill="none"
          stroke="#9cd0e6"
          strokeWidth={3}
          strokeLinecap="round"
          opacity={0.3}
          strokeDasharray="58 16 90 22"
        >
          {stands.map(({ x, y, boatScale }) => (
            <path key={x} d={[44, 54].map((r) => rings(x, y - 80 * boatScale, r * boatScale)).join('')} />
          ))}
        </g>
        {CONFETTI.map(({ boat, color, path }) => (
          <path
            key={boat}
            d={path}
            fill={color}
            stroke={boat === 3 ? paper.white : 'none'}
            strokeWidth={boat === 3 ? 0.9 : 0}
          />
        ))}
        {stands.map((stand) => (
          <g key={stand.x}>
            {stand.place === 1 && winners === 1 && <Laurel x={stand.x} y={stand.y - 150} />}
            <Jetty {...stand} quayY={QUAY_Y} textFloor={floorPx / unitPx} />
          </g>
        ))}
        <rect x={-2000} y={QUAY_Y - 5} width={4860} height={12} fill="#041c33" opacity={0.4} />
        <rect x={-2000} y={QUAY_Y} width={4860} height={2000} fill={`url(#${ids}quay)`} />
        <rect x={-2000} y={QUAY_Y} width={4860} height={5} fill="#ecc796" />
      </svg>
      {/* Hangs from the window's own edge, however high the water stands below it. */}
      <svg className={styles.bunting} viewBox={`0 0 ${WIDTH} 70`} overflow="visible" aria-hidden="true">
        <Bunting from={{ x: -30, y: -16 }} to={{ x: 436, y: -16 }} sag={46} flags={9} />
        <Bunting from={{ x: 424, y: -16 }} to={{ x: 890, y: -16 }} sag={46} flags={9} />
      </svg>
    </div>
  );
}
