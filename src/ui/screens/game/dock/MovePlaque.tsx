/** What happened last, on a brass plaque on the deck, turned to the player whose single row has no room for it. */
import type { CSSProperties } from 'react';
import type { ScreenSide } from '../../../../store/table';
import type { GameLayout } from '../layout';
import { LANE_ANGLES, plaqueBox } from './laneBoxes';
import { LastMove } from './LastMove';
import styles from './lanes.module.css';

interface MovePlaqueProps {
  readonly layout: GameLayout;
  readonly sides: readonly ScreenSide[];
  readonly reader: ScreenSide;
}

export function MovePlaque({ layout, sides, reader }: MovePlaqueProps) {
  const { x, y, width, height } = plaqueBox(reader, layout, sides);
  const style: CSSProperties = {
    left: x,
    top: y,
    width,
    height,
    transform: `rotate(${LANE_ANGLES[reader]}deg) scale(${layout.lanes.scale})`,
  };
  return (
    <div className={styles.plaqueRoom} style={style}>
      <div className={styles.plaque} data-plaque>
        <LastMove />
      </div>
    </div>
  );
}
