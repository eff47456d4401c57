/** Pass mode: a card with the next player's name, so that the screen can change hands in peace. */
import { useState } from 'react';
import { BigHull } from '../../boats/BigHull';
import { PrimaryButton } from '../../chrome/Button';
import { useGame } from '../../stores';
import { useWords } from '../../words';
import { useTurn } from './turn';
import styles from './race.module.css';

export function PassCard() {
  const { state, seat, boat, player, name, isBot, isBusy } = useTurn();
  const seating = useGame((store) => store.game?.table.seating);
  const words = useWords().race.pass;
  const turnKey = `${state.race}/${seat}/${boat.turns}`;
  const [seenKey, setSeenKey] = useState(turnKey);
  const isWanted = seating === 'pass' && state.phase === 'dice' && !isBot && !isBusy;
  if (!isWanted || seenKey === turnKey) return null;
  return (
    <div className={styles.pass} role="dialog" aria-modal="true" aria-label={words.handTo({ name })}>
      <svg viewBox="-70 -50 140 100" className={styles.passBoat} aria-hidden>
        <BigHull boat={player.boat} />
      </svg>
      <p className={styles.passName}>{words.handTo({ name })}</p>
      <PrimaryButton autoFocus onClick={() => setSeenKey(turnKey)}>
        {words.go}
      </PrimaryButton>
    </div>
  );
}
