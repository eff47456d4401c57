/** Counts what React renders, in the app as it is shipped: by the hook that development tools use. */
import type { Page } from 'playwright/test';

export interface Renders {
  readonly total: number;
  /** By boat number. */
  readonly boats: Readonly<Record<number, number>>;
  readonly plates: Readonly<Record<number, number>>;
  /** Parts of the still lake. */
  readonly lake: number;
}

/** As much of a fiber as is looked at. */
interface Fiber {
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly flags: number;
  readonly type: unknown;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
}

/** Must come before the page is opened. */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PERFORMED_WORK = 1;
    const rendered: Record<string, unknown>[] = [];
    const note = (fiber: Fiber) => {
      const isComponent =
        typeof fiber.type === 'function' || (typeof fiber.type === 'object' && fiber.type !== null);
      if (isComponent && (fiber.flags & PERFORMED_WORK) !== 0) rendered.push({ ...fiber.memoizedProps });
    };
    // A subtree whose first child is the same as before was not touched.
    const compare = (next: Fiber, before: Fiber) => {
      note(next);
      if (next.child === before.child) return;
      for (let child = next.child; child; child = child.sibling) {
        if (child.alternate) compare(child, child.alternate);
        else note(child);
      }
    };
    const hook = {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
        if (root.current.alternate) compare(root.current, root.current.alternate);
      },
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, rendered });
  });
}

/** What was rendered since the last time this was asked. Components are known by the props only they have. */
export async function countRenders(page: Page): Promise<Renders> {
  return page.evaluate(() => {
    const { rendered } = window as unknown as { rendered: Record<string, unknown>[] };
    const boats: Record<number, number> = {};
    const plates: Record<number, number> = {};
    let lake = 0;
    const all = rendered.splice(0);
    const count = (counts: Record<number, number>, boat: unknown) => {
      counts[Number(boat)] = (counts[Number(boat)] ?? 0) + 1;
    };
    for (const props of all) {
      if ('heading' in props && 'damage' in props && 'boat' in props) count(boats, props.boat);
      // The part that reads a boat from the store: seats are numbered as boats, one less.
      else if ('register' in props && 'seat' in props) count(boats, Number(props.seat) + 1);
      else if ('dice' in props && 'place' in props && 'boat' in props) count(plates, props.boat);
      else if ('terrain' in props) lake++;
    }
    return { total: all.length, boats, plates, lake };
  });
}
