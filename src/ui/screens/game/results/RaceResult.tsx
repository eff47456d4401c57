import { useEffect, useId, useRef } from 'react';
import type { GameState } from '../../../../engine';
import { lakeNameOf } from '../../../../i18n/lakeNames';
import { namesOf } from '../../../../i18n/names';
import { IconButton, PrimaryButton, SecondaryButton } from '../../../chrome/Button';
import { navigate } from '../../../navigation';
import { useGame, useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import styles from './raceResult.module.css';
import { ResultTable } from './ResultTable';
import { useGuard } from './useGuard';

function NextRace({ state }: { state: GameState }) {
  const words = useWords();
  const { nextRace, undo } = useGameActions();
  const canUndo = useGame((store) => store.canUndo());
  const guarded = useGuard();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const next = state.race + 1;
  const nextStart = (state.startSeat + 1) % state.boats.length;
  const name = namesOf(state.setup.players, words)[nextStart];
  return (
    <footer className={styles.foot}>
      <p className={styles.notes}>
        {words.results.race.nextCounts({ n: next })} {words.results.race.nextStarts({ name })}
      </p>
      <div className={styles.buttons}>
        {canUndo && (
          <SecondaryButton icon="undo" onClick={guarded(undo)}>
            {words.race.undo.button}
          </SecondaryButton>
        )}
        <PrimaryButton ref={button} onClick={guarded(nextRace)}>
          {words.results.race.next({ race: next })}
        </PrimaryButton>
      </div>
    </footer>
  );
}

function ResultSheet({ state, gameId }: { state: GameState; gameId: string }) {
  const words = useWords();
  const { results, common } = words;
  const titleId = useId();
  const result = state.results.at(-1);
  if (!result) return null;
  const [winner] = result.places;
  const names = namesOf(state.setup.players, words);
  return (
    <main className={styles.veil}>
      <section className={styles.sheet} aria-labelledby={titleId}>
        <header className={styles.head}>
          <div>
            <p className={styles.race}>
              {common.raceOf({ race: state.race, races: state.setup.races })} ·{' '}
              {lakeNameOf(state.lake.code, words)}
            </p>
            <h1 id={titleId} className={styles.headline}>
              {winner === undefined ? results.race.nobody : results.race.winner({ name: names[winner] })}
            </h1>
          </div>
          <IconButton
            icon="menu"
            label={common.menu}
            onClick={() => navigate({ screen: 'game', id: gameId, panel: 'menu' })}
          />
        </header>
        <div className={styles.body}>
          <ResultTable state={state} result={result} />
        </div>
        <NextRace state={state} />
      </section>
    </main>
  );
}

/** After a race, before the next: places, points, and the damage everybody takes along. */
export function RaceResult() {
  const shown = useGame((store) => store.shown);
  const gameId = useGame((store) => store.game?.id);
  return shown?.phase === 'race-over' && gameId ? <ResultSheet state={shown} gameId={gameId} /> : null;
}
