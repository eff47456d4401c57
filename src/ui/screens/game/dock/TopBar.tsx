/** What is always there: the name of the game, undo, sound, menu. */
import { IconButton } from '../../../chrome/Button';
import { navigate } from '../../../navigation';
import { useGame, useSettings, useStores } from '../../../stores';
import { useWords } from '../../../words';
import { HintButton } from '../insight/HintButton';
import { OddsButton } from '../insight/OddsButton';
import { ParBadge } from '../insight/ParBadge';
import { UndoButton } from './UndoButton';
import styles from './dock.module.css';

export function TopBar({ look, children }: { look?: 'plain' | 'brass'; children?: React.ReactNode }) {
  return (
    <div className={styles.topBar}>
      {children}
      <ParBadge />
      <OddsButton look={look} />
      <HintButton look="icon" />
      <UndoButton look={look} />
      <SoundButton look={look} />
      <MenuButton look={look} />
    </div>
  );
}

export function SoundButton({ look }: { look?: 'plain' | 'brass' | undefined }) {
  const words = useWords().race.menu;
  const { settings } = useStores();
  const hasSound = useSettings((state) => state.hasSound);
  return (
    <IconButton
      icon={hasSound ? 'soundOn' : 'soundOff'}
      label={hasSound ? words.soundOff : words.soundOn}
      look={look}
      onClick={() => settings.getState().change({ hasSound: !hasSound })}
    />
  );
}

export function MenuButton({ look }: { look?: 'plain' | 'brass' | undefined }) {
  const words = useWords().race.menu;
  const id = useGame((store) => store.game?.id);
  return (
    <IconButton
      icon="menu"
      label={words.title}
      look={look}
      onClick={() => id && navigate({ screen: 'game', id, panel: 'menu' })}
    />
  );
}
