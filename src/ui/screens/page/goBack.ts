import { navigate } from '../../navigation';

/** Not in TypeScript's own DOM types yet. */
interface NavigationApi {
  readonly canGoBack: boolean;
}

/** One step back while that stays with us; whoever came by a link goes home instead of away. */
export function goBack(): void {
  const { navigation } = globalThis as { navigation?: NavigationApi };
  if (navigation?.canGoBack ?? history.length > 1) history.back();
  else navigate({ screen: 'home' });
}
