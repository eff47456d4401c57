/** What a ruler finds on a page: sizes, overlaps, texts, scroll. All of it runs inside the page. */
import type { Page } from 'playwright/test';

export const VIEWPORTS = [
  [1366, 768],
  [1366, 640],
  [1024, 768],
  [1024, 690],
  [768, 1024],
  [1920, 1080],
  [1920, 950],
  [390, 844],
  [390, 664],
] as const;

export interface Bars {
  /** The least width and height of a control. */
  readonly control: number;
  readonly text: number;
}

const USUAL_BARS: Bars = { control: 44, text: 14 };
export const PROJECTOR_BARS: Bars = { control: 64, text: 24 };

export function barsFor([width, height]: readonly [number, number], seating = 'side-by-side'): Bars {
  return width >= 1700 && height >= 900 && seating !== 'table' ? PROJECTOR_BARS : USUAL_BARS;
}

export interface Measures {
  /** One sentence each; none is what we want. */
  readonly faults: readonly string[];
  readonly smallestControl: number;
  readonly smallestText: number;
  readonly controls: number;
}

/**
 * Controls large enough, apart, and in the window; no scroll; texts large enough. Wedges and start spaces take the
 * nearest tap and have bars of their own, so their boxes may overlap.
 */
export async function measure(page: Page, bars: Bars): Promise<Measures> {
  return page.evaluate(({ control: least, text: leastText }) => {
    const faults: string[] = [];
    const SLACK = 0.6;
    /** Where an element is, for whoever has to mend it. */
    const placeOf = (element: Element) => {
      const known = element.closest('[data-plate], [data-boat-on-lake], [data-buoy], [data-turn], [class]');
      const data =
        known instanceof HTMLElement || known instanceof SVGElement ? Object.keys(known.dataset)[0] : '';
      return `${known?.getAttribute('class')?.replaceAll(/_[\w-]{5}_\d+/g, '') ?? ''} ${data ?? ''}`.trim();
    };
    const TEXT_SLACK = 0.1;
    const { innerWidth, innerHeight } = window;
    // Only what lies over everything else can be reached: a dialog, or an intro that any tap skips.
    const dialog = document.querySelector('dialog[open], [role="dialog"], main > section[data-view]');
    const scope: ParentNode = dialog ?? document;

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"]:not(svg), [inert]') === null;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    /** The nearest box that clips an element and can be pushed to show it. */
    const scrollerOf = (element: Element) => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up);
        const pushes = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        if (pushes(overflowY) && up.scrollHeight > up.clientHeight) return up;
        if (pushes(overflowX) && up.scrollWidth > up.clientWidth) return up;
      }
      return null;
    };
    /** What a finger can hit: a switch is pressed by its label. */
    const targetOf = (element: Element) => {
      const label =
        element.matches('input[type="radio"], input[type="checkbox"]') && element.closest('label');
      return label || element;
    };

    /** A round button that is turned with its boat has a larger box than itself. */
    const boxOf = (element: Element) => {
      const disc = element.matches('[data-turn]') && element.querySelector('circle');
      const matrix = disc && disc.getScreenCTM();
      if (!disc || !matrix) return element.getBoundingClientRect();
      const radius = disc.r.baseVal.value * Math.hypot(matrix.a, matrix.b);
      return new DOMRect(matrix.e - radius, matrix.f - radius, 2 * radius, 2 * radius);
    };
    const areApart = (one: Element, other: Element) => {
      if (!one.matches('[data-turn]') || !other.matches('[data-turn]')) return false;
      const [a, b] = [boxOf(one), boxOf(other)];
      return Math.hypot(a.x - b.x, a.y - b.y) >= a.width - 1;
    };

    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) {
      faults.push(
        `the page scrolls: ${root.scrollWidth}×${root.scrollHeight} in ${innerWidth}×${innerHeight}`,
      );
    }

    const selector = 'button, a[href], select, input, textarea, [role="button"], summary';
    const targets = new Set(
      [...scope.querySelectorAll(selector)]
        .filter((element) => !element.hasAttribute('hidden'))
        .map(targetOf),
    );
    const boxes: { element: Element; box: DOMRect; isFree: boolean }[] = [];
    let smallestControl = Infinity;
    for (const element of targets) {
      if (!isShown(element)) continue;
      const box = boxOf(element);
      if (box.width === 0) continue;
      const scroller = scrollerOf(element);
      const seen = scroller?.getBoundingClientRect();
      const isScrolledAway =
        seen &&
        (box.bottom > seen.bottom + 1 ||
          box.top < seen.top - 1 ||
          box.right > seen.right + 1 ||
          box.left < seen.left - 1);
      const isFree = element.matches('[data-wedge], [data-start-space]');
      // A link within a sentence is as tall as its line.
      const isInline = element.matches('p a, li a, dd a') && getComputedStyle(element).display === 'inline';
      if (!isInline) {
        smallestControl = Math.min(smallestControl, box.width, box.height);
        if (box.width < least - SLACK || box.height < least - SLACK) {
          faults.push(
            `${nameOf(element)} (${placeOf(element)}) is ${box.width.toFixed(1)}×${box.height.toFixed(1)} px`,
          );
        }
      }
      const isOutside =
        box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1;
      if (isOutside && !isFree && !isScrolledAway) {
        faults.push(
          `${nameOf(element)} is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`,
        );
      }
      // A name that ends in dots was meant to; words that run over the edge were not.
      const spills = element instanceof HTMLElement && element.scrollWidth > element.clientWidth + 2;
      if (spills && element.matches('button')) {
        faults.push(
          `words stick out of ${nameOf(element)} by ${element.scrollWidth - element.clientWidth} px`,
        );
      }
      if (!isScrolledAway) boxes.push({ element, box, isFree });
    }
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.isFree || other.isFree || areApart(one.element, other.element)) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 1 && down > 1) {
          faults.push(
            `${nameOf(one.element)} and ${nameOf(other.element)} overlap by ${across.toFixed(0)}×${down.toFixed(0)}`,
          );
        }
      }
    }

    // What lies in a dock stays in it, and no words are cut across by an edge.
    for (const dock of document.querySelectorAll('[data-dock], [data-plaque]')) {
      const edge = dock.getBoundingClientRect();
      for (const element of dock.querySelectorAll('*')) {
        if (!isShown(element) || element.closest('svg svg, svg > *, .visually-hidden')) continue;
        const box = element.getBoundingClientRect();
        const isTiny = box.width <= 1.5 || box.height <= 1.5;
        if (isTiny || (scrollerOf(element) !== null && dock.contains(scrollerOf(element)))) continue;
        const out = Math.max(
          edge.left - box.left,
          box.right - edge.right,
          edge.top - box.top,
          box.bottom - edge.bottom,
        );
        if (out > 1) {
          faults.push(
            `${nameOf(element)} (${placeOf(element)}) sticks out of its dock by ${out.toFixed(1)} px`,
          );
        }
      }
    }

    let smallestText = Infinity;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Map<string, string>();
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const element = walker.currentNode.parentElement;
      if (text === '' || !element || element.matches('script, style, title, option') || !isShown(element))
        continue;
      // The poster is a picture: its boats carry their numbers as they would.
      if (element.closest('[class*="poster"]')) continue;
      if (element.closest('.visually-hidden') || (dialog && !dialog.contains(element))) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width <= 1) continue;
      const isOutside = box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight;
      // What can be scrolled into sight counts as if it were.
      if (isOutside && !scrollerOf(element)) continue;
      let size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (element instanceof SVGGraphicsElement) {
        const matrix = element.getScreenCTM();
        if (matrix) size *= Math.hypot(matrix.a, matrix.b);
      }
      smallestText = Math.min(smallestText, size);
      if (size < leastText - TEXT_SLACK)
        small.set(`${size.toFixed(1)} px in ${placeOf(element)}`, text.slice(0, 30));
    }
    for (const [what, text] of small) faults.push(`text "${text}" is ${what}`);
    return { faults, smallestControl, smallestText, controls: boxes.length };
  }, bars);
}
