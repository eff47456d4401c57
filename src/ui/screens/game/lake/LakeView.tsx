/** The lake: a static picture below, what changes above it. */
import { StaticLake } from '../../../lake/static/StaticLake';
import { useTerrain } from '../../../lake/static/useTerrain';
import { VIEW_BOXES, formatViewBox } from '../../../geometry/board';
import { useGame } from '../../../stores';
import type { GameLayout } from '../layout';
import type { GameStoreState } from '../../../../store/game';
import { useMemo } from 'react';
import styles from './lake.module.css';

const selectLake = (store: GameStoreState) => store.shown?.lake;

export function LakeView({ layout }: { layout: GameLayout }) {
  const lake = useGame(selectLake);
  const input = useMemo(() => lake && { rows: lake.rows, side: lake.side, seed: lake.code }, [lake]);
  const terrain = useTerrain(input ?? null);
  const { crop, lake: box, unitPx, floorPx } = layout;
  const viewBox = VIEW_BOXES[crop];
  return (
    <div className={styles.window} style={{ left: box.x, top: box.y, width: box.width, height: box.height }}>
      {terrain && lake && (
        <svg
          className={styles.layer}
          viewBox={formatViewBox(viewBox)}
          width={viewBox.width * unitPx}
          height={viewBox.height * unitPx}
        >
          <StaticLake
            terrain={terrain}
            side={lake.side}
            lakeName={lake.code}
            crop={crop}
            unitPx={unitPx}
            floorPx={floorPx}
          />
        </svg>
      )}
    </div>
  );
}
