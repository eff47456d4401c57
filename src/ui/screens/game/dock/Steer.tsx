/** The three ways as buttons, with what each brings. */
import { SteerButton } from '../../../chrome/SteerButton';
import type { Way } from '../../../../engine';
import { useGame, useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import { useTurn } from '../turn';
import { notesOfWay, screenAngle, stateOfWay, titleOfWay } from '../ways';
import styles from './dock.module.css';

export function Steer({ rotation }: { rotation: number }) {
  const turn = useTurn();
  const words = useWords();
  return (
    <fieldset className={styles.steer} aria-label={words.race.way.group} data-ways={turn.ways?.length ?? 3}>
      {turn.ways?.map((way) => (
        <OpenWay key={way.heading} way={way} rotation={rotation} />
      ))}
    </fieldset>
  );
}

function OpenWay({ way, rotation }: { way: Way; rotation: number }) {
  const turn = useTurn();
  const words = useWords();
  const { go, highlight } = useGameActions();
  const highlighted = useGame((store) => store.highlighted);
  return (
    <SteerButton
      angle={screenAngle(way.heading, rotation)}
      state={stateOfWay(way)}
      title={titleOfWay(turn, way, words)}
      sub={notesOfWay(turn, way, words).join(', ')}
      isHighlighted={highlighted === way.heading}
      onFocus={() => highlight(way.heading)}
      onPress={() => go(way.heading)}
    />
  );
}
