import { memo, useMemo } from 'react';
import type { Face } from '../../engine';
import { MiniDie } from '../dice/MiniDie';
import { fitText, pressedInto } from '../geometry/fitText';
import { textWidth } from '../geometry/labels';
import { short } from '../geometry/plane';
import {
  PLATE_SLOTS,
  plateLayout,
  plateSizes,
  slotOffsets,
  type PlateLayout,
  type PlatePlace,
  type PlateSizes,
} from '../geometry/plates';
import { boats, paper, type BoatNumber } from '../styles/palette';

export interface DicePlateProps {
  place: PlatePlace;
  boat: BoatNumber;
  name: string;
  /** Empty for a boat without dice. */
  dice: readonly Face[];
  damage: number;
  isActive: boolean;
  /** What became of a boat that is out of the race, already translated; it stands where the dice lay. */
  fate?: string | undefined;
  unitPx: number;
  floorPx: number;
  /** Already translated; without it the plate is a picture only. */
  label?: string;
}

const BASELINE = 0.355;
const PIPS = [
  { x: -5.6, y: -5.6 },
  { x: 5.6, y: -5.6 },
  { x: -5.6, y: 5.6 },
  { x: 5.6, y: 5.6 },
];

/** A player's place on the quay: number, name, dice and damage in the colour of the boat. */
export const DicePlate = memo(function DicePlate(props: DicePlateProps) {
  const { place, boat, name, dice, damage, isActive, fate, unitPx, floorPx, label } = props;
  const sizes = useMemo(() => plateSizes({ unitPx, floorPx }), [unitPx, floorPx]);
  const layout = useMemo(() => plateLayout(place, sizes), [place, sizes]);
  const fitted = fitText(name, layout.nameWidth / sizes.name);
  const { hull, numeral } = boats[boat];
  const { box } = layout;
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const edge = { x: short(box.x), y: short(box.y), width: short(box.width), height: short(box.height) };
  return (
    <g {...naming} pointerEvents="none" data-plate={place}>
      <rect {...edge} rx={7} fill="#10202a" fillOpacity={0.38} transform="translate(1.6 2.6)" />
      {isActive && <rect {...edge} rx={7} fill="none" stroke={paper.white} strokeWidth={5.6} />}
      <rect {...edge} rx={7} fill={hull} stroke={paper.ink} strokeWidth={1.6} />
      <rect
        x={short(box.x + 2.2)}
        y={short(box.y + 2.2)}
        width={short(box.width - 4.4)}
        height={short(box.height - 4.4)}
        rx={5}
        fill="none"
        stroke={numeral}
        strokeOpacity={0.35}
        strokeWidth={0.9}
      />
      <g fill={numeral}>
        <text
          x={short(layout.number.x)}
          y={short(layout.number.y + sizes.number * BASELINE)}
          textAnchor="middle"
          fontSize={sizes.number}
          fontWeight={700}
        >
          {boat}
        </text>
        {layout.name && (
          <text
            x={short(layout.name.x)}
            y={short(layout.name.y + sizes.name * BASELINE)}
            fontSize={sizes.name}
            fontWeight={600}
            {...pressedInto(fitted, sizes.name)}
          >
            {fitted.text}
          </text>
        )}
      </g>
      {fate === undefined ? (
        <PlateDice boat={boat} dice={dice} layout={layout} sizes={sizes} />
      ) : (
        <FateLabel fate={fate} layout={layout} sizes={sizes} />
      )}
      <g
        transform={`translate(${short(layout.damage.x)} ${short(layout.damage.y)})`}
        stroke={numeral}
        strokeWidth={1.3}
      >
        {PIPS.map(({ x, y }, index) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={3.8} fill={index < damage ? numeral : 'none'} />
        ))}
      </g>
    </g>
  );
});

interface PartProps {
  layout: PlateLayout;
  sizes: PlateSizes;
}

function PlateDice({ boat, dice, layout, sizes }: PartProps & Pick<DicePlateProps, 'boat' | 'dice'>) {
  const isAlong = layout.lies === 'along';
  const slotAt = (offset: number) => ({
    x: short(layout.firstSlot.x + (isAlong ? offset : 0)),
    y: short(layout.firstSlot.y + (isAlong ? 0 : offset)),
  });
  const slots = slotOffsets(PLATE_SLOTS, layout.pitch);
  const taken = slotOffsets(dice.length, layout.pitch);
  return (
    <>
      {slots.slice(dice.length).map((offset) => (
        <rect
          key={offset}
          {...slotAt(offset)}
          width={short(sizes.slot)}
          height={short(sizes.slot)}
          rx={4.5}
          fill={boat === 3 ? paper.white : '#000000'}
          fillOpacity={boat === 3 ? 0.14 : boat === 4 ? 0.35 : 0.22}
        />
      ))}
      {taken.map((offset, index) => (
        <MiniDie
          key={offset}
          face={dice[index]}
          {...slotAt(offset)}
          size={sizes.slot}
          numeral={sizes.numeral}
        />
      ))}
    </>
  );
}

/** A paper label over the places of the dice; on a short side what is too long for a line reads along the plate. */
function FateLabel({ fate, layout, sizes }: PartProps & { fate: string }) {
  const length = PLATE_SLOTS * layout.pitch - 3;
  const half = sizes.slot / 2;
  const fitted = fitText(fate, (length - 6) / sizes.name);
  const isAlong = layout.lies === 'along';
  const isTurned = !isAlong && textWidth(fate) * sizes.name > sizes.slot;
  const { x, y } = layout.firstSlot;
  const middle = { x: x + (isAlong ? length / 2 : half), y: y + (isAlong ? half : length / 2) };
  return (
    <g transform={`translate(${short(middle.x)} ${short(middle.y)})`}>
      <rect
        x={short(isAlong ? -length / 2 : -half)}
        y={short(isAlong ? -half : -length / 2)}
        width={short(isAlong ? length : sizes.slot)}
        height={short(isAlong ? sizes.slot : length)}
        rx={4.5}
        fill={paper.card}
        stroke={paper.ink}
        strokeWidth={1.2}
      />
      <text
        transform={isTurned ? 'rotate(90)' : undefined}
        y={short(sizes.name * BASELINE)}
        textAnchor="middle"
        fontSize={sizes.name}
        fontWeight={700}
        fill={paper.ink}
        {...pressedInto(fitted, sizes.name)}
      >
        {fitted.text}
      </text>
    </g>
  );
}
