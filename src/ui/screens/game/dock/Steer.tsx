/** The ways as buttons, with what each brings; before a roll, with what it may bring. */
import type { HeadingOdds } from '../../../../bots/odds';
import type { Way } from '../../../../engine';
import { turnBetween } from '../../../../i18n/turns';
import { SteerButton } from '../../../chrome/SteerButton';
import { useGame, useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import { notesOfChance } from '../chances';
import { useTurn } from '../turn';
import { notesOfWay, screenAngle, stateOfWay, titleOfWay } from '../ways';
import styles from './dock.module.css';

export function Steer({ rotation }: { rotation: number }) {
  const turn = useTurn();
  const words = useWords();
  const count = turn.ways?.length ?? turn.odds?.headings.length ?? 3;
  return (
    <fieldset className={styles.steer} aria-label={words.race.way.group} data-ways={count}>
      {turn.ways?.map((way) => (
        <OpenWay key={way.heading} way={way} rotation={rotation} />
      ))}
      {turn.odds?.headings.map((way) => (
        <ChanceWay key={way.heading} way={way} rotation={rotation} />
      ))}
    </fieldset>
  );
}

function OpenWay({ way, rotation }: { way: Way; rotation: number }) {
  const turn = useTurn();
  const words = useWords();
  const { go, highlight } = useGameActions();
  const isHighlighted = useGame((store) => store.highlighted === way.heading);
  return (
    <SteerButton
      angle={screenAngle(way.heading, rotation)}
      state={turn.isBot && way.isAllowed ? 'chance' : stateOfWay(way)}
      title={titleOfWay(turn, way, words)}
      sub={notesOfWay(turn, way, words).join(', ')}
      isHighlighted={isHighlighted}
      onFocus={() => highlight(way.heading)}
      onPress={() => go(way.heading)}
    />
  );
}

/** Nothing to press yet: the roll decides first. */
function ChanceWay({ way, rotation }: { way: HeadingOdds; rotation: number }) {
  const turn = useTurn();
  const words = useWords();
  return (
    <SteerButton
      angle={screenAngle(way.heading, rotation)}
      state={way.clear > 0 ? 'chance' : 'forbidden'}
      title={words.common.ways[turnBetween(turn.boat.heading, way.heading)].title}
      sub={notesOfChance(turn, way, words).join(', ')}
    />
  );
}
