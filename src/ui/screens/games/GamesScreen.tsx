import { useCallback, useMemo, useRef, useState, type DragEvent } from 'react';
import { describeRecordError } from '../../../i18n/describe';
import type { TableLink } from '../../../store/link';
import { openGame } from '../../../store/savedGames';
import { SecondaryButton } from '../../chrome/Button';
import { Notice } from '../../chrome/Notice';
import { useStores } from '../../stores';
import { useWords } from '../../words';
import { Page } from '../page/Page';
import { addressOf, copyText } from '../page/copyLink';
import { GameEntry } from './GameEntry';
import styles from './games.module.css';
import { useImport } from './useImport';
import { useShelf } from './useShelf';

export interface GamesScreenProps {
  /** A game that was asked for and cannot be opened. */
  lost?: string | undefined;
}

/** Why a game cannot be opened, in words. */
function useLossOf(id: string | undefined): string | null {
  const words = useWords();
  const { storage } = useStores();
  const opened = useMemo(() => (id === undefined ? null : openGame(storage, id)), [storage, id]);
  if (opened === null || opened?.ok) return null;
  const { lost } = words.errors.storage;
  return opened ? `${lost} ${describeRecordError(opened.error, words)}` : lost;
}

/** The shelf of saved games: open, delete, save as a file, read from a file. */
export function GamesScreen({ lost }: GamesScreenProps) {
  const words = useWords();
  const { saved: own } = words.home;
  const { heads, games, deleted, remove, bringBack } = useShelf();
  const { problem, forgetProblem, readFile } = useImport();
  const loss = useLossOf(lost);
  const [isLossRead, setLossRead] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const [shared, setShared] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);

  const share = useCallback(
    async (link: TableLink) => {
      const address = addressOf(link);
      setShared(
        (await copyText(address)) ? words.table.link.copied : `${words.errors.link.copyFailed} ${address}`,
      );
    },
    [words],
  );

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void readFile(file);
  }

  const shelves = [
    { title: own.running, heads: heads.filter(({ isFinished }) => !isFinished) },
    { title: own.finished, heads: heads.filter(({ isFinished }) => isFinished) },
  ];

  return (
    <Page title={own.title}>
      <div
        className={styles.shelf}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <div className={styles.import}>
          <p>{own.importText}</p>
          <SecondaryButton icon="upload" onClick={() => picker.current?.click()}>
            {own.import}
          </SecondaryButton>
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={own.import}
            accept=".json,application/json,text/plain"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void readFile(file);
              target.value = '';
            }}
          />
        </div>
        {loss !== null && !isLossRead && (
          <Notice
            tone="danger"
            icon="info"
            onDismiss={() => setLossRead(true)}
            dismissLabel={words.common.close}
          >
            {loss}
          </Notice>
        )}
        {problem !== null && (
          <Notice tone="danger" icon="info" onDismiss={forgetProblem} dismissLabel={words.common.close}>
            {problem}
          </Notice>
        )}
        {shared !== null && (
          <Notice
            tone="good"
            icon="share"
            onDismiss={() => setShared(null)}
            dismissLabel={words.common.close}
          >
            {shared}
          </Notice>
        )}
        {deleted && (
          <Notice
            icon="trash"
            action={
              <SecondaryButton icon="undo" onClick={bringBack}>
                {own.bringBack}
              </SecondaryButton>
            }
          >
            {own.deleted}
          </Notice>
        )}
        {heads.length === 0 && <p className={styles.empty}>{own.empty}</p>}
        {shelves.map(
          ({ title, heads: listed }) =>
            listed.length > 0 && (
              <section key={title} aria-label={title}>
                <h2 className={styles.title}>{title}</h2>
                <ul className={styles.entries}>
                  {listed.map(({ id }) => {
                    const game = games.get(id);
                    if (game === undefined) return <li key={id} className={styles.waiting} />;
                    return game && <GameEntry key={id} game={game} onDelete={remove} onShare={share} />;
                  })}
                </ul>
              </section>
            ),
        )}
      </div>
    </Page>
  );
}
