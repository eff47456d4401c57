/** Controls beside the lake, for laptops and projectors. */
import { Wordmark } from '../../../art/Wordmark';
import { Dice } from './Dice';
import { LastMove } from './LastMove';
import { PlacingDock } from './PlacingDock';
import { Players, Ribbon } from './Players';
import { useInsight } from '../insight/insightContext';
import { OddsPanel } from '../insight/OddsPanel';
import { useTurn } from '../turn';
import { RollRow } from './RollRow';
import { Steer } from './Steer';
import { TopBar } from './TopBar';
import { TurnLine } from './TurnLine';
import { useDieSize } from './useDieSize';
import styles from './dock.module.css';

export type RailSize = 'usual' | 'short' | 'projector' | 'low-projector';

interface RailProps {
  readonly width: number;
  readonly size: RailSize;
  readonly rotation: number;
}

const PADDING = 44;
/** More players than this leave no room for the course on a low projector. */
const MANY = 3;
/** With more players than this the last move has one line only. */
const ROOMY = 5;
/** Below this width inside, sentences are kept short and the players' table does without heads. */
const NARROW = 420;

export function Rail({ width, size, rotation }: RailProps) {
  const inside = width - PADDING;
  const { state } = useTurn();
  const isPlacing = state.phase === 'placing';
  const isShort = size === 'short';
  const isLow = size === 'low-projector';
  const isProjector = size === 'projector' || isLow;
  const isNarrow = inside < NARROW;
  const roomyFor = isLow ? MANY : ROOMY;
  const floorPx = isProjector ? 24 : 14;
  const tileSize = useDieSize(
    isShort ? inside * 0.64 : inside,
    isProjector ? 84 : 60,
    isProjector ? 64 : undefined,
  );
  const controls = isShort ? (
    <div className={styles.pair} data-pair="">
      <Dice size={tileSize} shape="block" />
      <RollRow />
    </div>
  ) : (
    <>
      <Dice size={tileSize} shape="block" />
      <RollRow />
    </>
  );
  const isOddsOpen = useInsight((insight) => insight.isOddsOpen);
  const facts = isOddsOpen ? (
    <OddsPanel />
  ) : (
    <>
      <Players
        iconSize={isProjector ? 64 : 40}
        floorPx={floorPx}
        hideHeads={isProjector || isShort || isNarrow}
      />
      {(!isLow || state.boats.length <= MANY) && (
        <div className={styles.ribbon}>
          <Ribbon width={Math.min(inside, isProjector ? 900 : 560)} scale={isProjector ? 1.67 : 1} />
        </div>
      )}
      <LastMove lines={state.boats.length > roomyFor ? 1 : 2} />
    </>
  );
  return (
    <section className={styles.rail} data-size={isProjector ? 'projector' : size}>
      <TopBar>
        <Wordmark width={isProjector ? 190 : 136} />
      </TopBar>
      {isPlacing ? (
        <>
          <PlacingDock iconSize={isProjector ? 96 : 66} />
          {facts}
        </>
      ) : (
        <>
          <TurnLine
            dialSize={isLow ? 148 : isProjector ? 174 : isShort ? 84 : 108}
            iconSize={isProjector ? 96 : 66}
            floorPx={floorPx}
            goal={isNarrow ? 'brief' : 'whole'}
          />
          {/* On a projector pupils' controls lie in the lower half, within reach of the board. */}
          {isProjector && facts}
          {isProjector && !isOddsOpen && <div className={styles.spring} />}
          {controls}
          <Steer rotation={rotation} isNarrow={isProjector} />
          {!isProjector && facts}
        </>
      )}
    </section>
  );
}
