import { useMemo, type CSSProperties } from 'react';
import type { GameState } from '../../../../engine';
import { namesOf } from '../../../../i18n/names';
import { BoatIcon } from '../../../boats/BoatIcon';
import { DieTile } from '../../../dice/DieTile';
import { useGame } from '../../../stores';
import { useView } from '../../../view';
import { useWords } from '../../../words';
import { useTempo } from '../useTempo';
import styles from './intro.module.css';
import { startRollScenes, startRoundsOf } from './startRounds';
import { useShow } from './useShow';

interface StartRollCardProps {
  state: GameState;
  onDone: () => void;
}

function StartRollCard({ state, onDone }: StartRollCardProps) {
  const words = useWords();
  const { start, common } = words;
  // Shown to everybody at once, also in Table mode.
  const view = useView();
  const { pace, isStill } = useTempo();
  const { players } = state.setup;
  const names = namesOf(players, words);
  const rounds = useMemo(() => startRoundsOf(state), [state]);
  const scenes = startRollScenes(rounds.length, pace);
  const { scene, skip } = useShow(isStill ? [scenes.reduce((sum, ms) => sum + ms, 0)] : scenes, onDone);

  const round = isStill ? rounds.length - 1 : Math.floor(scene / 2);
  const isRolling = !isStill && scene % 2 === 0;
  const { seats, tied } = rounds[round];
  const verdict =
    tied.length > 0
      ? start.roll.tie({ names: tied.map((seat) => names[seat]) })
      : start.roll.starts({ name: names[state.startSeat] });

  return (
    <section className={styles.stage} aria-label={start.roll.title} data-view={view}>
      <button type="button" className={styles.skip} aria-label={common.skip} onClick={skip} />
      <div className={styles.card} style={{ '--roll-ms': `${scenes[round * 2]}ms` } as CSSProperties}>
        <h2 className={styles.title}>{start.roll.title}</h2>
        <ol className={styles.felt} data-players={players.length}>
          {players.map(({ boat }, seat) => {
            const { face, mark } = seats[seat];
            const isInRoll = isRolling && mark !== 'out';
            return (
              <li key={boat} className={styles.roller} data-mark={isInRoll ? 'rolling' : mark}>
                <DieTile
                  // A new round is a new throw of the same die.
                  key={round}
                  face={face}
                  state="keep"
                  size={52}
                  label={start.roll.rolled({ name: names[seat], face })}
                  rolling={isInRoll ? seat * 0.4 : undefined}
                />
                <span className={styles.who}>
                  <BoatIcon boat={boat} size={46} />
                  <span className={styles.name}>{names[seat]}</span>
                </span>
              </li>
            );
          })}
        </ol>
        <p role="status" className={styles.verdict} data-decided={!isRolling && tied.length === 0}>
          {isRolling && round === 0 ? start.roll.text : isRolling ? ' ' : verdict}
        </p>
        <p className={styles.hint} aria-hidden="true">
          {start.reveal.skip}
        </p>
      </div>
    </section>
  );
}

/** Everybody rolls one die for the start; the lake stays in sight behind. */
export function StartRoll({ onDone }: { onDone: () => void }) {
  const shown = useGame((store) => store.shown);
  return shown && <StartRollCard state={shown} onDone={onDone} />;
}
