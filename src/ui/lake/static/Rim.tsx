import { GRID_HEIGHT as H, GRID_WIDTH, RIM_WIDTH as R } from '../../geometry/board';

const W = Math.round(GRID_WIDTH * 10) / 10;
const ACROSS = [
  ['left', `M${-R}-${R}V${H + R}L0 ${H}V0z`],
  ['right', `M${W + R}-${R}V${H + R}L${W} ${H}V0z`],
] as const;
const DOWN = [
  ['top', `M${-R}-${R}H${W + R}L${W} 0H0z`],
  ['bottom', `M${-R} ${H + R}H${W + R}L${W} ${H}H0z`],
] as const;
const MITRES = `M${-R}-${R}L0 0M${W + R}-${R}L${W} 0M${W + R} ${H + R}L${W} ${H}M${-R} ${H + R}L0 ${H}`;

/** An SVG of another ratio shows a little more than its view box: dark wood, not the land under the rim. */
const OUTSIDE = `M-200-200H${W + 200}V${H + 200}H-200zM${-R}-${R}V${H + R}H${W + R}V-${R}z`;

/** Four mitred sides, each lit from the upper left, with a brass inlay where they meet the deck. */
export function Rim({ id }: { readonly id: string }) {
  return (
    <g>
      <defs>
        <linearGradient id={`${id}-rim-down`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6B3420" />
          <stop offset="0.5" stopColor="#4A2113" />
          <stop offset="1" stopColor="#2C1109" />
        </linearGradient>
        <linearGradient id={`${id}-rim-across`} href={`#${id}-rim-down`} x1="0" y1="0" x2="1" y2="0" />
      </defs>
      <path d={OUTSIDE} fillRule="evenodd" fill="#1C0A05" />
      {ACROSS.map(([side, shape]) => (
        <path key={side} d={shape} fill={`url(#${id}-rim-across)`} />
      ))}
      {DOWN.map(([side, shape]) => (
        <path key={side} d={shape} fill={`url(#${id}-rim-down)`} />
      ))}
      <path d={MITRES} stroke="#1C0A05" strokeWidth="1.2" strokeOpacity="0.8" />
      <rect
        x={3.2 - R}
        y={3.2 - R}
        width={W + 2 * R - 6.4}
        height={H + 2 * R - 6.4}
        rx="3"
        fill="none"
        stroke="#9A5A38"
        strokeOpacity="0.6"
      />
      <rect
        x={1 - R}
        y={1 - R}
        width={W + 2 * R - 2}
        height={H + 2 * R - 2}
        fill="none"
        stroke="#1C0A05"
        strokeWidth="2"
      />
      <rect x="0.9" y="0.9" width={W - 1.8} height={H - 1.8} fill="none" stroke="#4A2A12" strokeWidth="1.8" />
      <rect
        x="-0.4"
        y="-0.4"
        width={W + 0.8}
        height={H + 0.8}
        fill="none"
        stroke="#D9B26A"
        strokeWidth="1.8"
      />
    </g>
  );
}
