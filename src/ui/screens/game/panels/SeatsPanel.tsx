import { namesOf } from '../../../../i18n/names';
import { BOT_LEVELS, type BotLevel } from '../../../../store/table';
import { BoatIcon } from '../../../boats/BoatIcon';
import { Segmented } from '../../../chrome/Segmented';
import { useGame, useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import styles from './panels.module.css';

type Steersman = BotLevel | 'person';

/** A seat can be handed to a bot and taken back at any time. */
export function SeatsPanel() {
  const words = useWords();
  const { bots } = words;
  const { handSeat } = useGameActions();
  const game = useGame((store) => store.game);
  if (!game) return null;
  const { players } = game.record.setup;
  const names = namesOf(players, words);
  const options = [
    { value: 'person' as Steersman, label: bots.person },
    ...BOT_LEVELS.map((level) => ({ value: level as Steersman, label: bots.kinds[level].title })),
  ];
  return (
    <ul className={styles.seats}>
      {players.map(({ boat }, seat) => (
        <li key={boat}>
          <span className={styles.seatName}>
            <BoatIcon boat={boat} size={40} />
            {names[seat]}
          </span>
          <Segmented
            label={bots.handOverOf({ name: names[seat] })}
            hideLabel
            options={options}
            value={game.table.bots[seat] ?? 'person'}
            onChange={(value) => handSeat(seat, value === 'person' ? null : value)}
          />
        </li>
      ))}
    </ul>
  );
}
