/** Par of the course, as soon as it is known; on the way there, how far it is. */
import { useWords } from '../../../words';
import { useInsight } from './insightContext';
import { toTenth } from './shares';
import styles from './par.module.css';

export function ParBadge() {
  const words = useWords().odds.par;
  const par = useInsight((insight) => insight.par);
  switch (par.status) {
    case 'known':
      return (
        <span className={styles.badge} title={words.text}>
          {words.is({ par: toTenth(par.par) })}
        </span>
      );
    case 'solving':
      return (
        <span
          className={styles.badge}
          role="progressbar"
          aria-label={words.title}
          aria-valuenow={Math.round(par.done * 100)}
          title={words.thinking({ ratio: par.done })}
        >
          {words.title}{' '}
          <svg className={styles.ring} viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="7.5" />
            <circle cx="10" cy="10" r="7.5" pathLength={100} strokeDasharray={`${par.done * 100} 100`} />
          </svg>
        </span>
      );
    default:
      return null;
  }
}

/** The same as a line of its own, where a course is introduced. */
export function ParLine({ className }: { className?: string | undefined }) {
  const words = useWords().odds.par;
  const par = useInsight((insight) => insight.par);
  if (par.status !== 'known' && par.status !== 'solving') return null;
  return (
    <p className={className} title={words.text}>
      {par.status === 'known' ? words.is({ par: toTenth(par.par) }) : words.thinking({ ratio: par.done })}
    </p>
  );
}

/** "3 under par", where par is known. */
export function useParStory(turns: number): string | null {
  const words = useWords().odds.par;
  const par = useInsight((insight) => insight.par);
  if (par.status !== 'known') return null;
  const n = toTenth(turns - par.par);
  if (n === 0) return words.on;
  return n < 0 ? words.under({ n: -n }) : words.over({ n });
}
