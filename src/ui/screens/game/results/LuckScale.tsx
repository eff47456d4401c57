import { useMemo } from 'react';
import type { GameEvent, Player } from '../../../../engine';
import { namesOf } from '../../../../i18n/names';
import { layoutPegs } from '../../../chrome/ribbon';
import { boats, paper } from '../../../styles/palette';
import { useWords } from '../../../words';
import { countFaces, EXPECTED_FACE } from './luck';
import styles from './luck.module.css';

interface LuckScaleProps {
  events: readonly (readonly GameEvent[])[];
  players: readonly Player[];
}

/** Half the scale shows at least this much, so that ordinary luck looks ordinary. */
const LEAST_SPAN = 0.3;
/** The narrowest the scale is ever drawn; pegs that keep apart here do so everywhere. */
const NARROWEST_PX = 320;
const PEG_PX = 24;

/** Everybody's average die on a line round the expected 2.00. */
export function LuckScale({ events, players }: LuckScaleProps) {
  const words = useWords();
  const { podium } = words.results;
  const names = namesOf(players, words);
  const counts = useMemo(() => countFaces(events, players.length), [events, players.length]);
  const rollers = players.flatMap(({ boat }, seat) => {
    const { mean } = counts[seat];
    return mean === null ? [] : [{ boat, mean, name: names[seat] }];
  });
  if (rollers.length === 0) return null;
  const widest = Math.max(...rollers.map(({ mean }) => Math.abs(mean - EXPECTED_FACE)));
  const span = Math.max(LEAST_SPAN, Math.ceil(widest * 10) / 10);
  const pegs = layoutPegs({
    positions: rollers.map(({ mean }) => (mean - EXPECTED_FACE + span) / (2 * span)),
    width: NARROWEST_PX,
    gap: PEG_PX,
    inset: PEG_PX / 2,
  });
  const spoken = rollers.map(({ name, mean }) => podium.meanOf({ name, mean }));
  return (
    <figure className={styles.luck}>
      <figcaption>{podium.luckTitle({ mean: EXPECTED_FACE })}</figcaption>
      <div className={styles.scale} role="img" aria-label={words.common.all({ items: spoken })}>
        <span className={styles.middle} />
        {rollers.map(({ boat }, index) => (
          <svg
            key={boat}
            viewBox="-12 -12 24 24"
            style={{ left: `${((pegs[index] ?? 0) / NARROWEST_PX) * 100}%` }}
          >
            <circle r={10.8} fill={boats[boat].hull} stroke={paper.ink} strokeWidth={1.5} />
            <text y={5.2} textAnchor="middle" fontSize={15.2} fontWeight={700} fill={boats[boat].numeral}>
              {boat}
            </text>
          </svg>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>
          {podium.unlucky} {podium.mean({ mean: EXPECTED_FACE - span })}
        </span>
        <span>{podium.mean({ mean: EXPECTED_FACE })}</span>
        <span>
          {podium.mean({ mean: EXPECTED_FACE + span })} {podium.lucky}
        </span>
      </p>
    </figure>
  );
}
