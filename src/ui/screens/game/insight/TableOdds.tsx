/** Table mode: the odds on a card in a free corner of the lake, turned to the player whose turn it is. */
import type { CSSProperties } from 'react';
import { ASHORE } from '../../../../engine';
import type { ScreenSide } from '../../../../store/table';
import { VIEW_BOXES, type Point } from '../../../geometry/board';
import { pointOfSpace } from '../../../geometry/plane';
import { useGame } from '../../../stores';
import type { GameLayout } from '../layout';
import { useTurn } from '../turn';
import { freeCorner } from './freeCorner';
import { useInsight } from './insightContext';
import { OddsPanel } from './OddsPanel';
import styles from './odds.module.css';

const CARD = { width: 480, height: 330 };
const ANGLES: Readonly<Record<ScreenSide, number>> = { south: 0, west: 90, north: 180, east: -90 };

/** Where a point of the lake is on the screen, as long as the whole lake is in sight. */
function onScreen({ x, y }: Point, { lake, crop, rotation }: GameLayout): Point {
  const view = VIEW_BOXES[crop];
  const [across, down] = [(x - view.x) / view.width, (y - view.y) / view.height];
  const [right, below] = rotation === 0 ? [across, down] : [1 - down, across];
  return { x: lake.x + right * lake.width, y: lake.y + below * lake.height };
}

function edgeOf(side: ScreenSide, { lake }: GameLayout): Point {
  const middle = { x: lake.x + lake.width / 2, y: lake.y + lake.height / 2 };
  switch (side) {
    case 'south':
      return { ...middle, y: lake.y + lake.height };
    case 'north':
      return { ...middle, y: lake.y };
    case 'west':
      return { ...middle, x: lake.x };
    case 'east':
      return { ...middle, x: lake.x + lake.width };
  }
}

export function TableOdds({ layout }: { layout: GameLayout }) {
  const isOpen = useInsight((insight) => insight.isOddsOpen);
  const { state, seat } = useTurn();
  const side = useGame((store) => store.game?.table.sides[seat]) ?? 'south';
  if (!isOpen) return null;
  const isUpright = side === 'south' || side === 'north';
  const boats = state.boats
    .filter(({ at }) => at !== ASHORE)
    .map(({ at }) => onScreen(pointOfSpace(at), layout));
  const size = isUpright ? CARD : { width: CARD.height, height: CARD.width };
  const box = freeCorner({ lake: layout.lake, size, boats, near: edgeOf(side, layout) });
  const style: CSSProperties = {
    ...CARD,
    left: box.x + (size.width - CARD.width) / 2,
    top: box.y + (size.height - CARD.height) / 2,
    transform: `rotate(${ANGLES[side]}deg)`,
  };
  return (
    <div className={styles.card} style={style}>
      <OddsPanel hasPar />
    </div>
  );
}
