/** The whole turn in one lane: dice, roll, speed. The ways are on the lake. */
import { BoatIcon } from '../../../boats/BoatIcon';
import { useWords } from '../../../words';
import { useTurn } from '../turn';
import { Dice } from './Dice';
import { RollRow } from './RollRow';
import { goalOf, shownSpeed } from './TurnLine';
import styles from './lanes.module.css';

const TILE = 44;
/** From here on the dock leaves words away to make room for dice. */
const CROWDED = 4;
/** And from here on the hint, too. */
const FULL = 6;

export function LaneDock({ rows }: { rows: 1 | 2 }) {
  const turn = useTurn();
  const words = useWords();
  const { player, name } = turn;
  const colour = words.common.boats[player.boat].name;
  const held = (turn.rolling ?? turn.rolled)?.dice.length ?? turn.boat.dice.length;
  return (
    <section
      className={styles.dock}
      data-rows={rows}
      data-crowded={held >= FULL ? 'full' : held >= CROWDED ? 'yes' : undefined}
      style={{ borderColor: `var(--boats-${player.boat}-hull)` }}
      aria-label={words.race.whoseTurn({ name })}
    >
      <div className={styles.who}>
        <BoatIcon boat={player.boat} size={rows === 1 ? 52 : 46} />
        <h2 className={styles.name}>
          {colour}
          <span>{rows === 2 ? goalOf(turn, words, 'brief') : name === colour ? '' : name}</span>
        </h2>
      </div>
      <Dice size={TILE} shape="row" />
      <RollRow isOnLake />
      <p className={styles.speed}>
        <strong>{shownSpeed(turn)}</strong> <span>{words.race.speedLabel}</span>
      </p>
    </section>
  );
}
