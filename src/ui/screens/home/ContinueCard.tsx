import type { OpenedGame } from '../../../store/savedGames';
import { CardButton } from '../../chrome/CardButton';
import { navigate } from '../../navigation';
import { LakeThumbnail } from '../../thumbnail/LakeThumbnail';
import { useWords } from '../../words';
import { boatsAfloat, describePhase } from '../games/gameWords';
import { lakeNameOf } from '../../../i18n/lakeNames';
import styles from './home.module.css';

/** Back to the game that was left last. */
export function ContinueCard({ opened: { saved, replay } }: { opened: OpenedGame }) {
  const words = useWords();
  const state = replay.states[replay.states.length - 1];
  const { lake, race, setup } = state;
  return (
    <CardButton
      title={words.home.continue}
      onPress={() => navigate({ screen: 'game', id: saved.id, panel: null })}
      picture={
        <span className={styles.picture}>
          <LakeThumbnail code={lake.code} side={lake.side} boats={boatsAfloat(state)} width="100%" />
        </span>
      }
    >
      <span className={styles.line}>{lakeNameOf(lake.code, words)}</span>
      <span className={styles.line}>
        {words.home.race({ race, races: setup.races })} · {words.home.boats({ n: setup.players.length })}
      </span>
      <span className={styles.line}>{describePhase(state, words)}</span>
    </CardButton>
  );
}
