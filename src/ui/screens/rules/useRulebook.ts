import { useEffect, useState } from 'react';
import type { Language } from '../../../i18n/language';
import { rulebookOf, type RulebookSection } from '../../../i18n/rulebook';

interface Loaded {
  readonly language: Language;
  readonly sections: readonly RulebookSection[];
}

/** The rules in a language; null while they load, undefined when they cannot. */
export function useRulebook(language: Language): readonly RulebookSection[] | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null | undefined>(null);
  useEffect(() => {
    let isWanted = true;
    rulebookOf(language).then(
      (sections) => isWanted && setLoaded({ language, sections }),
      () => isWanted && setLoaded(undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return loaded && loaded.sections;
}
