import { useId, useMemo, type CSSProperties } from 'react';
import { shortestRoute, watersOf, type GameState } from '../../../../engine';
import { lakeNameOf } from '../../../../i18n/lakeNames';
import { namesOf } from '../../../../i18n/names';
import type { ScreenSide, SeatingMode } from '../../../../store/table';
import { BoatIcon } from '../../../boats/BoatIcon';
import { DamageStars } from '../../../chrome/DamageStars';
import { useGame, useSettings } from '../../../stores';
import { useView } from '../../../view';
import { useWords } from '../../../words';
import { ParLine } from '../insight/ParBadge';
import { laneBox } from '../dock/laneBoxes';
import type { GameLayout } from '../layout';
import { useLayout } from '../useLayout';
import { BuoySign, FinishSign } from './BuoySign';
import styles from './intro.module.css';
import { useShow } from './useShow';

const REVEAL_MS = 2900;

interface RevealPanelProps {
  state: GameState;
  seating: SeatingMode;
  onDone: () => void;
}

function CourseList({ state }: { state: GameState }) {
  const { start } = useWords();
  const { lake, course } = state;
  const spaces = useMemo(() => shortestRoute(watersOf(lake, course), course.line), [lake, course]);
  return (
    <>
      <ol className={styles.marks} aria-label={start.reveal.course}>
        {course.buoys.map(({ at, arrow }, index) => (
          <li key={at}>
            <BuoySign number={index + 1} hand={arrow} />
            <span>{start.reveal.leg({ buoy: index + 1, hand: arrow })}</span>
          </li>
        ))}
        <li>
          <FinishSign />
          <span>{start.reveal.thenFinish}</span>
        </li>
      </ol>
      {spaces !== undefined && <p className={styles.length}>{start.reveal.length({ spaces })}</p>}
      <ParLine className={styles.length} />
    </>
  );
}

function StartLines({ state }: { state: GameState }) {
  const words = useWords();
  const { start } = words;
  const { players } = state.setup;
  const names = namesOf(players, words);
  const { startSeat, race, boats } = state;
  const name = names[startSeat];
  return (
    <ul className={styles.lines}>
      <li>
        <BoatIcon boat={players[startSeat].boat} size={40} />
        <span>{race === 1 ? start.roll.starts({ name }) : start.roll.laterRace({ name })}</span>
      </li>
      {boats.map(({ damageAtStart }, seat) =>
        damageAtStart === 0 ? null : (
          <li key={players[seat].boat}>
            <BoatIcon boat={players[seat].boat} size={40} />
            <span>{start.reveal.carried({ name: names[seat], damage: damageAtStart })}</span>
            <DamageStars damage={damageAtStart} label="" />
          </li>
        ),
      )}
    </ul>
  );
}

const LANE_MARGIN = 4;

/** A lane of two rows without the dock of whoever is to place first; the course lies beside the lake, not over it. */
function laneStyle(layout: GameLayout, placer: ScreenSide | undefined): CSSProperties {
  const [usual, other] = layout.rotation === 0 ? (['east', 'west'] as const) : (['south', 'north'] as const);
  const { length, thickness, scale, x, y } = laneBox(usual === placer ? other : usual, layout);
  const [across, down] = layout.rotation === 0 ? [thickness, length] : [length, thickness];
  const [width, height] = [across - 2 * LANE_MARGIN, down - 2 * LANE_MARGIN];
  return {
    left: x - (width / 2) * scale,
    top: y - (height / 2) * scale,
    width,
    height,
    transform: `scale(${scale})`,
  };
}

function RevealPanel({ state, seating, onDone }: RevealPanelProps) {
  const words = useWords();
  const { start, common } = words;
  const pace = useSettings((settings) => settings.pace);
  const layout = useLayout(seating);
  const { kind, lake } = layout;
  const placer = useGame(({ game }) => game?.table.sides[state.activeSeat]);
  const view = useView();
  const { skip } = useShow([pace === 'fast' ? REVEAL_MS / 2 : REVEAL_MS], onDone);
  const titleId = useId();
  const place = {
    '--lake-right': `${lake.x + lake.width}px`,
    '--lake-bottom': `${lake.y + lake.height}px`,
  } as CSSProperties;
  return (
    <section
      className={styles.stage}
      aria-labelledby={titleId}
      data-layout={kind}
      // Round a table everybody sits close to the screen.
      data-view={kind === 'table' ? 'usual' : view}
      style={place}
    >
      <button type="button" className={styles.skip} aria-label={common.skip} onClick={skip} />
      <div className={styles.strip} style={kind === 'table' ? laneStyle(layout, placer) : undefined}>
        <h2 id={titleId} className={styles.title}>
          {start.reveal.title({ race: state.race, lake: lakeNameOf(state.lake.code, words) })}
        </h2>
        <div className={styles.stripBody}>
          <div>
            <CourseList state={state} />
          </div>
          <StartLines state={state} />
        </div>
        <p className={styles.hint} aria-hidden="true">
          {start.reveal.skip}
        </p>
      </div>
    </section>
  );
}

/** What the course asks for, beside the lake on which the string runs round it. */
export function Reveal({ onDone }: { onDone: () => void }) {
  const shown = useGame((store) => store.shown);
  const seating = useGame((store) => store.game?.table.seating ?? 'side-by-side');
  return shown && <RevealPanel state={shown} seating={seating} onDone={onDone} />;
}
