/** A game at its address: opened from storage if need be, then shown as its phase wants. */
import { useEffect } from 'react';
import type { GameStoreState } from '../../../store/game';
import { replaceRoute } from '../../navigation';
import { useGame, useStores } from '../../stores';
import { Announcer } from './Announcer';
import { InsightProvider } from './insight/InsightProvider';
import { Panels } from './panels/Panels';
import { Race } from './Race';
import { Podium } from './results/Podium';
import { RaceResult } from './results/RaceResult';

const selectId = (store: GameStoreState) => store.game?.id;
const selectPhase = (store: GameStoreState) => store.shown?.phase;

export function GameScreen({ id, panel }: { id: string; panel: string | null }) {
  const { game: store } = useStores();
  const openId = useGame(selectId);
  const phase = useGame(selectPhase);
  // Asked only when the address changes: a rematch is in the store a moment before it is in the address.
  useEffect(() => {
    const { game, open } = store.getState();
    if (game?.id === id) return;
    // A game that is not here, or cannot be read, is explained where the saved games are.
    if (!open(id)?.ok) replaceRoute({ screen: 'games', lost: id });
  }, [id, store]);
  if (openId !== id || !phase) return null;
  return (
    <InsightProvider>
      {phase === 'game-over' ? <Podium /> : <Race />}
      {phase === 'race-over' && <RaceResult />}
      <Panels panel={panel} gameId={id} />
      <Announcer />
    </InsightProvider>
  );
}
