import { lazy, Suspense, useCallback, type ComponentType } from 'react';
import type { Catalogue } from '../../../../i18n/catalogue';
import { Dialog } from '../../../chrome/Dialog';
import { replaceRoute } from '../../../navigation';
import { useWords } from '../../../words';

interface PanelKind {
  readonly title: (words: Catalogue) => string;
  readonly width: 'narrow' | 'wide';
  readonly Content: ComponentType;
}

const PANELS: Readonly<Record<string, PanelKind>> = {
  menu: {
    title: ({ race }) => race.menu.title,
    width: 'narrow',
    Content: lazy(async () => ({ default: (await import('./MenuPanel')).MenuPanel })),
  },
  log: {
    title: ({ race }) => race.log.title,
    width: 'wide',
    Content: lazy(async () => ({ default: (await import('./LogPanel')).LogPanel })),
  },
  fairness: {
    title: ({ race }) => race.fairness.title,
    width: 'wide',
    Content: lazy(async () => ({ default: (await import('./FairnessPanel')).FairnessPanel })),
  },
  standings: {
    title: ({ race }) => race.standings.title,
    width: 'wide',
    Content: lazy(async () => ({ default: (await import('./StandingsPanel')).StandingsPanel })),
  },
  seats: {
    title: ({ bots }) => bots.whoSteers,
    width: 'narrow',
    Content: lazy(async () => ({ default: (await import('./SeatsPanel')).SeatsPanel })),
  },
  keys: {
    title: ({ settings }) => settings.keys.title,
    width: 'wide',
    Content: lazy(async () => ({ default: (await import('./KeysPanel')).KeysPanel })),
  },
};

/** The sheet over a game that its address asks for, if any. There is never more than one. */
export function Panels({ panel, gameId }: { panel: string | null; gameId: string }) {
  const words = useWords();
  // Replaced, not added: Back leads to the game before the sheet was opened, not to the sheet.
  const close = useCallback(() => replaceRoute({ screen: 'game', id: gameId, panel: null }), [gameId]);
  const kind = panel !== null && Object.hasOwn(PANELS, panel) ? PANELS[panel] : null;
  if (!kind) return null;
  const { title, width, Content } = kind;
  return (
    <Dialog
      // One sheet after another are two: focus starts at the head of each.
      key={panel}
      isOpen
      title={title(words)}
      closeLabel={words.common.close}
      width={width}
      onClose={close}
    >
      <Suspense fallback={<p>{words.common.loading}</p>}>
        <Content />
      </Suspense>
    </Dialog>
  );
}
