/** Table mode: the lanes round the lake are the quay's deck, planked to the edges, with a few things lying about. */
import { memo, useId } from 'react';
import type { ScreenSide } from '../../../../store/table';
import { useGame } from '../../../stores';
import type { GameLayout } from '../layout';
import { PropShapes, type PropKind } from '../../../lake/static/DeckProps';
import { CAULKING, PlankPatterns } from '../../../lake/static/Planks';
import styles from '../race.module.css';

interface Prop {
  readonly kind: PropKind;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Things lie near the ends of the side lanes: the middle is a player's plate. Shares of the lane's length. */
const ENDS: readonly (readonly [PropKind, number])[] = [
  ['coil', 0.17],
  ['bollard', 0.25],
  ['bollard', 0.75],
  ['ring', 0.83],
];
/** How far from the lake a bollard stands, and how large things are in a lane of a given thickness. */
const BOLLARD = { inset: 26, scale: 1.7 };
const LARGEST = 3.2;

function propsIn({ lake, lanes }: GameLayout, sides: readonly ScreenSide[]): Prop[] {
  const scale = Math.min(LARGEST * lanes.scale, lanes.short / 36);
  return [-1, 1].flatMap((side) => {
    const edge = side < 0 ? lake.x : lake.x + lake.width;
    const seats = sides.filter((seat) => seat === (side < 0 ? 'west' : 'east')).length;
    // Several plates take the whole lane.
    if (seats > 1) return [];
    const middle = edge + (side * lanes.short) / 2;
    return ENDS.map(([kind, along]): Prop => {
      const y = lake.y + along * lake.height;
      return kind === 'bollard'
        ? { kind, x: edge + side * BOLLARD.inset * lanes.scale, y, scale: BOLLARD.scale * lanes.scale }
        : { kind, x: middle, y, scale };
    });
  });
}

export const TableDeck = memo(function TableDeck({ layout }: { layout: GameLayout }) {
  const id = useId();
  const sides = useGame((store) => store.game?.table.sides);
  const { lake, lanes } = layout;
  const width = lake.width + 2 * lanes.short;
  const height = lake.height + 2 * lanes.long;
  const [left, top, right, bottom] = [lake.x, lake.y, lake.x + lake.width, lake.y + lake.height];
  return (
    <svg className={styles.tableDeck} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <PlankPatterns id={id} />
      <PropShapes id={id} />
      <path
        d={`M0 0H${width}L${right} ${top}H${left}zM0 ${height}H${width}L${right} ${bottom}H${left}z`}
        fill={`url(#${id}-planks)`}
      />
      <path
        d={`M0 0L${left} ${top}V${bottom}L0 ${height}zM${width} 0L${right} ${top}V${bottom}L${width} ${height}z`}
        fill={`url(#${id}-planks-turned)`}
      />
      <path
        d={`M0 0L${left} ${top}M${width} 0L${right} ${top}M${width} ${height}L${right} ${bottom}M0 ${height}L${left} ${bottom}`}
        {...CAULKING}
      />
      {propsIn(layout, sides ?? []).map(({ kind, x, y, scale }) => (
        <use key={`${x} ${y}`} href={`#${id}-${kind}`} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
    </svg>
  );
});
