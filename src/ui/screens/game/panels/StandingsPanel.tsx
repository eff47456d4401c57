import { SINKING_DAMAGE, speedOf, totalsOf, type GameState } from '../../../../engine';
import type { Catalogue } from '../../../../i18n/catalogue';
import { namesOf } from '../../../../i18n/names';
import { standingsOf } from '../../../../store/standings';
import { DamageStars } from '../../../chrome/DamageStars';
import { useGame } from '../../../stores';
import { useWords } from '../../../words';
import styles from './panels.module.css';
import { PlayerHead } from './PlayerHead';

/** Where a boat is going, or how its race ended. */
function goalOf(state: GameState, seat: number, { race, common }: Catalogue): string {
  const { status, progress } = state.boats[seat];
  const { standings } = race;
  const place = state.places.indexOf(seat);
  if (place >= 0) return standings.finishedAs({ place: common.place({ n: place + 1 }) });
  if (status !== 'racing') return standings.status[status];
  if (!progress.started) return standings.toStart;
  return progress.rounded < 3 ? standings.toBuoy({ buoy: progress.rounded + 1 }) : standings.toFinish;
}

function StandingsTable({ state }: { state: GameState }) {
  const words = useWords();
  const { standings, damageOf, speedLabel } = words.race;
  const { players } = state.setup;
  const names = namesOf(players, words);
  const totals = totalsOf(state.results);
  return (
    <table className={styles.table} aria-label={standings.title}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{standings.place}</span>
          </th>
          <th scope="col">{words.common.raceOf({ race: state.race, races: state.setup.races })}</th>
          <th scope="col">{standings.target}</th>
          <th scope="col" className={styles.number}>
            {speedLabel}
          </th>
          <th scope="col">{standings.damage}</th>
          <th scope="col" className={styles.number}>
            {standings.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {standingsOf(state).map((seat, index) => {
          const boat = state.boats[seat];
          const isActive = seat === state.activeSeat && boat.status === 'racing';
          return (
            <tr key={seat} aria-current={isActive || undefined} data-active={isActive || undefined}>
              <td className={styles.rank}>{index + 1}</td>
              <PlayerHead boat={players[seat].boat} name={names[seat]} />
              <td>{goalOf(state, seat, words)}</td>
              <td className={styles.number}>{speedOf(boat.dice)}</td>
              <td>
                <DamageStars
                  damage={boat.damage}
                  label={damageOf({ damage: boat.damage, most: SINKING_DAMAGE })}
                />
              </td>
              <td className={styles.number}>{totals[seat] ?? 0}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Everybody by progress along the course. */
export function StandingsPanel() {
  const shown = useGame((store) => store.shown);
  return shown && <StandingsTable state={shown} />;
}
