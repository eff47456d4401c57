/** The lake: a static picture below, what changes above it, both moved by one view. */
import { useMemo, useRef } from 'react';
import { ASHORE } from '../../../../engine';
import { lakeNameOf } from '../../../../i18n/lakeNames';
import { namesOf } from '../../../../i18n/names';
import type { GameStoreState } from '../../../../store/game';
import { IconButton } from '../../../chrome/Button';
import { PHONE_BOX, VIEW_BOXES, formatViewBox } from '../../../geometry/board';
import { layerStyle, visibleBox } from '../../../geometry/camera';
import { StaticLake } from '../../../lake/static/StaticLake';
import { terrainInputOf } from '../../../lake/static/terrainInput';
import { useTerrain } from '../../../lake/static/useTerrain';
import { useGame } from '../../../stores';
import { useWords } from '../../../words';
import type { GameLayout } from '../layout';
import { useTempo } from '../useTempo';
import { useEffects } from './effects';
import { LakeMiniMap } from './LakeMiniMap';
import { LiveLake } from './LiveLake';
import type { LakeSight } from './sight';
import { useLakeView } from './useLakeView';
import styles from './lake.module.css';

const selectLake = (store: GameStoreState) => store.shown?.lake;

export function LakeView({ layout }: { layout: GameLayout }) {
  const lake = useGame(selectLake);
  const words = useWords();
  const window = useRef<HTMLDivElement>(null);
  const tempo = useTempo();
  const effects = useEffects(tempo);
  const terrain = useTerrain(useMemo(() => (lake ? terrainInputOf(lake) : null), [lake]));
  const camera = useLakeView(layout, window);
  const { view, isWhole, isAway, isFollowing, isDragging, mapCorner, bounds, mapRoom } = camera;
  const { showWhole, showHome } = camera;
  const { crop, lake: box, floorPx, kind, isProjector } = layout;
  const { unitPx, rotation } = view;
  const side = lake?.side ?? 'standard';
  const sight = useMemo(
    (): LakeSight => ({
      crop,
      side,
      unitPx,
      floorPx,
      fingerPx: isProjector ? 64 : 44,
      viewRotation: rotation,
      bounds,
      edge: kind === 'phone' ? PHONE_BOX : VIEW_BOXES[crop],
      mapRoom,
    }),
    [crop, kind, side, unitPx, floorPx, isProjector, rotation, bounds, mapRoom],
  );
  const viewBox = VIEW_BOXES[crop];
  const layer = layerStyle(view, viewBox);
  const svg = { viewBox: formatViewBox(viewBox), className: styles.layer, style: layer };
  return (
    <div
      ref={window}
      className={styles.window}
      data-dragging={isDragging || undefined}
      data-gliding={(kind === 'phone' && !isDragging && !tempo.isStill) || undefined}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
    >
      {lake && (
        <svg {...svg} aria-hidden data-lake="still">
          {terrain && (
            <StaticLake
              terrain={terrain}
              side={lake.side}
              lakeName={lakeNameOf(lake.code, words)}
              crop={crop}
              unitPx={unitPx}
              floorPx={floorPx}
            />
          )}
        </svg>
      )}
      <svg {...svg} data-lake="live" role="group" aria-label={useLakeLabel()}>
        <LiveLake sight={sight} effects={effects} tempo={tempo} pad={terrain?.pad ?? null} />
      </svg>
      {kind === 'phone' && terrain && !isWhole && (
        <button
          type="button"
          className={styles.miniMap}
          data-corner={mapCorner}
          aria-label={words.race.menu.wholeLake}
          onClick={showWhole}
        >
          <LakeMiniMap land={terrain.miniature} side={side} frame={visibleBox(view, box)} />
        </button>
      )}
      {!isWhole && kind !== 'phone' && (
        <div className={styles.wholeButton}>
          <IconButton icon="wholeLake" look="brass" label={words.race.menu.wholeLake} onClick={showWhole} />
        </div>
      )}
      {isAway && isFollowing && (
        <div
          className={styles.wholeButton}
          data-corner={!isWhole && mapCorner === 'bottom-right' ? 'bottom-left' : undefined}
        >
          <IconButton icon="zoomIn" look="brass" label={words.race.menu.followBoat} onClick={showHome} />
        </div>
      )}
    </div>
  );
}

/** The lake in one sentence, for whoever cannot see it. */
function useLakeLabel(): string {
  const state = useGame(({ shown }) => shown);
  const words = useWords();
  return useMemo(() => {
    if (!state) return '';
    const names = namesOf(state.setup.players, words);
    const boats = names.filter((_, seat) => state.boats[seat].at !== ASHORE);
    return words.race.lake.label({ lake: lakeNameOf(state.lake.code, words), boats });
  }, [state, words]);
}
