import styles from './steer.module.css';

export interface SteerButtonProps {
  /** Degrees clockwise from the right-hand side, as the way lies on the screen. */
  angle: number;
  /** `chance`: it can be read but not taken, for the roll is still to come. */
  state: 'clear' | 'crash' | 'forbidden' | 'chance';
  title: string;
  /** What the way brings, or why it is not allowed. */
  sub: string;
  /** Shown instead of `sub` where a line is short; the whole is still said. */
  brief?: string | undefined;
  /** Among buttons with long titles all letters are smaller, so that none looks less than its neighbours. */
  isSmall?: boolean | undefined;
  /** All the words a button among many has room for: a number, or nothing. */
  bare?: string | undefined;
  onPress?: (() => void) | undefined;
  /** The way the keys have chosen. */
  isHighlighted?: boolean | undefined;
  onFocus?: (() => void) | undefined;
}

/** One of the three ways. A way that is not allowed keeps its place and its reason but does nothing. */
export function SteerButton(props: SteerButtonProps) {
  const { angle, state, title, sub, brief, isSmall, bare, onPress, isHighlighted, onFocus } = props;
  const isForbidden = state === 'forbidden' || state === 'chance';
  return (
    <button
      type="button"
      className={styles.steer}
      data-state={state}
      data-small={isSmall || undefined}
      data-bare={bare === undefined ? undefined : ''}
      data-highlighted={isHighlighted || undefined}
      aria-label={`${title}, ${sub}`}
      aria-disabled={isForbidden || undefined}
      onClick={isForbidden ? undefined : onPress}
      onFocus={onFocus}
    >
      <svg viewBox="-14 -14 28 28" aria-hidden="true" className={styles.arrow}>
        <path d="M-11-2H1V-7L11.5 0L1 7V2H-11Z" transform={`rotate(${angle})`} fill="currentColor" />
      </svg>
      {bare === undefined ? (
        <span key={`${title} ${brief ?? sub}`} className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.sub}>{brief ?? sub}</span>
        </span>
      ) : (
        bare !== '' && <span className={styles.title}>{bare}</span>
      )}
    </button>
  );
}
