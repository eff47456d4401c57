import { canEndRace, type GameState } from '../../../../engine';
import { ruleForPhase } from '../../../../i18n/rulebook';
import { namesOf } from '../../../../i18n/names';
import type { RunningGame } from '../../../../store/game';
import { navigate, replaceRoute } from '../../../navigation';
import { useGame, useGameActions, useSettings } from '../../../stores';
import { useWords } from '../../../words';
import { downloadGame } from '../../games/downloadGame';
import { CopyButton } from './CopyButton';
import { savedFrom } from '../../../../store/game/running';
import { linkToGame } from './exporting';
import { MenuItem } from './MenuItem';
import styles from './panels.module.css';
import { useFullScreen } from './useFullScreen';

/** Where the book opens: at what the boat that moves now has to decide. */
function situationOf({ phase, boats, activeSeat }: GameState) {
  return phase === 'dice' && boats[activeSeat].dice.length === 0 ? 'no-dice' : phase;
}

function LookUp({ game, state }: { game: RunningGame; state: GameState }) {
  const { race, settings, common } = useWords();
  const { menu } = race;
  const open = (panel: string) => () => replaceRoute({ screen: 'game', id: game.id, panel });
  return (
    <div className={styles.items}>
      <MenuItem icon="history" title={menu.log} onPress={open('log')} />
      <MenuItem icon="flag" title={menu.standings} onPress={open('standings')} />
      <MenuItem icon="odds" title={menu.fairness} onPress={open('fairness')} />
      <MenuItem icon="info" title={menu.keys} onPress={open('keys')} />
      <MenuItem
        icon="rules"
        title={common.rules}
        text={settings.rules.now}
        onPress={() => navigate({ screen: 'rules', rule: ruleForPhase(situationOf(state)) })}
      />
      <MenuItem icon="gear" title={common.settings} onPress={() => navigate({ screen: 'settings' })} />
    </div>
  );
}

function ScreenItems() {
  const { menu } = useWords().race;
  const hasSound = useSettings((settings) => settings.hasSound);
  const change = useSettings((settings) => settings.change);
  const fullScreen = useFullScreen();
  return (
    <div className={styles.items}>
      <MenuItem
        icon={hasSound ? 'soundOff' : 'soundOn'}
        title={hasSound ? menu.soundOff : menu.soundOn}
        onPress={() => change({ hasSound: !hasSound })}
      />
      {fullScreen && (
        <MenuItem
          icon="fullScreen"
          title={fullScreen.isFull ? menu.leaveFullScreen : menu.fullScreen}
          onPress={fullScreen.toggle}
        />
      )}
    </div>
  );
}

function TableItems({ game, state }: { game: RunningGame; state: GameState }) {
  const words = useWords();
  const { menu } = words.race;
  const { retire, endRace } = useGameActions();
  const toGame = () => replaceRoute({ screen: 'game', id: game.id, panel: null });
  const act = (change: () => void) => () => {
    toGame();
    change();
  };
  const names = namesOf(state.setup.players, words);
  const left = state.boats.findIndex(({ status }) => status === 'racing');
  const isPersonsTurn = state.phase === 'dice' && game.table.bots[state.activeSeat] === null;
  return (
    <div className={styles.items}>
      {state.phase !== 'game-over' && (
        <MenuItem
          icon="robot"
          title={words.bots.whoSteers}
          onPress={() => replaceRoute({ screen: 'game', id: game.id, panel: 'seats' })}
        />
      )}
      <MenuItem
        icon="download"
        title={menu.saveFile}
        onPress={() =>
          downloadGame(savedFrom(game, Date.now()), `${words.home.saved.fileName}-${game.record.setup.seed}`)
        }
      />
      <CopyButton
        icon="share"
        tone="ink"
        align="start"
        text={linkToGame(game)}
        copied={words.results.podium.linkCopied}
      >
        {menu.shareLink}
      </CopyButton>
      <MenuItem icon="arrowLeft" title={menu.leave} onPress={() => navigate({ screen: 'home' })} />
      {canEndRace(state) && (
        <MenuItem
          icon="flag"
          width="whole"
          title={menu.endRace}
          text={menu.endRaceText({ name: names[left] })}
          onPress={act(endRace)}
        />
      )}
      {isPersonsTurn && (
        <MenuItem
          icon="close"
          width="whole"
          tone="danger"
          title={`${menu.retire}: ${names[state.activeSeat]}`}
          text={menu.retireText}
          onPress={act(retire)}
        />
      )}
    </div>
  );
}

/** Everything beside the turn itself. */
export function MenuPanel() {
  const game = useGame((store) => store.game);
  const shown = useGame((store) => store.shown);
  if (!game || !shown) return null;
  return (
    <div className={styles.menu}>
      <LookUp game={game} state={shown} />
      <ScreenItems />
      <TableItems game={game} state={shown} />
    </div>
  );
}
