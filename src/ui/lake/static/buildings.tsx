import type { LakePalette } from './palette';

interface BuildingProps {
  readonly palette: LakePalette;
}

const INK = '#0A1B2A';
const WALL = '#F4EAD2';

/** Nave and transept with a square tower at the west end. */
export function Church({ palette: { roofs } }: BuildingProps) {
  return (
    <>
      <path
        d="M-5-5.4H1V-11H9V-5.4H14V5.4H9V11H1V5.4H-5z"
        transform="translate(1.4 2)"
        fill="#12200C"
        fillOpacity="0.4"
      />
      <path d="M-5-5.4H14V0H-5zM1-11H5V0L1-5.4zM1 11H5V0L1 5.4z" fill={roofs.light} />
      <path d="M-5 0H1L5 0H14V5.4H-5zM5-11H9V-5.4L5 0zM5 0L9 5.4V11H5z" fill={roofs.dark} />
      <path d="M1 5.4L5 0V11H1z" fill={roofs.light} />
      <rect x="-14.6" y="-5.6" width="11.2" height="11.2" fill={WALL} stroke="#6B5A3A" strokeWidth="0.9" />
      <path d="M-9 0L-3.4-5.6V5.6z" fill="#CDBB8F" />
      <path d="M-9 0L-3.4 5.6H-14.6z" fill="#B9A472" />
      <path d="M-14.6-5.6L-3.4 5.6M-3.4-5.6L-14.6 5.6" stroke="#6B5A3A" strokeWidth="0.7" fill="none" />
      <circle cx="-9" cy="0" r="1.3" fill="#D9A92E" stroke="#6B5A3A" strokeWidth="0.5" />
    </>
  );
}

export function Lighthouse() {
  return (
    <>
      <circle r="9.2" fill="#FFFFFF" stroke={INK} strokeWidth="1.4" />
      <circle r="5.7" fill="none" stroke="#CF1B26" strokeWidth="3" />
      <circle r="2.8" fill="#FFC928" stroke={INK} strokeWidth="1.3" />
      <path
        d="M-6.6-5.2A8.4 8.4 0 0 1-1.5-8.3"
        fill="none"
        stroke="#FFFFFF"
        strokeWidth="1"
        strokeOpacity="0.9"
      />
    </>
  );
}

const TOWERS = [-10.6, 10.6].flatMap((x) => [-10.6, 10.6].map((y) => [x, y] as const));
const STONE = { dark: '#7F7767', wall: '#A69D8B', light: '#E3DBCB', court: '#CDBFA6' } as const;

export function Castle({ palette: { roofs } }: BuildingProps) {
  return (
    <>
      <rect
        x="-10.6"
        y="-10.6"
        width="21.2"
        height="21.2"
        fill={STONE.court}
        stroke={STONE.dark}
        strokeWidth="5"
      />
      <rect
        x="-10.6"
        y="-10.6"
        width="21.2"
        height="21.2"
        fill="none"
        stroke={STONE.light}
        strokeWidth="2.4"
        strokeDasharray="2.9 1.9"
        strokeDashoffset="1"
      />
      <path d="M-3.6-3.6h11.4v9h-11.4z" fill="#12200C" fillOpacity="0.4" transform="translate(1.5 2)" />
      <path d="M-3.6-4.6h10v4.6h-10z" fill={roofs.light} />
      <path d="M-3.6 0h10v4.6h-10z" fill={roofs.dark} />
      {TOWERS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="4.9" fill={STONE.wall} stroke={STONE.dark} strokeWidth="1.1" />
          <circle r="3" fill={STONE.light} />
        </g>
      ))}
    </>
  );
}

export function Windmill() {
  return (
    <>
      <circle r="6.2" fill="#FFFFFF" stroke={INK} strokeWidth="1.3" />
      <circle r="3.5" fill="#8A5A35" />
      <path d="M0-3.4V-7.4" stroke={INK} strokeWidth="2" />
      <path
        d="M-12.6-8.6H-1.6V-5.8H-12.6zM1.6-8.6H12.6V-5.8H1.6z"
        fill={WALL}
        stroke="#5B2E1C"
        strokeWidth="0.9"
      />
      <circle cy="-7.2" r="1.8" fill="#5B2E1C" />
    </>
  );
}

const STANDING_STONES = Array.from({ length: 9 }, (_, stone) => stone * 40);

/** Old stones in a ring on trodden grass. */
export function StoneCircle() {
  return (
    <>
      <circle r="9.4" fill="#E9DDBD" fillOpacity="0.34" />
      {STANDING_STONES.map((turn) => (
        <rect
          key={turn}
          x="-1.5"
          y="-9.2"
          width={turn % 80 === 0 ? 3.4 : 2.8}
          height="3.2"
          rx="0.9"
          transform={`rotate(${turn})`}
          fill={STONE.light}
          stroke={STONE.dark}
          strokeWidth="0.7"
        />
      ))}
      <rect
        x="-2.6"
        y="-1.5"
        width="5.2"
        height="3"
        rx="0.9"
        fill={STONE.wall}
        stroke={STONE.dark}
        strokeWidth="0.7"
      />
    </>
  );
}
