/** The settings that CSS reads: pace and motion stand on the page's root. */
import { useEffect } from 'react';
import { useSettings } from './stores';

export function useAppearance(): void {
  const pace = useSettings((settings) => settings.pace);
  const motion = useSettings((settings) => settings.motion);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.pace = pace;
    dataset.motion = motion;
  }, [pace, motion]);
}
