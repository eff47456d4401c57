import { useCallback, useEffect, useState } from 'react';
import { MAX_TEXT_LENGTH } from '../../../engine';
import { describeRecordError } from '../../../i18n/describe';
import { navigate } from '../../navigation';
import { useStores } from '../../stores';
import { useWords } from '../../words';

export interface Import {
  /** Why the last file or text was no game, in a sentence. */
  readonly problem: string | null;
  readonly forgetProblem: () => void;
  readonly readFile: (file: File) => Promise<void>;
}

/** Games from files and from the clipboard. A game that can be read opens at once. */
export function useImport(): Import {
  const { game } = useStores();
  const words = useWords();
  const [problem, setProblem] = useState<string | null>(null);

  const readText = useCallback(
    (text: string) => {
      const parsed = game.getState().importText(text);
      if (parsed.ok) navigate({ screen: 'game', id: parsed.saved.id, panel: null });
      else setProblem(describeRecordError(parsed.error, words));
    },
    [game, words],
  );

  const readFile = useCallback(
    async (file: File) => {
      if (file.size > MAX_TEXT_LENGTH) {
        setProblem(describeRecordError({ code: 'too-long', most: MAX_TEXT_LENGTH }, words));
        return;
      }
      try {
        readText(await file.text());
      } catch {
        setProblem(words.errors.file.unreadable);
      }
    },
    [readText, words],
  );

  useEffect(() => {
    function onPaste({ clipboardData }: ClipboardEvent) {
      const [file] = clipboardData?.files ?? [];
      const text = clipboardData?.getData('text') ?? '';
      if (file) void readFile(file);
      else if (text.trim() !== '') readText(text);
    }
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [readFile, readText]);

  return { problem, forgetProblem: () => setProblem(null), readFile };
}
