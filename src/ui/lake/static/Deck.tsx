import { DECK_DEPTH as D, GRID_HEIGHT as H, GRID_WIDTH } from '../../geometry/board';

const W = Math.round(GRID_WIDTH * 10) / 10;
const PLANKS = ['#BF8B58', '#CB9864', '#B98350', '#C69360', '#BD8854', '#D0A06C', '#B8824E'] as const;
const PLANK = 13;
const REPEAT = PLANK * PLANKS.length;
const CAULK = PLANKS.map((_, plank) => `M${plank * PLANK} 0V${REPEAT}`).join('');
const GRAIN = PLANKS.flatMap((_, plank) => [3.4 + (plank % 3), 7.2 - (plank % 2), 10.3])
  .map((across, line) => `M${(Math.floor(line / 3) * PLANK + across).toFixed(1)} 0V${REPEAT}`)
  .join('');

const RING = `M0 0H${W}V${H}H0zM${D} ${D}V${H - D}H${W - D}V${D}z`;
const TOP_AND_BOTTOM = `M0 0H${W}L${W - D} ${D}H${D}zM0 ${H}H${W}L${W - D} ${H - D}H${D}z`;
const SIDES = `M0 0L${D} ${D}V${H - D}L0 ${H}zM${W} 0L${W - D} ${D}V${H - D}L${W} ${H}z`;
const MITRES = `M0 0L${D} ${D}M${W} 0L${W - D} ${D}M${W} ${H}L${W - D} ${H - D}M0 ${H}L${D} ${H - D}`;
const LIP = 2.2;

/** Planks over ring 0 of the frame, which is land everywhere. */
export function Deck({ id }: { readonly id: string }) {
  const inner = { x: D, y: D, width: W - 2 * D, height: H - 2 * D };
  return (
    <g>
      <defs>
        <pattern id={`${id}-planks`} width={REPEAT} height={REPEAT} patternUnits="userSpaceOnUse">
          {PLANKS.map((colour, plank) => (
            <rect key={colour} x={plank * PLANK} width={PLANK} height={REPEAT} fill={colour} />
          ))}
          <path d={GRAIN} stroke="#7A4E28" strokeOpacity="0.16" strokeWidth="0.8" />
          <path d={CAULK} stroke="#5E3A1E" strokeWidth="1.2" />
        </pattern>
        <pattern id={`${id}-planks-turned`} href={`#${id}-planks`} patternTransform="rotate(90)" />
      </defs>
      <path d={RING} fillRule="evenodd" transform="translate(3 5)" fill="#10202A" fillOpacity="0.38" />
      <path d={TOP_AND_BOTTOM} fill={`url(#${id}-planks)`} />
      <path d={SIDES} fill={`url(#${id}-planks-turned)`} />
      <path d={MITRES} stroke="#5E3A1E" strokeWidth="1.2" />
      <rect {...inner} fill="none" stroke="#5E3A1E" strokeWidth="1.2" />
      <rect
        x={D - LIP / 2 - 0.6}
        y={D - LIP / 2 - 0.6}
        width={inner.width + LIP + 1.2}
        height={inner.height + LIP + 1.2}
        fill="none"
        stroke="#D3A06B"
        strokeWidth={LIP}
      />
    </g>
  );
}
