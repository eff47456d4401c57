import { useState } from 'react';
import { SIDES, formatLakeCode, parseLakeCode } from '../../../engine';
import { SecondaryButton } from '../../chrome/Button';
import { TextField } from '../../chrome/TextField';
import { useWords } from '../../words';
import { Card } from '../page/Card';
import { Choices } from '../page/Choices';
import { lakeNameOf } from '../../../i18n/lakeNames';
import type { TableActions, TableDraft } from './useTableDraft';
import styles from './table.module.css';

export function LakeCard({ draft }: { draft: TableDraft & TableActions }) {
  const words = useWords();
  const { lake: own } = words.table;
  const { choice, lake, setLake, setSide, newLake, toggleLock } = draft;
  /** What is being typed; null shows the lake's own code. */
  const [typed, setTyped] = useState<string | null>(null);
  const isLocked = choice.lockedLake !== null;
  const isWrong = typed !== null && !parseLakeCode(typed);

  function type(text: string) {
    setTyped(text);
    const layout = parseLakeCode(text);
    if (layout) setLake(formatLakeCode(layout));
  }

  return (
    <Card title={own.title} aside={<span>{lakeNameOf(lake, words)}</span>}>
      <div className={styles.fields}>
        <Choices
          label={own.side}
          hideLabel
          values={SIDES}
          wordsOf={(side) => own.sides[side]}
          value={choice.lakeSide}
          onChange={(side) => {
            setTyped(null);
            setSide(side);
          }}
        />
        <div className={styles.lakeTools}>
          <SecondaryButton
            icon="reroll"
            disabled={isLocked}
            onClick={() => {
              setTyped(null);
              newLake();
            }}
          >
            {own.new}
          </SecondaryButton>
          <SecondaryButton icon={isLocked ? 'lock' : 'unlock'} aria-pressed={isLocked} onClick={toggleLock}>
            {own.lock}
          </SecondaryButton>
        </div>
        <TextField
          label={own.code}
          value={typed ?? lake}
          hint={isLocked ? own.locked : own.codeHint}
          error={isWrong ? own.codeWrong : undefined}
          maxLength={40}
          onChange={type}
          onBlur={() => !isWrong && setTyped(null)}
        />
      </div>
    </Card>
  );
}
