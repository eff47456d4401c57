/** The only screen people see for an hour: lake and dock, arranged for the window. */
import { LakeView } from './lake/LakeView';
import { Foot } from './dock/Foot';
import { Lanes } from './dock/Lanes';
import { PhoneDock, PhoneHeader } from './dock/Phone';
import { Rail, type RailSize } from './dock/Rail';
import { TableDeck } from './lake/TableDeck';
import { Reveal } from './intro/Reveal';
import { StartRoll } from './intro/StartRoll';
import { useInsightKeys } from './insight/useInsightKeys';
import { sizeOfPhone, type GameLayout } from './layout';
import { PassCard } from './PassCard';
import { StorageNotice } from './StorageNotice';
import { TurnProvider } from './turn';
import { useGame, useGameActions, useStores } from '../../stores';
import { useAutoSail } from './useAutoSail';
import { useKeys } from './useKeys';
import { useLayout } from './useLayout';
import { useTempo } from './useTempo';
import { useTurnFocus } from './useTurnFocus';
import styles from './race.module.css';

export function Race() {
  const seating = useGame((store) => store.game?.table.seating ?? 'side-by-side');
  const layout = useLayout(seating);
  // The result of a race lies over it; nothing behind can be reached.
  const isOver = useGame((store) => store.shown?.phase === 'race-over');
  // While the dice decide who starts, a dock would tell it beforehand.
  const isDecided = useGame((store) => store.intro !== 'start-roll');
  const { game } = useStores();
  // Any tap while a move is being shown jumps to its end; the guard at hand-over keeps it from doing more.
  const skip = () => {
    const { queue, showAll } = game.getState();
    if (queue.length > 0) showAll();
  };
  return (
    <TurnProvider>
      <main
        className={styles.race}
        data-layout={layout.kind}
        // Round a table everybody sits close to the screen, however large it is.
        data-view={layout.kind === 'table' ? 'usual' : undefined}
        inert={isOver}
        onPointerDownCapture={skip}
      >
        <Conduct />
        {layout.kind === 'table' && <TableDeck layout={layout} />}
        <LakeView layout={layout} />
        {isDecided && <Dock layout={layout} />}
        <Intro />
        <PassCard />
        <StorageNotice />
      </main>
    </TurnProvider>
  );
}

/** What comes before the first boat is placed: who starts, and which way round. */
function Intro() {
  const intro = useGame((store) => store.intro);
  const { endIntro } = useGameActions();
  if (intro === 'start-roll') return <StartRoll onDone={endIntro} />;
  return intro === 'reveal' ? <Reveal onDone={endIntro} /> : null;
}

/** What goes on by itself: the only way sails, keys act. */
function Conduct() {
  const tempo = useTempo();
  useAutoSail(tempo);
  useKeys();
  useInsightKeys();
  useTurnFocus();
  return null;
}

/** Below this height the rail puts dice and Roll side by side. */
const SHORT = 700;

const LOW_PROJECTOR = 1000;

function sizeOfRail({ isProjector }: GameLayout, height: number): RailSize {
  if (isProjector) return height < LOW_PROJECTOR ? 'low-projector' : 'projector';
  return height < SHORT ? 'short' : 'usual';
}

function Dock({ layout }: { layout: GameLayout }) {
  const { kind, lake, rotation } = layout;
  const { innerWidth, innerHeight } = window;
  switch (kind) {
    case 'rail':
      return (
        <div className={styles.dock} style={{ left: lake.width, top: 0, right: 0, bottom: 0 }}>
          <Rail width={innerWidth - lake.width} size={sizeOfRail(layout, innerHeight)} rotation={rotation} />
        </div>
      );
    case 'foot':
      return (
        <div className={styles.dock} style={{ left: 0, top: lake.height, right: 0, bottom: 0 }}>
          <Foot width={innerWidth} rotation={rotation} />
        </div>
      );
    case 'phone':
      return (
        <>
          <div className={styles.dock} style={{ left: 0, top: 0, right: 0, height: lake.y }}>
            <PhoneHeader />
          </div>
          <div className={styles.dock} style={{ left: 0, top: lake.y + lake.height, right: 0, bottom: 0 }}>
            <PhoneDock width={innerWidth} rotation={rotation} size={sizeOfPhone(innerHeight)} />
          </div>
        </>
      );
    case 'table':
      return <Lanes layout={layout} />;
  }
}
