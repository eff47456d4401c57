import { useWords } from '../../words';
import { useGame } from '../../stores';
import { useLayout } from './useLayout';

export function GameScreen({ id, panel }: { id: string; panel: string | null }) {
  const shown = useGame((store) => store.shown);
  const layout = useLayout('side-by-side');
  return (
    <h1 data-id={id} data-panel={panel} data-phase={shown?.phase} data-layout={layout.kind}>
      {useWords().common.appName}
    </h1>
  );
}
