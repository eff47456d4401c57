import type { CounterPad } from '../../geometry/landmarks';
import type { LakePalette } from './palette';

interface DamagePadProps {
  readonly pad: CounterPad;
  readonly palette: LakePalette;
}

const PLACES = [-14.4, 0, 14.4].flatMap((x) => [-7.3, 7.3].map((y) => [x, y] as const));
const RED = '#B3161F';

const drawDiscs = (radius: number): string =>
  PLACES.map(
    ([x, y]) =>
      `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
  ).join('');
/** A four-pointed star with hollow sides. */
const STARS = PLACES.map(
  ([x, y]) => `M${x} ${y - 4.6}q.7 3.9 4.6 4.6q-3.9.7-4.6 4.6q-.7-3.9-4.6-4.6q3.9-.7 4.6-4.6z`,
).join('');
const RIMS = drawDiscs(7.1);
const FACES = drawDiscs(6.1);

/** The damage counters lie on the biggest island (R2.7): a picture only, they are no limit (R5.4). */
export function DamagePad({ pad, palette }: DamagePadProps) {
  return (
    <g transform={`translate(${pad.x.toFixed(1)} ${pad.y.toFixed(1)}) scale(${pad.scale})`}>
      <rect x="-21.4" y="-13" width="46" height="32" rx="9" fill="#12200C" fillOpacity="0.36" />
      <rect
        x="-23"
        y="-16"
        width="46"
        height="32"
        rx="9"
        fill={palette.pad}
        stroke="#8A7B52"
        strokeWidth="0.9"
      />
      <path d={RIMS} transform="translate(0.8 1.2)" fill="#4A3A1C" fillOpacity="0.4" />
      <path d={RIMS} fill="#FFFFFF" />
      <path d={FACES} fill={RED} />
      <path d={STARS} fill="#FFFFFF" />
    </g>
  );
}
