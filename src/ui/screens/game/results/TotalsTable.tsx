import type { GameState, RaceResult } from '../../../../engine';
import { namesOf } from '../../../../i18n/names';
import { BoatIcon } from '../../../boats/BoatIcon';
import { useWords } from '../../../words';
import styles from './totals.module.css';
import type { RankedSeat } from './ranking';

/** What kept a boat from finishing a race, if anything did. */
function lossOf(result: RaceResult, seat: number): 'sunk' | 'retired' | 'unfinished' | null {
  if (result.sunk.includes(seat)) return 'sunk';
  if (result.retired.includes(seat)) return 'retired';
  return result.unfinished.includes(seat) ? 'unfinished' : null;
}

function RacePoints({ result, seat }: { result: RaceResult; seat: number }) {
  const { race } = useWords();
  const loss = lossOf(result, seat);
  return (
    <td>
      {loss && <span className={styles.loss}>{race.standings.status[loss]} </span>}
      {result.points[seat]}
    </td>
  );
}

/** Points by race, and what they add up to. */
export function TotalsTable({ state, ranking }: { state: GameState; ranking: readonly RankedSeat[] }) {
  const words = useWords();
  const { results } = words;
  const { players } = state.setup;
  const names = namesOf(players, words);
  return (
    <table className={styles.totals} aria-label={results.podium.totals}>
      <thead>
        <tr>
          <th scope="col" className={styles.rank}>
            <span className="visually-hidden">{results.race.place}</span>
          </th>
          <th scope="col" colSpan={2}>
            <span className="visually-hidden">{results.race.player}</span>
          </th>
          {state.results.map((_, index) => (
            <th scope="col" key={index}>
              <span className={styles.raceTitle}>{results.race.title({ race: index + 1 })}</span>
              <span className={styles.raceNumber} aria-hidden="true">
                {index + 1}
              </span>
              {index > 0 && <b> {results.race.multiplier({ n: index + 1 })}</b>}
            </th>
          ))}
          <th scope="col">{results.race.total}</th>
        </tr>
      </thead>
      <tbody>
        {ranking.map(({ seat, rank, total }) => (
          <tr
            key={seat}
            data-winner={rank === 1 || undefined}
            style={{ color: `var(--boats-${players[seat].boat}-hull)` }}
          >
            <td className={styles.rank}>{rank}</td>
            <td className={styles.boat}>
              {/* Phones draw it at three quarters. */}
              <BoatIcon boat={players[seat].boat} size={48} floorPx={19} />
            </td>
            <th scope="row">{names[seat]}</th>
            {state.results.map((result, index) => (
              <RacePoints key={index} result={result} seat={seat} />
            ))}
            <td className={styles.total}>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
