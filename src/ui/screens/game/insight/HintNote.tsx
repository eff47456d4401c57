/** A hint in words: what to do, what it is worth, and how much better it is than the rest. */
import type { Advice } from '../../../../bots/advice';
import type { Boat } from '../../../../engine';
import type { Catalogue } from '../../../../i18n/catalogue';
import { turnBetween } from '../../../../i18n/turns';
import { Icon } from '../../../chrome/Icon';
import { useWords } from '../../../words';
import { useTurn } from '../turn';
import { nameOfChoice } from './choices';
import { useInsight } from './insightContext';
import { toTenth } from './shares';
import styles from './odds.module.css';

function adviceSentences(advice: Advice, boat: Boat, words: Catalogue): string[] {
  const { hint } = words.odds;
  const options = advice.kind === 'dice' ? advice.choices : advice.ways;
  const [best, next] = options;
  const what =
    advice.kind === 'dice'
      ? hint.dice({ choice: nameOfChoice(boat.dice, advice.choices[0].choice, words) })
      : hint.way({ way: words.common.ways[turnBetween(boat.heading, advice.ways[0].heading)].bare });
  const gain = next ? toTenth(next.value - best.value) : null;
  return [
    what,
    hint.worth({ n: toTenth(best.value) }),
    ...(gain === null ? [] : [gain > 0 ? hint.better({ n: gain }) : hint.same]),
  ];
}

export function HintNote() {
  const words = useWords();
  const { state, boat } = useTurn();
  const hint = useInsight((insight) => insight.hint);
  const par = useInsight((insight) => insight.par);
  const isCurrent = (hint.status === 'given' || hint.status === 'none') && hint.state === state;
  let text = '';
  if (hint.status === 'given' && isCurrent) text = adviceSentences(hint.advice, boat, words).join(' ');
  else if (hint.status === 'none' && isCurrent) text = words.odds.hint.none;
  else if (hint.status !== 'off') text = words.odds.hint.thinking;
  const progress =
    hint.status === 'thinking' && par.status === 'solving' ? words.common.percent({ ratio: par.done }) : '';
  return (
    <div className={styles.hint} data-on={text !== '' || undefined}>
      {text !== '' && <Icon name="hint" size={22} />}
      <p aria-live="polite">{text}</p>
      {/* Beside the spoken text: a figure that counts up is for the eye. */}
      {progress !== '' && <span aria-hidden="true">{progress}</span>}
    </div>
  );
}
