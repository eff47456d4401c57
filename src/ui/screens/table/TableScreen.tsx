import { useState } from 'react';
import { MAX_RACES } from '../../../engine';
import type { TableLink } from '../../../store/link';
import { PACES, SEATING_MODES } from '../../../store/table';
import { PrimaryButton, SecondaryButton } from '../../chrome/Button';
import { Notice } from '../../chrome/Notice';
import { useSettings, useStores } from '../../stores';
import { useWords } from '../../words';
import { Card } from '../page/Card';
import { Choices } from '../page/Choices';
import { CopyLinkButton } from '../page/CopyLinkButton';
import { Page } from '../page/Page';
import { lakeNameOf } from '../../../i18n/lakeNames';
import { LakeCard } from './LakeCard';
import { OptionsCard } from './OptionsCard';
import { SeatsCard } from './SeatsCard';
import styles from './table.module.css';
import { TablePicture } from './TablePicture';
import { useStartGame } from './useStartGame';
import { useTableDraft } from './useTableDraft';

const RACE_COUNTS = ([1, 2, 3] as const).filter((races) => races <= MAX_RACES);

export interface TableScreenProps {
  /** What a shared link has chosen already: lake, options and dice. */
  link: Partial<TableLink>;
  isBroken: boolean;
}

/** Sets the table for a new game. */
export function TableScreen({ link, isBroken }: TableScreenProps) {
  const words = useWords();
  const { table: own, errors } = words;
  const { settings } = useStores();
  const seating = useSettings((state) => state.seating);
  const pace = useSettings((state) => state.pace);
  const { change: changeSettings } = settings.getState();
  const draft = useTableDraft(link);
  const { choice, lake, seed, change } = draft;
  const startGame = useStartGame();
  const [isWarned, setIsWarned] = useState(isBroken);
  const players = choice.seats.length;
  const races = RACE_COUNTS.find((count) => count === choice.races) ?? MAX_RACES;

  const foot = (
    <div className={styles.foot}>
      <p className={styles.summary}>
        <strong>{lakeNameOf(lake, words)}</strong> · {words.common.boatCount({ n: players })} ·{' '}
        {words.common.races({ n: races })}
      </p>
      <PrimaryButton size="small" onClick={() => startGame({ choice, lake, seed, placesAtRandom: false })}>
        {own.start}
      </PrimaryButton>
    </div>
  );

  return (
    <Page title={own.title} foot={foot}>
      <div className={styles.notices}>
        {isWarned && (
          <Notice
            tone="danger"
            icon="info"
            onDismiss={() => setIsWarned(false)}
            dismissLabel={words.common.close}
          >
            {errors.link.broken} {errors.link.brokenText}
          </Notice>
        )}
        {draft.hasGivenDice && (
          <Notice
            icon="share"
            action={<SecondaryButton onClick={draft.newDice}>{own.dice.new}</SecondaryButton>}
          >
            {own.link.opened} {own.dice.seed} <strong>{seed}</strong>
          </Notice>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.picture}>
          <TablePicture
            seats={choice.seats}
            seating={seating}
            lake={lake}
            lakeSide={choice.lakeSide}
            onSeats={(seats) => change({ seats })}
          />
        </div>
        <div className={styles.cards}>
          <SeatsCard seats={choice.seats} seating={seating} onSeats={(seats) => change({ seats })} />
          <Card title={own.seating.title}>
            <Choices
              label={own.seating.title}
              hideLabel
              values={SEATING_MODES}
              wordsOf={(mode) => own.seating.choices[mode]}
              value={seating}
              onChange={(mode) => changeSettings({ seating: mode })}
            />
          </Card>
          <LakeCard draft={draft} />
          <Card title={own.races.title}>
            <Choices
              label={own.races.title}
              hideLabel
              values={RACE_COUNTS}
              wordsOf={(count) => own.races.choices[count]}
              value={races}
              onChange={(count) => change({ races: count })}
            />
          </Card>
          <OptionsCard rules={choice.rules} players={players} onRules={(rules) => change({ rules })} />
          <Card title={own.pace.title}>
            <Choices
              label={own.pace.title}
              hideLabel
              values={PACES}
              wordsOf={(value) => own.pace.choices[value]}
              value={pace}
              onChange={(value) => changeSettings({ pace: value })}
            />
          </Card>
          <CopyLinkButton link={{ lake, seed, players, races, rules: choice.rules }} />
        </div>
      </div>
    </Page>
  );
}
