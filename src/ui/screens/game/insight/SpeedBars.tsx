/** How likely each speed is, as bars: full where some way is clear, hollow where none is. */
import type { SpeedOdds } from '../../../../bots/odds';
import styles from './odds.module.css';

const WIDTH = 84;
const HEIGHT = 22;
const MOST_BAR = 11;
const GAP = 2;

export function SpeedBars({ speeds, clearUpTo }: { speeds: readonly SpeedOdds[]; clearUpTo: number }) {
  const most = Math.max(...speeds.map(({ ways }) => ways));
  const step = Math.min(MOST_BAR + GAP, WIDTH / speeds.length);
  const bar = step - GAP;
  return (
    <svg className={styles.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.ground} d={`M0 ${HEIGHT - 0.5}H${step * speeds.length}`} />
      {speeds.map(({ speed, ways }, index) => {
        const height = Math.max(2, (ways / most) * (HEIGHT - 2));
        const isClear = speed <= clearUpTo;
        const inset = isClear ? 0 : 0.75;
        return (
          <rect
            key={speed}
            data-clear={isClear || undefined}
            className={styles.bar}
            x={index * step + inset}
            y={HEIGHT - 1 - height + inset}
            width={bar - 2 * inset}
            height={height - inset}
          />
        );
      })}
    </svg>
  );
}
