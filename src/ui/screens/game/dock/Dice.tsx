/** The dice of the active boat: tapped to re-roll, crossed to remove, one more to add. */
import { DiceTray } from '../../../dice/DiceTray';
import { DieTile } from '../../../dice/DieTile';
import { RemoveDieButton } from '../../../dice/RemoveDieButton';
import { canAddDie } from '../../../../store/draft';
import { useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import { useTurn, type RolledEvent } from '../turn';
import styles from './dock.module.css';

interface DiceProps {
  readonly size: number;
  /** `block`: crosses under their dice. `row`: crosses beside them, for a lane of the table. */
  readonly shape: 'block' | 'row';
}

/** From so many tiles on they lie closer together. */
const CROWDED = 6;

export function Dice({ size, shape }: DiceProps) {
  const { rolling, rolled, name, boat } = useTurn();
  const words = useWords();
  const shownRoll = rolling ?? rolled;
  const tiles = shownRoll?.dice.length ?? boat.dice.length + 1;
  const isCrowded = shape === 'block' && tiles >= CROWDED;
  return (
    <div className={styles.dice} data-shape={shape} data-crowded={isCrowded || undefined}>
      <DiceTray label={words.race.dice.tray({ name })} shape={shape}>
        {shownRoll ? (
          <RolledDice
            roll={shownRoll}
            isRolling={rolling !== null}
            size={size}
            hasCaptions={shape === 'block'}
          />
        ) : (
          <ChosenDice size={size} hasCaptions={shape === 'block'} />
        )}
      </DiceTray>
    </div>
  );
}

/** After the roll: which dice were kept, which came up what. */
interface RolledDiceProps {
  readonly roll: RolledEvent;
  readonly isRolling: boolean;
  readonly size: number;
  /** A lane has no room under its dice. */
  readonly hasCaptions: boolean;
}

function RolledDice({ roll, isRolling, size, hasCaptions }: RolledDiceProps) {
  const words = useWords().race.dice;
  const stayed = roll.before.map((_, index) => index).filter((index) => index !== roll.removed);
  return (
    <>
      {roll.dice.map((face, place) => {
        const from = stayed[place];
        const isNew = from === undefined;
        const nth = isNew ? roll.rerolled.length : roll.rerolled.indexOf(from);
        const isRolled = isNew || nth >= 0;
        const label = isNew
          ? words.rolledNew({ die: place + 1, face })
          : isRolled
            ? words.rolled({ die: place + 1, from: roll.before[from], to: face })
            : words.kept({ die: place + 1, face });
        const caption = isNew
          ? words.newCaption({ face })
          : isRolled
            ? `${roll.before[from]} → ${face}`
            : words.keptCaption;
        return (
          <DieTile
            key={`${roll.turn}/${place}`}
            face={face}
            state={isRolled ? 'rolled' : 'keep'}
            size={size}
            label={isRolling && isRolled ? words.rolling : label}
            caption={hasCaptions ? (isRolling && isRolled ? ' ' : caption) : undefined}
            rolling={isRolling && isRolled ? nth : undefined}
          />
        );
      })}
      {roll.dice.length === 0 && <span className={styles.hint}>{words.none}</span>}
    </>
  );
}

function ChosenDice({ size, hasCaptions }: { size: number; hasCaptions: boolean }) {
  const { boat, draft, state, isBusy, isBot } = useTurn();
  const { toggleDie, toggleRemoved, toggleAdded } = useGameActions();
  const words = useWords().race.dice;
  const isLocked = isBusy || isBot;
  const isFull = !canAddDie(boat, state.rules);
  return (
    <>
      {boat.dice.map((face, index) => {
        const die = index + 1;
        const isRemoved = draft.removed === index;
        const isRerolled = draft.rerolled.includes(index);
        const label = isRemoved ? words.removed : isRerolled ? words.rerolled : words.kept;
        return (
          <div className={styles.dieColumn} key={index}>
            <DieTile
              face={face}
              state={isRemoved ? 'removed' : isRerolled ? 'reroll' : 'keep'}
              size={size}
              label={label({ die, face })}
              disabled={isLocked}
              onPress={() => toggleDie(index)}
            />
            <RemoveDieButton
              label={words.remove({ die, face })}
              pressed={isRemoved}
              disabled={isLocked}
              onPress={() => toggleRemoved(index)}
            />
          </div>
        );
      })}
      <div className={styles.dieColumn}>
        <DieTile
          face={1}
          state={draft.adjust === 'add' ? 'added' : 'mayAdd'}
          size={size}
          label={isFull ? words.full : draft.adjust === 'add' ? words.added : words.add}
          caption={hasCaptions && draft.adjust === 'add' ? words.addedCaption : undefined}
          disabled={isLocked || isFull}
          onPress={toggleAdded}
        />
      </div>
    </>
  );
}
