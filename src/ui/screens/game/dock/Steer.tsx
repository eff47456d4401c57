/** The ways as buttons, with what each brings; before a roll, with what it may bring. */
import type { HeadingOdds } from '../../../../bots/odds';
import { SINKING_DAMAGE, type Heading, type Way } from '../../../../engine';
import type { Catalogue } from '../../../../i18n/catalogue';
import { turnBetween } from '../../../../i18n/turns';
import { SteerButton } from '../../../chrome/SteerButton';
import { useGame, useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import { notesOfChance } from '../chances';
import { useTurn } from '../turn';
import { notesOfWay, screenAngle, stateOfWay, titleOfWay } from '../ways';
import styles from './dock.module.css';

interface SteerProps {
  readonly rotation: number;
  /** Narrow buttons give the reason against a way, not the way out. */
  readonly isNarrow?: boolean;
}

/** A longer word, with two figures behind it, has to fit beside its arrow on a phone. */
const LONG_WORD = 5;

const STEERED = ['left', 'ahead', 'right'] as const;

/** Decided by the language alone: letters do not change their size from turn to turn. */
function hasLongTitles({ common }: Catalogue): boolean {
  return STEERED.some((turn) => common.ways[turn].title.length > LONG_WORD);
}

/** From here on a button has room for its arrow and a number only. */
const CROWDED = 4;

export function Steer({ rotation, isNarrow }: SteerProps) {
  const turn = useTurn();
  const words = useWords();
  // A button stays in its place, whatever heading it stands for.
  const slotOf = (heading: Heading) => turnBetween(turn.boat.heading, heading);
  const count = turn.ways?.length ?? turn.odds?.headings.length ?? 3;
  const shape = count >= CROWDED ? 'crowded' : isNarrow ? 'narrow' : 'roomy';
  return (
    <fieldset className={styles.steer} aria-label={words.race.way.group} data-ways={count}>
      {turn.ways?.map((way) => (
        <OpenWay key={slotOf(way.heading)} way={way} rotation={rotation} shape={shape} />
      ))}
      {turn.odds?.headings.map((way) => (
        <ChanceWay key={slotOf(way.heading)} way={way} rotation={rotation} shape={shape} />
      ))}
    </fieldset>
  );
}

type ButtonShape = 'roomy' | 'narrow' | 'crowded';

interface WayButtonProps<W> {
  readonly way: W;
  readonly rotation: number;
  readonly shape: ButtonShape;
}

/** The one thing to know about a way that goes wrong; the whole of it is still said. */
function briefOf(way: Way, { race }: Catalogue): string | undefined {
  if (!way.isAllowed) return race.way.crashAt({ reach: way.reach });
  if (way.crash === 0) return undefined;
  return way.sinks ? race.way.sinks : race.way.damageAfter({ damage: way.damageAfter, most: SINKING_DAMAGE });
}

function OpenWay({ way, rotation, shape }: WayButtonProps<Way>) {
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
      brief={shape === 'narrow' ? briefOf(way, words) : undefined}
      bare={shape === 'crowded' ? String(way.path.length || '') : undefined}
      isSmall={hasLongTitles(words)}
      isHighlighted={isHighlighted}
      onFocus={() => highlight(way.heading)}
      onPress={() => go(way.heading)}
    />
  );
}

/** Nothing to press yet: the roll decides first. */
function ChanceWay({ way, rotation, shape }: WayButtonProps<HeadingOdds>) {
  const turn = useTurn();
  const words = useWords();
  return (
    <SteerButton
      angle={screenAngle(way.heading, rotation)}
      state={way.clear > 0 ? 'chance' : 'forbidden'}
      title={words.common.ways[turnBetween(turn.boat.heading, way.heading)].title}
      sub={notesOfChance(turn, way, words).join(', ')}
      isSmall={hasLongTitles(words)}
      bare={shape === 'crowded' ? '' : undefined}
    />
  );
}
