/** The words of the player's language. */
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { catalogueOf, type Catalogue } from '../i18n/catalogue';
import { pickLanguage, type Language } from '../i18n/language';
import { useSettings } from './stores';

const WordsContext = createContext<Catalogue | null>(null);

export function useWords(): Catalogue {
  const words = useContext(WordsContext);
  if (!words) throw new Error('A component that speaks stands outside <WordsProvider>.');
  return words;
}

async function loadWords(language: Language): Promise<Catalogue> {
  const catalogue = await catalogueOf(language);
  // Longer, accented words in the address `?words=pseudo`, to see what a layout bears.
  if (new URLSearchParams(location.search).get('words') !== 'pseudo') return catalogue;
  const { pseudo } = await import('../i18n/pseudo');
  return pseudo(catalogue);
}

/** Speaks the language of the settings, or the browser's; while another one loads, the last one goes on. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const chosen = useSettings((settings) => settings.language);
  const language = chosen ?? pickLanguage(navigator.languages);
  const [words, setWords] = useState<Catalogue | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadWords(language).then((catalogue) => {
      if (!isWanted) return;
      setWords(catalogue);
      document.documentElement.lang = catalogue.language;
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words && <WordsContext value={words}>{children}</WordsContext>;
}
