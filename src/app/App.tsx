import { lazy, Suspense } from 'react';
import { useAppearance } from '../ui/appearance';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { useRoute } from '../ui/navigation';
import { HomeScreen } from '../ui/screens/home/HomeScreen';
import { StoresProvider, type Stores } from '../ui/stores';
import { WordsProvider } from '../ui/words';

const TableScreen = lazy(async () => ({
  default: (await import('../ui/screens/table/TableScreen')).TableScreen,
}));
const GameScreen = lazy(async () => ({
  default: (await import('../ui/screens/game/GameScreen')).GameScreen,
}));
const GamesScreen = lazy(async () => ({
  default: (await import('../ui/screens/games/GamesScreen')).GamesScreen,
}));
const RulesScreen = lazy(async () => ({
  default: (await import('../ui/screens/rules/RulesScreen')).RulesScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('../ui/screens/settings/SettingsScreen')).SettingsScreen,
}));

function Screen() {
  const route = useRoute();
  useAppearance();
  switch (route.screen) {
    case 'home':
      return <HomeScreen />;
    case 'table':
      return <TableScreen link={route.link} isBroken={route.isBroken ?? false} />;
    case 'game':
      return <GameScreen id={route.id} panel={route.panel} />;
    case 'games':
      return <GamesScreen key={route.lost} lost={route.lost} />;
    case 'rules':
      return <RulesScreen rule={route.rule} />;
    case 'settings':
      return <SettingsScreen />;
  }
}

export function App({ stores }: { stores: Stores }) {
  return (
    <StoresProvider stores={stores}>
      <WordsProvider>
        <ErrorBoundary>
          <Suspense fallback={null}>
            <Screen />
          </Suspense>
        </ErrorBoundary>
      </WordsProvider>
    </StoresProvider>
  );
}
