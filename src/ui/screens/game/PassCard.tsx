/** Pass mode: a card with the next player's name, so that the screen can change hands in peace. */
import { useState } from 'react';
import { BigHull } from '../../boats/BigHull';
import { PrimaryButton } from '../../chrome/Button';
import { useGame } from '../../stores';
import { LastMove } from './dock/LastMove';
import { useWords } from '../../words';
import { useTurn } from './turn';
import styles from './race.module.css';

export function PassCard() {
  const { state, seat, player, name, isBot, isBusy } = useTurn();
  const seating = useGame((store) => store.game?.table.seating);
  const words = useWords().race.pass;
  // Whoever holds the screen already needs no card: after bots, or when nobody else is left on the lake.
  const [holder, setHolder] = useState(seat);
  const isWanted = seating === 'pass' && state.phase === 'dice' && !isBot && !isBusy;
  if (!isWanted || holder === seat) return null;
  return (
    <div className={styles.pass} role="dialog" aria-modal="true" aria-label={words.handTo({ name })}>
      <svg viewBox="-80 -50 160 100" className={styles.passBoat} aria-hidden>
        <BigHull boat={player.boat} />
      </svg>
      <p className={styles.passName}>{words.handTo({ name })}</p>
      <div className={styles.passNews}>
        <LastMove lines={2} />
      </div>
      <PrimaryButton autoFocus onClick={() => setHolder(seat)}>
        {words.go}
      </PrimaryButton>
    </div>
  );
}
