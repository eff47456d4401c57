import { SINKING_DAMAGE, totalsOf, type GameState, type RaceResult } from '../../../../engine';
import { namesOf } from '../../../../i18n/names';
import { BoatIcon } from '../../../boats/BoatIcon';
import { DamageStars } from '../../../chrome/DamageStars';
import { useParStory } from '../insight/ParBadge';
import { useWords } from '../../../words';
import { PlaceSign } from './PlaceSign';
import { carryReasonOf, pointPartsOf, resultOrder } from './points';
import styles from './raceResult.module.css';

interface RowProps {
  state: GameState;
  result: RaceResult;
  seat: number;
}

/** Where the points come from, or why there are none. */
function useStory({ state, result, seat }: RowProps): string[] {
  const words = useWords();
  const parStory = useParStory(result.turns[seat]);
  const texts = words.results.race;
  const { race, rules, setup } = state;
  const parts = pointPartsOf(result, seat, { race, scoreVariant: rules.scoreVariant });
  if (!parts) {
    if (result.sunk.includes(seat)) return [texts.sunk];
    return [result.retired.includes(seat) ? texts.retired : texts.unfinished];
  }
  const names = namesOf(setup.players, words);
  const lost = [...result.sunk, ...result.retired].map((other) => names[other]);
  // Points that are for the place alone stand in their own column already.
  const isSum = parts.turns > 0 || parts.lost > 0;
  return [
    ...(parStory ? [parStory] : []),
    ...(isSum ? [texts.forPlace({ n: parts.place / race, race })] : []),
    ...(parts.turns > 0 ? [texts.forTurns({ n: parts.turns })] : []),
    ...(parts.lost > 0 ? [texts.forLostBoats({ n: parts.lost, names: lost })] : []),
  ];
}

function ResultRow({ state, result, seat }: RowProps) {
  const words = useWords();
  const { results, race } = words;
  const { players } = state.setup;
  const story = useStory({ state, result, seat });
  const place = result.places.indexOf(seat);
  const carried = result.carried[seat];
  const reason = carryReasonOf(state.boats[seat], carried, state.rules);
  const damage = { damage: carried, most: SINKING_DAMAGE };
  return (
    <tr data-first={place === 0 || undefined} data-out={place < 0 || undefined}>
      <td className={styles.place}>
        <PlaceSign place={place < 0 ? null : place + 1} />
      </td>
      <td className={styles.boat}>
        <BoatIcon boat={players[seat].boat} size={46} />
      </td>
      <th scope="row" className={styles.player}>
        <span className={styles.name}>{namesOf(players, words)[seat]}</span>
        {story.length > 0 && <span className={styles.story}>{story.join(' · ')}</span>}
      </th>
      <td className={styles.turns}>{result.turns[seat]}</td>
      <td className={styles.points}>{result.points[seat]}</td>
      <td className={styles.total}>{totalsOf(state.results)[seat]}</td>
      <td className={styles.damage}>
        <DamageStars damage={carried} label={carried === 0 ? race.noDamage : race.damageOf(damage)} />
        {reason && <span className={styles.reason}>{results.race.why[reason]}</span>}
      </td>
    </tr>
  );
}

/** Everybody's place, points, total, and the counters they start the next race with. */
export function ResultTable({ state, result }: { state: GameState; result: RaceResult }) {
  const { results } = useWords();
  const { race } = state;
  return (
    <table className={styles.table} aria-label={results.race.title({ race })}>
      <thead>
        <tr>
          <th scope="col" className={styles.place}>
            <span className="visually-hidden">{results.race.place}</span>
          </th>
          <th scope="col" colSpan={2} className={styles.player}>
            <span className="visually-hidden">{results.race.player}</span>
          </th>
          <th scope="col" className={styles.turns}>
            {results.race.turns}
          </th>
          <th scope="col" className={styles.points}>
            {results.race.points}
            {race > 1 && !state.rules.scoreVariant && (
              <span className={styles.times}> {results.race.multiplier({ n: race })}</span>
            )}
          </th>
          <th scope="col" className={styles.total}>
            {results.race.total}
          </th>
          <th scope="col" className={styles.damage}>
            {results.race.intoRace({ race: race + 1 })}
          </th>
        </tr>
      </thead>
      <tbody>
        {resultOrder(result).map((seat) => (
          <ResultRow key={seat} state={state} result={result} seat={seat} />
        ))}
      </tbody>
    </table>
  );
}
