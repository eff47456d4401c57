import { Fragment } from 'react';
import { useWords } from '../../words';
import styles from './settings.module.css';

/** All keys of a race; `text` names are put into words, everything else is printed on the key itself. */
export function KeyList() {
  const { keys } = useWords().settings;
  const rows: readonly (readonly [keys: readonly string[], does: string])[] = [
    [['1 … 8'], keys.die],
    [[`${keys.shift} + 1 … 8`], keys.removeDie],
    [['+'], keys.add],
    [['−'], keys.removeHighest],
    [['A'], keys.rerollAll],
    [['C'], keys.clear],
    [[keys.enter, keys.space], keys.primary],
    [['←', '↑', '→'], keys.ways],
    [['U', `${keys.control} + Z`], keys.undo],
    [['I'], keys.odds],
    [['H'], keys.hint],
    [[keys.escape], keys.close],
    [['Z', 'X'], keys.zoom],
    [['0'], keys.wholeLake],
    [['S'], keys.speakSituation],
    [['B'], keys.speakBuoy],
    [['O'], keys.speakOthers],
    [['L'], keys.speakLastMove],
    [['F'], keys.fullScreen],
    [['M'], keys.mute],
    [['?'], keys.help],
  ];
  return (
    <dl className={styles.keys}>
      {rows.map(([names, does]) => (
        <div key={does} className={styles.keyRow}>
          <dt>
            {names.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && ' '}
                <kbd className={styles.key}>{name}</kbd>
              </Fragment>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
