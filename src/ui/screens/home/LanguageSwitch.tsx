import { LANGUAGES, LANGUAGE_NAMES } from '../../../i18n/language';
import { Segmented } from '../../chrome/Segmented';
import { useStores } from '../../stores';
import { useWords } from '../../words';

/** Three codes side by side: whoever is lost in the wrong language finds the way back in one tap. */
export function LanguageSwitch() {
  const { settings } = useStores();
  const words = useWords();
  return (
    <Segmented
      label={words.home.languageLabel}
      hideLabel
      value={words.language}
      onChange={(language) => settings.getState().change({ language })}
      options={LANGUAGES.map((language) => ({
        value: language,
        label: LANGUAGE_NAMES[language],
        picture: <span aria-hidden="true">{language.toUpperCase()}</span>,
      }))}
    />
  );
}
