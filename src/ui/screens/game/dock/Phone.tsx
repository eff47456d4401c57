/** The phone: a header above the window on the lake, the dock below it. */
import { BoatIcon } from '../../../boats/BoatIcon';
import { DamageStars } from '../../../chrome/DamageStars';
import { SINKING_DAMAGE } from '../../../../engine';
import { nameOfPlayer } from '../../../../i18n/names';
import type { GameStoreState } from '../../../../store/game';
import { useGame } from '../../../stores';
import { useWords } from '../../../words';
import { useInsight, useInsightStore } from '../insight/insightContext';
import { OddsButton } from '../insight/OddsButton';
import { OddsPanel } from '../insight/OddsPanel';
import type { PhoneSize } from '../layout';
import { useOddsInAddress } from '../insight/useOddsInAddress';
import { useTurn } from '../turn';
import { Dice } from './Dice';
import { LastMove } from './LastMove';
import { PlacingDock } from './PlacingDock';
import { RollRow } from './RollRow';
import { Steer } from './Steer';
import { MenuButton } from './TopBar';
import { goalOf, shownSpeed } from './TurnLine';
import { UndoButton } from './UndoButton';
import { useDieSize } from './useDieSize';
import styles from './phone.module.css';

const selectShown = (store: GameStoreState) => store.shown;

export function PhoneHeader() {
  const turn = useTurn();
  const words = useWords();
  const colour = words.common.boats[turn.player.boat].name;
  return (
    <header className={styles.header}>
      <BoatIcon boat={turn.player.boat} size={50} />
      <div className={styles.words}>
        <h2 className={styles.name}>{turn.name === colour ? colour : `${colour} · ${turn.name}`}</h2>
        <p className={styles.goal}>{goalOf(turn, words, 'brief')}</p>
      </div>
      <p className={styles.speed}>
        <strong>{shownSpeed(turn)}</strong> {words.race.speedLabel}
      </p>
      <MenuButton />
    </header>
  );
}

interface PhoneDockProps {
  readonly width: number;
  readonly rotation: number;
  readonly size: PhoneSize;
}

/** As large as the rows are high. */
const TILE: Readonly<Record<PhoneSize, number>> = { tall: 50, short: 45 };

export function PhoneDock({ width, rotation, size }: PhoneDockProps) {
  const { state } = useTurn();
  const tileSize = useDieSize(width - 24, TILE[size]);
  const isOddsOpen = useInsight((insight) => insight.isOddsOpen);
  useOddsInAddress();
  const { toggleOdds } = useInsightStore().getState();
  if (isOddsOpen) {
    return (
      <section className={styles.dock} data-size={size}>
        <OddsPanel hasPar onTaken={toggleOdds} />
      </section>
    );
  }
  return (
    <section className={styles.dock} data-size={size}>
      {state.phase === 'placing' ? (
        <PlacingDock />
      ) : (
        <>
          <Dice size={tileSize} shape="block" />
          <RollRow />
          <Steer rotation={rotation} isNarrow />
        </>
      )}
      <div className={styles.foot}>
        <Fleet />
        <OddsButton />
        <UndoButton />
      </div>
      <div className={styles.last}>
        <LastMove />
      </div>
    </section>
  );
}

/** All boats in one row, the active one lit. */
function Fleet() {
  const state = useGame(selectShown);
  const words = useWords();
  if (!state) return null;
  return (
    <ol className={styles.fleet} aria-label={words.race.standings.title}>
      {state.boats.map((boat, seat) => {
        const player = state.setup.players[seat];
        return (
          <li
            key={player.boat}
            className={styles.boat}
            data-active={seat === state.activeSeat || undefined}
            data-out={(boat.status !== 'racing' && boat.status !== 'waiting') || undefined}
            aria-current={seat === state.activeSeat ? 'true' : undefined}
          >
            <BoatIcon boat={player.boat} size={36} label={nameOfPlayer(player, words)} />
            <DamageStars
              damage={boat.damage}
              size={state.boats.length > 5 ? 10 : 12}
              label={words.race.damageOf({ damage: boat.damage, most: SINKING_DAMAGE })}
            />
          </li>
        );
      })}
    </ol>
  );
}
