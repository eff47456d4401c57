import { useId } from 'react';

export interface MedalProps {
  place: 1 | 2 | 3;
  x: number;
  y: number;
  radius?: number | undefined;
}

const METALS = {
  1: { light: '#fff0b8', metal: '#e9c75c', dark: '#b98d24' },
  2: { light: '#ffffff', metal: '#e3e7ec', dark: '#a4adb9' },
  3: { light: '#f6d2b2', metal: '#dfa273', dark: '#a4683a' },
} as const;

/** Gold, silver or bronze, told by its numeral as well. */
export function Medal({ place, x, y, radius = 42 }: MedalProps) {
  const shine = useId();
  const { light, metal, dark } = METALS[place];
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 42})`}>
      <linearGradient id={shine} x1={0} y1={0} x2={1} y2={1}>
        <stop offset={0.1} stopColor={light} />
        <stop offset={0.48} stopColor={metal} />
        <stop offset={0.52} stopColor={light} />
        <stop offset={1} stopColor={dark} />
      </linearGradient>
      <circle cx={2.5} cy={4} r={42} fill="#3a1c0e" opacity={0.45} />
      <circle r={42} fill={`url(#${shine})`} stroke="#3d2c0c" strokeWidth={2.4} />
      <circle r={35} fill="none" stroke="#3d2c0c" strokeOpacity={0.6} strokeWidth={1.6} />
      <text y={19} textAnchor="middle" fontSize={54} fontWeight={700} fill="#2b1b04">
        {place}
      </text>
    </g>
  );
}
