/** Whose turn it is, how fast, and what is next on the course. */
import { SpeedDial } from '../../../chrome/SpeedDial';
import { TurnHeading } from '../../../chrome/TurnHeading';
import { distanceBetween, speedOf } from '../../../../engine';
import type { Catalogue } from '../../../../i18n/catalogue';
import { useWords } from '../../../words';
import { useTurn, type Turn } from '../turn';
import styles from './dock.module.css';

/** "Round buoy 2, keep it on your right · 6 away", or "Buoy 2 on your right · 6 away" where the line is short. */
export function goalOf({ state, boat }: Turn, words: Catalogue, style: 'whole' | 'brief' = 'whole'): string {
  const { goal } = words.race;
  const { started, rounded } = boat.progress;
  if (!started) return goal.start;
  if (rounded === 3) return goal.finish;
  const { at, arrow } = state.course.buoys[rounded];
  const away = goal.away({ n: distanceBetween(boat.at, at) });
  const round = style === 'whole' ? goal.round : goal.roundBriefly;
  return `${round({ buoy: rounded + 1, hand: arrow })} · ${away}`;
}

/** The number on the dial: the speed held, or the sum once the last die has landed. */
export function shownSpeed({ boat, draft, hasRoll, state }: Turn): number {
  if (state.phase !== 'dice' || hasRoll) return speedOf(boat.dice);
  return speedOf(boat.dice.filter((_, index) => index !== draft.removed));
}

interface TurnLineProps {
  readonly dialSize: number;
  readonly iconSize: number;
  readonly floorPx?: number;
  /** How much the line about the course says. */
  readonly goal?: 'whole' | 'brief';
}

export function TurnLine({ dialSize, iconSize, floorPx, goal }: TurnLineProps) {
  const turn = useTurn();
  const words = useWords();
  const { player, name, odds } = turn;
  const colour = words.common.boats[player.boat].name;
  const speed = shownSpeed(turn);
  return (
    <div className={styles.turnLine}>
      <TurnHeading boat={player.boat} title={colour} name={name === colour ? '' : name} iconSize={iconSize}>
        {goalOf(turn, words, goal)}
      </TurnHeading>
      <SpeedDial
        speed={speed}
        rangeMin={odds?.speeds[0]?.speed}
        rangeMax={odds?.speeds.at(-1)?.speed}
        size={dialSize}
        floorPx={floorPx}
        label={words.race.speedLabel}
        description={words.race.speedIs({ speed })}
      />
    </div>
  );
}
