/** Controls below the lake, for a tablet held upright. */
import { Wordmark } from '../../../art/Wordmark';
import { Dice } from './Dice';
import { LastMove } from './LastMove';
import { PlacingDock } from './PlacingDock';
import { Players } from './Players';
import { HintButton } from '../insight/HintButton';
import { useInsight } from '../insight/insightContext';
import { OddsButton } from '../insight/OddsButton';
import { OddsPanel } from '../insight/OddsPanel';
import { useTurn } from '../turn';
import { RollRow } from './RollRow';
import { Steer } from './Steer';
import { MenuButton, SoundButton } from './TopBar';
import { TurnLine } from './TurnLine';
import { UndoButton } from './UndoButton';
import { useDieSize } from './useDieSize';
import styles from './foot.module.css';

const PADDING = 32;

export function Foot({ width, rotation }: { width: number; rotation: number }) {
  const isPlacing = useTurn().state.phase === 'placing';
  const isOddsOpen = useInsight((insight) => insight.isOddsOpen);
  const column = (width - PADDING) / 2;
  const tileSize = useDieSize(column, 56);
  return (
    <section className={styles.foot}>
      <div className={styles.column}>
        {isOddsOpen ? (
          <OddsPanel hasPar isNamed />
        ) : (
          <>
            {isPlacing ? <PlacingDock /> : <TurnLine dialSize={84} iconSize={60} goal="brief" />}
            {!isPlacing && <Players iconSize={36} hideHeads />}
          </>
        )}
        <div className={styles.lastMove}>
          <LastMove lines={2} />
        </div>
      </div>
      <div className={styles.column}>
        <div className={styles.bar}>
          <Wordmark width={112} />
          <OddsButton />
          <HintButton look="icon" />
          <UndoButton />
          <SoundButton />
          <MenuButton />
        </div>
        {isPlacing ? (
          <Players iconSize={36} hideHeads />
        ) : (
          <>
            <Dice size={tileSize} shape="block" />
            <RollRow />
            <Steer rotation={rotation} isNarrow />
          </>
        )}
      </div>
    </section>
  );
}
