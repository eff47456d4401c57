/** What CSS has to know: pace, motion and the window's view stand on the page's root. */
import { useLayoutEffect } from 'react';
import { useSettings } from './stores';
import { useView } from './view';

export function useAppearance(): void {
  const pace = useSettings((settings) => settings.pace);
  const motion = useSettings((settings) => settings.motion);
  const view = useView();
  // Before the first paint: nothing may be seen in another size.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.pace = pace;
    dataset.motion = motion;
    dataset.view = view;
  }, [pace, motion, view]);
}
