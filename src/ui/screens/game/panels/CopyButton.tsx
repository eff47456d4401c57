import { useState, type ReactNode } from 'react';
import { SecondaryButton } from '../../../chrome/Button';
import type { IconName } from '../../../chrome/Icon';
import { TextField } from '../../../chrome/TextField';
import { useWords } from '../../../words';
import { copyText } from '../../page/copyLink';

export interface CopyButtonProps {
  text: string;
  icon: IconName;
  children: ReactNode;
  /** Takes the button's place once it has worked. */
  copied: string;
  align?: 'centre' | 'start' | undefined;
  tone?: 'navy' | 'ink' | undefined;
}

/** Copies a text and says so in its own words; where copying is forbidden, the text is shown to be marked by hand. */
export function CopyButton({ text, icon, children, copied, align, tone }: CopyButtonProps) {
  const { errors } = useWords();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  if (outcome === 'refused') {
    return (
      <TextField
        label={errors.link.copyFailed}
        value={text}
        readOnly
        onChange={() => undefined}
        ref={(field) => field?.select()}
      />
    );
  }
  const isCopied = outcome === 'copied';
  return (
    <>
      <SecondaryButton
        icon={isCopied ? 'check' : icon}
        align={align}
        tone={tone}
        onClick={() => void copyText(text).then((isDone) => setOutcome(isDone ? 'copied' : 'refused'))}
      >
        {isCopied ? copied : children}
      </SecondaryButton>
      <span role="status" className="visually-hidden">
        {isCopied && copied}
      </span>
    </>
  );
}
