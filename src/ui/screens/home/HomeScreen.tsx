import { useState } from 'react';
import { findUnfinished, listHeads } from '../../../store/savedGames';
import { makeSeed } from '../../../store/seed';
import { lakeOfChoice, readTableChoice } from '../../../store/tableChoice';
import { HomePoster } from '../../art/HomePoster';
import { Wordmark } from '../../art/Wordmark';
import { useViewport } from '../../art/useViewport';
import { IconButton, PrimaryButton, SecondaryButton } from '../../chrome/Button';
import { navigate } from '../../navigation';
import { useStores } from '../../stores';
import { useView, type View } from '../../view';
import { useWords } from '../../words';
import { useArrivalFocus } from '../page/useArrivalFocus';
import { useStartGame } from '../table/useStartGame';
import { ContinueCard } from './ContinueCard';
import styles from './home.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { menuPlace } from './menuPlace';

/** Language and settings with their margin, as the style sheet draws them. */
const BAR_WIDTH: Readonly<Record<View, number>> = { usual: 220, projector: 316 };

export function HomeScreen() {
  const words = useWords();
  const { storage } = useStores();
  const startGame = useStartGame();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const { left, width } = menuPlace(useViewport());
  const [heads] = useState(() => listHeads(storage));
  const [unfinished] = useState(() => findUnfinished(storage, heads));

  /** The last table on a fresh lake, boats in place: the next tap is a roll. */
  function raceNow() {
    const choice = readTableChoice(storage);
    const seed = makeSeed();
    startGame({ choice, seed, lake: lakeOfChoice(choice, seed), placesAtRandom: true });
  }

  return (
    <div className={styles.home}>
      <HomePoster menuRight={left + width} barWidth={BAR_WIDTH[useView()]} />
      <header className={styles.bar}>
        <LanguageSwitch />
        <IconButton
          icon="gear"
          look="round"
          label={words.common.settings}
          onClick={() => navigate({ screen: 'settings' })}
        />
      </header>
      <main className={styles.menu} style={{ left, width }}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          <Wordmark look="poster" width="100%" label={words.common.appName} />
        </h1>
        <p className={styles.tagline}>{words.common.tagline}</p>
        <div className={styles.raceNow}>
          <PrimaryButton onClick={raceNow}>{words.home.raceNow}</PrimaryButton>
        </div>
        {unfinished && <ContinueCard opened={unfinished} />}
        <nav className={styles.ways}>
          <SecondaryButton
            icon="table"
            tone="ink"
            align="start"
            onClick={() => navigate({ screen: 'table', link: {} })}
          >
            {words.home.setTable}
          </SecondaryButton>
          <SecondaryButton
            icon="rules"
            tone="ink"
            align="start"
            onClick={() => navigate({ screen: 'rules', rule: null })}
          >
            {words.common.rules}
          </SecondaryButton>
          {heads.length > 0 && (
            <SecondaryButton
              icon="history"
              tone="ink"
              align="start"
              onClick={() => navigate({ screen: 'games' })}
            >
              {words.home.saved.title}
            </SecondaryButton>
          )}
        </nav>
      </main>
    </div>
  );
}
