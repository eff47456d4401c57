/** A player's plate when it is somebody else's turn: dice and damage stay in sight. */
import { MiniDie } from '../../../dice/MiniDie';
import { DamageStars } from '../../../chrome/DamageStars';
import { SINKING_DAMAGE, totalsOf } from '../../../../engine';
import { nameOfPlayer } from '../../../../i18n/names';
import type { GameStoreState } from '../../../../store/game';
import { useGame } from '../../../stores';
import { useWords } from '../../../words';
import styles from './lanes.module.css';

const AREA_PLACES = 5;
const SLOT = 26;
const selectShown = (store: GameStoreState) => store.shown;

export function SeatPlate({ seat, isSmall, rows }: { seat: number; isSmall: boolean; rows: 1 | 2 }) {
  const state = useGame(selectShown);
  const words = useWords();
  if (!state) return null;
  const player = state.setup.players[seat];
  const boat = state.boats[seat];
  const slots = Math.max(AREA_PLACES, boat.dice.length);
  const isOut = boat.status !== 'racing' && boat.status !== 'waiting';
  return (
    <div
      className={styles.plate}
      data-small={isSmall || undefined}
      data-rows={rows}
      data-out={isOut || undefined}
      style={{ background: `var(--boats-${player.boat}-hull)`, color: `var(--boats-${player.boat}-numeral)` }}
    >
      <strong className={styles.number}>{player.boat}</strong>
      {!isSmall && <span className={styles.plateName}>{nameOfPlayer(player, words)}</span>}
      <svg width={slots * SLOT} height={SLOT} viewBox={`0 0 ${slots * SLOT} ${SLOT}`} aria-hidden="true">
        {Array.from({ length: slots }, (_, index) => {
          const face = boat.dice[index];
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
              fill={player.boat === 3 ? '#fff' : '#000'}
              opacity={player.boat === 3 ? 0.16 : 0.25}
            />
          );
        })}
      </svg>
      {!isSmall && (
        <>
          <DamageStars
            damage={boat.damage}
            label={words.race.damageOf({ damage: boat.damage, most: SINKING_DAMAGE })}
            color="currentColor"
          />
          <span className={styles.points}>
            {words.common.points({ n: totalsOf(state.results)[seat] ?? 0 })}
          </span>
        </>
      )}
    </div>
  );
}
