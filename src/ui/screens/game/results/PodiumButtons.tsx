import { makeSeed } from '../../../../store/seed';
import type { RunningGame } from '../../../../store/game';
import { PrimaryButton, SecondaryButton } from '../../../chrome/Button';
import { navigate } from '../../../navigation';
import { useStores } from '../../../stores';
import { useWords } from '../../../words';
import { downloadGame } from '../../games/downloadGame';
import { CopyButton } from '../panels/CopyButton';
import { savedFrom } from '../../../../store/game/running';
import { linkToGame } from '../panels/exporting';
import styles from './podium.module.css';
import { rematchOf } from './rematch';
import { useGuard } from './useGuard';

export function PodiumButtons({ game }: { game: RunningGame }) {
  const { game: store } = useStores();
  const { results, home, race } = useWords();
  const guarded = useGuard();
  const { setup } = game.record;

  const playAgain = (lake: 'same' | 'new') =>
    guarded(() => {
      const { start } = store.getState();
      start({
        setup: rematchOf(setup, { lake, seed: makeSeed() }),
        table: game.table,
        placesAtRandom: false,
      });
      const id = store.getState().game?.id;
      if (id) navigate({ screen: 'game', id, panel: null });
    });

  return (
    <div className={styles.buttons}>
      <PrimaryButton onClick={playAgain('new')}>{results.podium.rematch}</PrimaryButton>
      <SecondaryButton icon="map" onClick={playAgain('same')}>
        {results.podium.sameLake}
      </SecondaryButton>
      <div className={styles.more}>
        <CopyButton icon="share" text={linkToGame(game)} copied={results.podium.linkCopied}>
          {results.podium.share}
        </CopyButton>
        <SecondaryButton
          icon="download"
          aria-label={results.podium.saveFile}
          onClick={() => downloadGame(savedFrom(game, Date.now()), `${home.saved.fileName}-${setup.seed}`)}
        >
          {race.menu.saveFile}
        </SecondaryButton>
        <SecondaryButton icon="arrowLeft" onClick={() => navigate({ screen: 'home' })}>
          {results.podium.home}
        </SecondaryButton>
      </div>
    </div>
  );
}
