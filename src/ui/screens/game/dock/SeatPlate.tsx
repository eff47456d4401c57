/** A player's plate when it is somebody else's turn: dice and damage stay in sight, and what became of the boat. */
import { MiniDie } from '../../../dice/MiniDie';
import { DamageStars } from '../../../chrome/DamageStars';
import { Icon } from '../../../chrome/Icon';
import { SINKING_DAMAGE, totalsOf, type BoatNumber, type Face } from '../../../../engine';
import { nameOfPlayer } from '../../../../i18n/names';
import type { GameStoreState } from '../../../../store/game';
import { useGame } from '../../../stores';
import { useWords } from '../../../words';
import { fateOf } from '../fate';
import styles from './lanes.module.css';

const AREA_PLACES = 5;
const SLOT = 26;
const selectShown = (store: GameStoreState) => store.shown;

/** `whole`: with name and points. `plain`: dice and damage. `small`: dice only, beside an open dock. */
export type PlateLook = 'whole' | 'plain' | 'small';

export function SeatPlate({ seat, look, rows }: { seat: number; look: PlateLook; rows: 1 | 2 }) {
  const state = useGame(selectShown);
  const words = useWords();
  if (!state) return null;
  const player = state.setup.players[seat];
  const boat = state.boats[seat];
  const name = nameOfPlayer(player, words);
  const fate = fateOf(state, seat, words);
  return (
    <section
      className={styles.plate}
      aria-label={name}
      data-look={look}
      data-rows={rows}
      data-out={fate !== undefined || undefined}
      style={{ background: `var(--boats-${player.boat}-hull)`, color: `var(--boats-${player.boat}-numeral)` }}
    >
      <strong className={styles.number}>{player.boat}</strong>
      {look === 'whole' && <span className={styles.plateName}>{name}</span>}
      {fate === undefined ? (
        <PlateDice boat={player.boat} dice={boat.dice} least={look === 'whole' ? AREA_PLACES : 1} />
      ) : (
        <strong className={styles.fate}>
          {boat.status === 'finished' && <Icon name="flag" size={18} />}
          {fate}
        </strong>
      )}
      {look !== 'small' && (
        <DamageStars
          damage={boat.damage}
          label={words.race.damageOf({ damage: boat.damage, most: SINKING_DAMAGE })}
          color="currentColor"
        />
      )}
      {look === 'whole' && fate === undefined && (
        <span className={styles.points}>
          {words.common.points({ n: totalsOf(state.results)[seat] ?? 0 })}
        </span>
      )}
    </section>
  );
}

interface PlateDiceProps {
  readonly boat: BoatNumber;
  readonly dice: readonly Face[];
  /** So many places are drawn, taken or not. */
  readonly least: number;
}

function PlateDice({ boat, dice, least }: PlateDiceProps) {
  const slots = Math.max(least, dice.length);
  return (
    <svg width={slots * SLOT} height={SLOT} viewBox={`0 0 ${slots * SLOT} ${SLOT}`} aria-hidden="true">
      {Array.from({ length: slots }, (_, index) => {
        const face = dice[index];
        return face ? (
          <MiniDie key={index} face={face} x={index * SLOT + 1} y={1} size={SLOT - 2} />
        ) : (
          <rect
            key={index}
            x={index * SLOT + 2}
            y={2}
            width={SLOT - 4}
            height={SLOT - 4}
            rx={5}
            // Black on black would hide the free places of boat 3.
            fill={boat === 3 ? '#fff' : '#000'}
            opacity={boat === 3 ? 0.16 : 0.25}
          />
        );
      })}
    </svg>
  );
}
