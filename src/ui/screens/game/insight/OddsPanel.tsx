/** What the dice can bring, choice by choice. It takes the place of the standings and covers neither lake nor dock. */
import { useMemo, useState, type CSSProperties } from 'react';
import { IconButton, SecondaryButton } from '../../../chrome/Button';
import { useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import { useTurn } from '../turn';
import { isSameChoice, listOdds, type ListedOdds } from './choices';
import { columnsFor } from './columns';
import { HintButton } from './HintButton';
import { HintNote } from './HintNote';
import { useInsight, useInsightStore } from './insightContext';
import { OddsRow } from './OddsRow';
import { ParBadge } from './ParBadge';
import styles from './odds.module.css';

interface OddsPanelProps {
  /** Where par stands nowhere else. */
  readonly hasPar?: boolean | undefined;
  /** Where the panel stands in for the line that says whose turn it is. */
  readonly isNamed?: boolean | undefined;
  /** Called when a choice was taken: a sheet that lies over something goes away. */
  readonly onTaken?: (() => void) | undefined;
}

export function OddsPanel({ hasPar, isNamed, onTaken }: OddsPanelProps) {
  const words = useWords();
  const { toggleOdds } = useInsightStore().getState();
  const { state, name, isBusy } = useTurn();
  const isChoosing = state.phase === 'dice';
  return (
    <section className={styles.panel} aria-label={words.odds.title}>
      <header className={styles.head}>
        <h2>{isNamed ? `${name} · ${words.odds.title}` : words.odds.title}</h2>
        {hasPar && <ParBadge />}
        <HintButton look="words" />
        <IconButton icon="close" label={words.common.close} onClick={toggleOdds} />
      </header>
      <HintNote />
      {isChoosing ? (
        <Choices key={state.activeSeat} onTaken={onTaken} />
      ) : (
        !isBusy && state.phase === 'steering' && <p className={styles.note}>{words.race.roll.chooseWay}</p>
      )}
    </section>
  );
}

/** By choice, how much worse than the best it is. */
function useLosses(listed: readonly ListedOdds[]): readonly (number | null)[] {
  const { state, boat } = useTurn();
  const hint = useInsight((insight) => insight.hint);
  return useMemo(() => {
    if (hint.status !== 'given' || hint.state !== state || hint.advice.kind !== 'dice') {
      return listed.map(() => null);
    }
    const { choices } = hint.advice;
    return listed.map(({ choice }) => {
      const found = choices.find((each) => isSameChoice(boat.dice, each.choice, choice));
      return found ? found.value - choices[0].value : null;
    });
  }, [hint, state, boat, listed]);
}

function Choices({ onTaken }: Pick<OddsPanelProps, 'onTaken'>) {
  const { state, boat, draft, isBot, isBusy } = useTurn();
  const { chooseDice } = useGameActions();
  const words = useWords();
  const [showsAll, setShowsAll] = useState(false);
  const listed = useMemo(() => listOdds(state), [state]);
  const losses = useLosses(listed);
  const columns = useMemo(() => columnsFor(listed, boat, words), [listed, boat, words]);
  const rows = listed.map((odds, index) => ({
    odds,
    loss: losses[index],
    isChosen: isSameChoice(boat.dice, odds.choice, draft),
  }));
  const shown = rows.filter(({ odds, isChosen, loss }) => showsAll || odds.isUsual || isChosen || loss === 0);
  return (
    <div className={styles.scroll} style={{ '--columns': columns.length } as CSSProperties}>
      <div className={styles.heads} aria-hidden="true">
        <span>{words.odds.choice}</span>
        <span>{words.race.speedLabel}</span>
        {columns.map(({ key, head }) => (
          <span key={key}>{head}</span>
        ))}
        <span>{words.race.standings.damage}</span>
      </div>
      <ul className={styles.rows}>
        {shown.map(({ odds, loss, isChosen }) => (
          <OddsRow
            key={JSON.stringify(odds.choice)}
            odds={odds}
            dice={boat.dice}
            columns={columns}
            isChosen={isChosen}
            isDisabled={isBot || isBusy}
            loss={loss}
            onTake={() => {
              chooseDice(odds.choice);
              onTaken?.();
            }}
          />
        ))}
      </ul>
      {(showsAll || shown.length < rows.length) && (
        <div className={styles.more}>
          <SecondaryButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? words.odds.fewer : words.odds.more}
          </SecondaryButton>
        </div>
      )}
    </div>
  );
}
