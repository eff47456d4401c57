import { Notice } from '../../../chrome/Notice';
import { useSettings } from '../../../stores';
import { useWords } from '../../../words';
import { KeyList } from '../../settings/KeyList';
import styles from './panels.module.css';

export function KeysPanel() {
  const { keys } = useWords().settings;
  const hasCharacterKeys = useSettings((settings) => settings.hasCharacterKeys);
  return (
    <div className={styles.stack}>
      <p>{keys.text}</p>
      {!hasCharacterKeys && <Notice icon="info">{keys.off}</Notice>}
      <KeyList />
    </div>
  );
}
