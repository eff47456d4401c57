/** Said once: the game goes on, but is not being saved. */
import { useState } from 'react';
import { Notice } from '../../chrome/Notice';
import { useGame } from '../../stores';
import { useWords } from '../../words';
import styles from './race.module.css';

export function StorageNotice() {
  const hasProblem = useGame((store) => store.hasStorageProblem);
  const [isRead, setRead] = useState(false);
  const words = useWords();
  if (!hasProblem || isRead) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="danger" icon="info" onDismiss={() => setRead(true)} dismissLabel={words.common.close}>
        {words.errors.storage.full}
      </Notice>
    </div>
  );
}
