import { useStore } from 'zustand';
import { LANGUAGES, LANGUAGE_NAMES } from '../../../i18n/language';
import { PACES, SEATING_MODES } from '../../../store/table';
import { Switch } from '../../chrome/Switch';
import { useStores } from '../../stores';
import { useWords } from '../../words';
import { Card } from '../page/Card';
import { Choices } from '../page/Choices';
import { Page } from '../page/Page';
import { KeyList } from './KeyList';
import styles from './settings.module.css';

const MOTIONS = ['system', 'full', 'reduced'] as const;

export function SettingsScreen() {
  const words = useWords();
  const { settings: own, table } = words;
  const { settings: store, game } = useStores();
  const settings = useStore(store);
  const { change } = settings;
  return (
    <Page title={own.title}>
      <div className={styles.columns}>
        <Card title={own.general}>
          <div className={styles.fields}>
            <Choices
              label={own.language}
              values={LANGUAGES}
              wordsOf={(language) => ({ title: LANGUAGE_NAMES[language], text: own.languageText })}
              value={words.language}
              onChange={(language) => change({ language })}
            />
            <Choices
              label={own.pace}
              values={PACES}
              wordsOf={(pace) => table.pace.choices[pace]}
              value={settings.pace}
              onChange={(pace) => change({ pace })}
            />
            <Choices
              label={own.motion}
              values={MOTIONS}
              wordsOf={(motion) => ({
                title: own.motions[motion],
                text: own.motionText,
              })}
              value={settings.motion}
              onChange={(motion) => change({ motion })}
            />
            <Choices
              label={own.seating}
              values={SEATING_MODES}
              wordsOf={(mode) => table.seating.choices[mode]}
              value={settings.seating}
              onChange={(seating) => {
                change({ seating });
                game.getState().changeSeating(seating);
              }}
            />
            <Switch
              label={own.sound}
              hint={own.soundText}
              checked={settings.hasSound}
              onChange={(hasSound) => change({ hasSound })}
            />
            <Switch
              label={own.autoSail}
              hint={own.autoSailText}
              checked={settings.sailsSingleWay}
              onChange={(sailsSingleWay) => change({ sailsSingleWay })}
            />
          </div>
        </Card>
        <Card title={own.keys.title}>
          <Switch
            label={own.characterKeys}
            hint={own.characterKeysText}
            checked={settings.hasCharacterKeys}
            onChange={(hasCharacterKeys) => change({ hasCharacterKeys })}
          />
          <p className={styles.note}>{settings.hasCharacterKeys ? own.keys.text : own.keys.off}</p>
          <KeyList />
        </Card>
        <p className={styles.note}>{words.home.credit}</p>
      </div>
    </Page>
  );
}
