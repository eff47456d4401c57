import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { describeEvents } from '../../../../i18n/describe';
import { namesOf } from '../../../../i18n/names';
import { describeReason } from '../../../../i18n/reasons';
import type { Player } from '../../../../engine';
import { BoatIcon } from '../../../boats/BoatIcon';
import { Icon } from '../../../chrome/Icon';
import { useGame } from '../../../stores';
import { useWords } from '../../../words';
import { logOf, type LogEntry, type LogRace } from './logEntries';
import styles from './panels.module.css';

interface LogLineProps {
  entry: LogEntry;
  players: readonly Player[];
}

const LogLine = memo(function LogLine({ entry, players }: LogLineProps) {
  const words = useWords();
  const names = namesOf(players, words);
  const { seat, kind, events, turn, opensTurn, reasons } = entry;
  const why = reasons.map((reason) => describeReason(reason, names, words)).join('; ');
  return (
    <li className={styles.line} data-kind={kind}>
      {opensTurn && turn !== null && <span className={styles.turn}>{words.race.turnCount({ turn })}</span>}
      <span className={styles.sign}>
        {kind === 'rewind' ? (
          <Icon name="undo" />
        ) : (
          seat !== null && <BoatIcon boat={players[seat].boat} size={36} />
        )}
      </span>
      <span>
        {kind === 'rewind'
          ? words.log.rewound({ name: names[seat ?? 0] })
          : describeEvents(events, names, words).join(' ')}
        {why !== '' && <span className={styles.why}> {words.log.reason({ text: why })}</span>}
      </span>
    </li>
  );
});

function RaceLog({ log, players, isLast }: { log: LogRace; players: readonly Player[]; isLast: boolean }) {
  const { race } = useWords();
  const [isOpen, setIsOpen] = useState(isLast);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLast) end.current?.scrollIntoView?.({ block: 'end' });
  }, [isLast]);
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{race.log.race({ race: log.race })}</summary>
      {/* A closed race costs nothing: a long game has well over a thousand lines. */}
      {isOpen && (
        <ol className={styles.log}>
          {log.entries.map((entry, index) => (
            <LogLine key={`${entry.at}${entry.kind}${index}`} entry={entry} players={players} />
          ))}
          <li ref={end} aria-hidden="true" />
        </ol>
      )}
    </details>
  );
}

/** What happened, in plain words, by race and turn; the present race is open at its end. */
export function LogPanel() {
  const { race } = useWords();
  const game = useGame((store) => store.game);
  const races = useMemo(() => (game ? logOf(game) : []), [game]);
  if (!game || game.record.actions.length === 0) return <p>{race.log.empty}</p>;
  return (
    <div className={styles.stack}>
      {races.map((log, index) => (
        <RaceLog
          key={log.race}
          log={log}
          players={game.record.setup.players}
          isLast={index === races.length - 1}
        />
      ))}
    </div>
  );
}
