import { DECK_DEPTH as D, GRID_HEIGHT as H, GRID_WIDTH } from '../../geometry/board';
import { CAULKING, PlankPatterns } from './Planks';

const W = Math.round(GRID_WIDTH * 10) / 10;
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
      <PlankPatterns id={id} />
      <path d={RING} fillRule="evenodd" transform="translate(3 5)" fill="#10202A" fillOpacity="0.38" />
      <path d={TOP_AND_BOTTOM} fill={`url(#${id}-planks)`} />
      <path d={SIDES} fill={`url(#${id}-planks-turned)`} />
      <path d={MITRES} {...CAULKING} />
      <rect {...inner} fill="none" {...CAULKING} />
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
