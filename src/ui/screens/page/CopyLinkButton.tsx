import { useState } from 'react';
import type { TableLink } from '../../../store/link';
import { SecondaryButton } from '../../chrome/Button';
import { Notice } from '../../chrome/Notice';
import { TextField } from '../../chrome/TextField';
import { useWords } from '../../words';
import { addressOf, copyText } from './copyLink';
import styles from './page.module.css';

/** A link that sets the same table elsewhere; where copying is forbidden, it is shown to be marked by hand. */
export function CopyLinkButton({ link }: { link: TableLink }) {
  const { table, errors } = useWords();
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const address = addressOf(link);
  return (
    <div className={styles.copy}>
      <SecondaryButton
        icon="share"
        onClick={() => void copyText(address).then((isCopied) => setState(isCopied ? 'copied' : 'refused'))}
      >
        {table.link.copy}
      </SecondaryButton>
      {state === 'copied' && (
        <Notice tone="good" icon="check">
          {table.link.copied}
        </Notice>
      )}
      {state === 'refused' && (
        <TextField
          label={errors.link.copyFailed}
          value={address}
          readOnly
          onChange={() => undefined}
          ref={(field) => field?.select()}
        />
      )}
    </div>
  );
}
