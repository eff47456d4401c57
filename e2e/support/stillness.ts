/** Watches every box on the page for travelling: at most it may jump from where it was to where it is. */
import type { Page } from 'playwright/test';

/** A box that stays somewhere for less than this was only passing. Things shown without motion stay 120 ms each. */
const PASSING_MS = 100;
const LONGEST_FADE_MS = 150;
/** Enough to see what is wrong. */
const MOST_FAULTS = 30;

declare global {
  interface Window {
    /** Ends the watch; answers what moved. */
    stopWatch: () => string[];
  }
}

/** Begins to look at every frame; nothing that goes on before counts. */
export async function watchStillness(page: Page): Promise<void> {
  await page.evaluate(
    ({ passingMs, longestFadeMs, most }) => {
      interface Stay {
        readonly box: string;
        /** When the page was changed so that the box came to lie there. */
        readonly since: number;
      }
      const stays = new WeakMap<Element, Stay[]>();
      const faults = new Set<string>();
      const nameOf = (element: Element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 100);
      const fadeKeys = new Set(['offset', 'computedOffset', 'easing', 'composite', 'opacity']);

      // A frame may come late; when the page was changed is known to the millisecond.
      let changedAt: number | null = null;
      const changes = new MutationObserver(() => {
        changedAt = performance.now();
      });
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

      function lookAtAnimations(): void {
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect)) continue;
          const keys = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
          const moved = [...keys].filter((key) => !fadeKeys.has(key));
          const target = effect.target ? nameOf(effect.target) : '';
          const duration = Number(effect.getComputedTiming().duration);
          if (moved.length > 0) faults.add(`${moved.join()} is animated: ${target}`);
          if (duration > longestFadeMs) faults.add(`fades for ${duration} ms: ${target}`);
        }
      }

      function lookAtBoxes(now: number): void {
        for (const element of document.body.querySelectorAll('*:not([data-lake="still"] *, defs *)')) {
          const { x, y, width, height } = element.getBoundingClientRect();
          if (width === 0 && height === 0) continue;
          const box = [x, y, width, height].map((length) => Math.round(length * 2) / 2).join(' ');
          const seen = stays.get(element) ?? [];
          const last = seen.at(-1);
          if (last?.box === box) continue;
          const since = changedAt ?? now;
          const before = seen.at(-2);
          if (last && before && since - last.since < passingMs && before.box !== box) {
            faults.add(`moves by ${before.box} → ${last.box} → ${box}: ${nameOf(element)}`);
          }
          stays.set(element, [...seen.slice(-1), { box, since }]);
        }
      }

      let isOver = false;
      const look = () => {
        if (isOver) return;
        lookAtAnimations();
        lookAtBoxes(performance.now());
        changedAt = null;
        requestAnimationFrame(look);
      };
      look();
      window.stopWatch = () => {
        isOver = true;
        changes.disconnect();
        return [...faults].slice(0, most);
      };
    },
    { passingMs: PASSING_MS, longestFadeMs: LONGEST_FADE_MS, most: MOST_FAULTS },
  );
}

export async function movesSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => window.stopWatch());
}
