import { memo } from 'react';
import { lakeNameOf } from '../../../i18n/lakeNames';
import { namesOf } from '../../../i18n/names';
import type { TableLink } from '../../../store/link';
import { BoatIcon } from '../../boats/BoatIcon';
import { IconButton, SecondaryButton } from '../../chrome/Button';
import { navigate } from '../../navigation';
import { LakeThumbnail } from '../../thumbnail/LakeThumbnail';
import { useWords } from '../../words';
import { downloadGame } from './downloadGame';
import styles from './games.module.css';
import { boatsAfloat, describePhase } from './gameWords';
import type { ShelvedGame } from './useShelf';

export interface GameEntryProps {
  game: ShelvedGame;
  onDelete: (id: string) => void;
  onShare: (link: TableLink) => Promise<void>;
}

function linkOf({ saved }: ShelvedGame): TableLink {
  const { lake, seed, players, races, rules } = saved.record.setup;
  return { lake, seed, players: players.length, races, rules };
}

/** One game on the shelf. The others do not change when one more has been opened. */
export const GameEntry = memo(function GameEntry({ game, onDelete, onShare }: GameEntryProps) {
  const words = useWords();
  const { saved: own } = words.home;
  const { saved, state } = game;
  const { players, races } = saved.record.setup;
  const names = namesOf(players, words);
  const lakeName = lakeNameOf(state.lake.code, words);
  const when = own.when({ at: saved.savedAt });
  const details = `${lakeName}, ${when}`;
  return (
    <li className={styles.entry}>
      <span className={styles.picture}>
        <LakeThumbnail
          code={state.lake.code}
          side={state.lake.side}
          boats={boatsAfloat(state)}
          course={saved.isFinished ? undefined : state.course}
          width="100%"
        />
      </span>
      <div className={styles.words}>
        <h3>{lakeName}</h3>
        <p>
          {words.home.race({ race: state.race, races })} · {describePhase(state, words)}
        </p>
        <p className={styles.muted}>
          <time dateTime={new Date(saved.savedAt).toISOString()}>{when}</time>
        </p>
        <ul className={styles.players}>
          {players.map(({ boat }, seat) => (
            <li key={boat}>
              <BoatIcon boat={boat} size={34} />
              {names[seat]}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <SecondaryButton
          aria-label={`${own.open}: ${details}`}
          onClick={() => navigate({ screen: 'game', id: saved.id, panel: null })}
        >
          {own.open}
        </SecondaryButton>
        <IconButton
          icon="download"
          label={own.exportLabel({ details })}
          onClick={() => downloadGame(saved, `${own.fileName}-${saved.record.setup.seed}`)}
        />
        <IconButton
          icon="share"
          label={`${words.table.link.copy}: ${details}`}
          onClick={() => void onShare(linkOf(game))}
        />
        <IconButton icon="trash" label={own.deleteLabel({ details })} onClick={() => onDelete(saved.id)} />
      </div>
    </li>
  );
});
