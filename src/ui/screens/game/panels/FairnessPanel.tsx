import { useMemo } from 'react';
import { FACES } from '../../../../engine';
import { namesOf } from '../../../../i18n/names';
import type { RunningGame } from '../../../../store/game';
import { useGame } from '../../../stores';
import { useWords } from '../../../words';
import { countFaces, EXPECTED_FACE, sumOfFaces, type FaceCount } from '../results/luck';
import { CopyButton } from './CopyButton';
import styles from './panels.module.css';
import { PlayerHead } from './PlayerHead';

const FAIR = 1 / FACES.length;
/** A bar is full at twice the fair share, so that the fair mark stands in its middle. */
const FULL = 2 * FAIR;

function FaceCells({ count }: { count: FaceCount }) {
  const { common, results } = useWords();
  const { faces, rolls, mean } = count;
  return (
    <>
      {FACES.map((face) => {
        const share = rolls > 0 ? faces[face - 1] / rolls : 0;
        return (
          <td key={face} className={styles.face}>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${Math.min(1, share / FULL) * 100}%` }} />
            </span>
            {faces[face - 1]} <span className={styles.share}>{common.percent({ ratio: share })}</span>
          </td>
        );
      })}
      <td className={styles.number}>{mean === null ? '–' : results.podium.mean({ mean })}</td>
    </>
  );
}

function FaceTable({ game }: { game: RunningGame }) {
  const words = useWords();
  const { fairness } = words.race;
  const { players } = game.record.setup;
  const names = namesOf(players, words);
  const counts = useMemo(() => countFaces(game.events, players.length), [game.events, players.length]);
  const all = sumOfFaces(counts);
  if (all.rolls === 0) return <p>{fairness.none}</p>;
  return (
    <table className={styles.table} aria-label={fairness.title}>
      <thead>
        <tr>
          <th scope="col">{fairness.player}</th>
          {FACES.map((face) => (
            <th scope="col" key={face}>
              {fairness.face({ face })}
            </th>
          ))}
          <th scope="col" className={styles.number}>
            {fairness.mean}
          </th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ boat }, seat) => (
          <tr key={boat}>
            <PlayerHead boat={boat} name={names[seat]} />
            <FaceCells count={counts[seat]} />
          </tr>
        ))}
        <tr data-sum>
          <th scope="row">
            {fairness.rolls}: {all.rolls}
          </th>
          <FaceCells count={all} />
        </tr>
        <tr data-sum>
          <th scope="row">{fairness.expected}</th>
          {FACES.map((face) => (
            <td key={face}>{words.common.percent({ ratio: FAIR })}</td>
          ))}
          <td className={styles.number}>{words.results.podium.mean({ mean: EXPECTED_FACE })}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The faces that came up, against one third each, and the seed they come from. */
export function FairnessPanel() {
  const { race, common } = useWords();
  const { fairness } = race;
  const game = useGame((store) => store.game);
  if (!game) return null;
  const { seed } = game.record.setup;
  return (
    <div className={styles.stack}>
      <p>{fairness.text}</p>
      <FaceTable game={game} />
      <div className={styles.seed}>
        <p>
          <strong>{fairness.seed({ seed })}</strong>
          <br />
          {fairness.seedText}
        </p>
        <CopyButton icon="share" text={seed} copied={common.copied}>
          {common.copy}
        </CopyButton>
      </div>
    </div>
  );
}
