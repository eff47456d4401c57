/** A game at its address: opened from storage if need be, then shown as its phase wants. */
import { useEffect } from 'react';
import type { GameStoreState } from '../../../store/game';
import { replaceRoute } from '../../navigation';
import { useGame, useGameActions } from '../../stores';
import { Announcer } from './Announcer';
import { InsightProvider } from './insight/InsightProvider';
import { Panels } from './panels/Panels';
import { Race } from './Race';
import { Podium } from './results/Podium';
import { RaceResult } from './results/RaceResult';

const selectId = (store: GameStoreState) => store.game?.id;
const selectPhase = (store: GameStoreState) => store.shown?.phase;

export function GameScreen({ id, panel }: { id: string; panel: string | null }) {
  const { open } = useGameActions();
  const openId = useGame(selectId);
  const phase = useGame(selectPhase);
  useEffect(() => {
    if (openId === id) return;
    // A game that is not here, or cannot be read, is explained where the saved games are.
    if (!open(id)?.ok) replaceRoute({ screen: 'games', lost: id });
  }, [id, openId, open]);
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
