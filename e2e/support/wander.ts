/** A walk through a game by random steps on the real screen, which can be left and opened again at any of them. */
import { skipperBot } from '../../src/bots/skipper';
import {
  apply,
  KEEP_ALL,
  legalStartSpaces,
  legalWays,
  place,
  rolledCount,
  type Action,
  type DiceChoice,
  type GameState,
} from '../../src/engine';
import { canAddDie } from '../../src/store/draft';
import { startHeading } from '../../src/store/placement';
import { expect } from './app';
import type { Driver } from './driver';
import type { Page } from 'playwright/test';

interface Step {
  readonly kind: 'place' | 'toggle' | 'roll' | 'go' | 'undo' | 'rewind' | 'next-race';
  /** How long the screen goes on showing it, at most and at the usual pace. */
  readonly lastsMs: number;
}

interface Snapshot {
  readonly state: GameState;
  readonly actions: readonly Action[];
}

interface Walk {
  readonly page: Page;
  readonly driver: Driver;
  /** A number from 0 up to, not including, `below`. */
  readonly draw: (below: number) => number;
  /** How many of ten turns are as a good player would have them. */
  readonly sense: number;
}

export class Wanderer {
  private readonly walk: Walk;
  /** What the game was before each step, as far back as this walk has seen. */
  private readonly past: { readonly before: Snapshot; readonly isRevealing: boolean }[] = [];

  constructor(walk: Walk) {
    this.walk = walk;
  }

  async step(): Promise<Step> {
    const { driver, draw } = this.walk;
    const { phase } = driver.state;
    await driver.look();
    if (phase === 'race-over') return this.nextRace();
    const last = this.past.at(-1);
    if (last && !last.isRevealing && draw(8) === 0) return this.undo(last.before);
    if (phase === 'placing') return this.place();
    if (last?.isRevealing && last.before.state.phase === 'dice' && draw(24) === 0) {
      return this.rewind(last.before);
    }
    if (phase === 'steering') return this.steer();
    return draw(8) === 0 ? this.toggle() : this.turn();
  }

  private remember({ isRevealing }: { isRevealing: boolean }): void {
    const { driver } = this.walk;
    this.past.push({ before: { state: driver.state, actions: [...driver.actions] }, isRevealing });
  }

  /** Notes what can be undone again with one tap. */
  private did(...actions: Action[]): void {
    this.remember({ isRevealing: false });
    this.walk.driver.did(...actions);
  }

  private takeBack(before: Snapshot): void {
    this.past.pop();
    this.walk.driver.expectState(before);
  }

  private async place(): Promise<Step> {
    const { page, driver, draw } = this.walk;
    const spaces = legalStartSpaces(driver.state);
    const at = spaces[draw(spaces.length)];
    // By key: the arrow that turns the boat placed before may lie over a space.
    await page.locator(`[data-start-space="${at}"]`).press('Enter');
    this.did(place(at, startHeading(driver.state.course, at)));
    return { kind: 'place', lastsMs: 160 };
  }

  /** Changes the choice of dice and leaves it at that. */
  private async toggle(): Promise<Step> {
    await this.walk.driver.chooseDice(this.randomChoice());
    return { kind: 'toggle', lastsMs: 50 };
  }

  private randomChoice(): DiceChoice {
    const { driver, draw } = this.walk;
    const boat = driver.state.boats[driver.state.activeSeat];
    const adjust = (['keep', 'add', 'remove'] as const)[draw(3)];
    const isRemoving = adjust === 'remove' && boat.dice.length > 0;
    const removed = isRemoving ? draw(boat.dice.length) : null;
    const rerolled = boat.dice.flatMap((_, index) => (index !== removed && draw(2) === 0 ? [index] : []));
    if (isRemoving) return { adjust: 'remove', removed, rerolled };
    const isAdding = adjust === 'add' && canAddDie(boat, driver.state.rules);
    return { adjust: isAdding ? 'add' : 'keep', removed: null, rerolled };
  }

  private hasSense(): boolean {
    return this.walk.draw(10) < this.walk.sense;
  }

  private bestChoice(): DiceChoice {
    const { action } = skipperBot.choose(this.walk.driver.state, 'e2e');
    return action.type === 'roll' ? action : KEEP_ALL;
  }

  /** The dice of a turn, and its way as well when nothing is rolled. */
  private async turn(): Promise<Step> {
    const { driver } = this.walk;
    const wild = this.randomChoice();
    const choice = !this.hasSense() && rolledCount(wild) > 0 ? wild : this.bestChoice();
    const { adjust, removed, rerolled } = choice;
    const roll: Action = { type: 'roll', adjust, removed, rerolled };
    await driver.chooseDice(choice);
    if (rolledCount(choice) > 0) {
      this.remember({ isRevealing: true });
      await driver.roll({ adjust, removed, rerolled });
      return { kind: 'roll', lastsMs: 600 };
    }
    const chosen = apply(driver.state, roll);
    if (!chosen.ok) throw new Error(chosen.refusal.code);
    const way = this.wayFrom(chosen.state);
    await driver.tapWay(way.index);
    this.did(roll, way.action);
    return { kind: 'go', lastsMs: 250 + 70 * way.spaces };
  }

  private async steer(): Promise<Step> {
    const { driver } = this.walk;
    const way = this.wayFrom(driver.state);
    await driver.tapWay(way.index);
    this.did(way.action);
    return { kind: 'go', lastsMs: 250 + 70 * way.spaces };
  }

  private wayFrom(state: GameState): { index: number; action: Action; spaces: number } {
    const ways = legalWays(state);
    const open = ways.filter(({ isAllowed }) => isAllowed);
    const { action } = skipperBot.choose(state, 'e2e');
    const best = action.type === 'steer' ? action.heading : null;
    const way =
      (this.hasSense() && open.find(({ heading }) => heading === best)) || open[this.walk.draw(open.length)];
    return {
      index: ways.indexOf(way),
      action: { type: 'steer', heading: way.heading },
      spaces: way.path.length,
    };
  }

  private async undo(before: Snapshot): Promise<Step> {
    const { driver } = this.walk;
    await driver.button(driver.words.race.undo.button).click();
    this.takeBack(before);
    return { kind: 'undo', lastsMs: 50 };
  }

  private async rewind(before: Snapshot): Promise<Step> {
    const { page, driver } = this.walk;
    const { rewindHold, rewindHolding } = driver.words.race.undo;
    await driver.button(rewindHold).hover();
    await page.mouse.down();
    await expect(page.getByText(rewindHolding)).toBeVisible();
    await expect(page.getByText(rewindHolding)).toBeHidden();
    await page.mouse.up();
    this.takeBack(before);
    return { kind: 'rewind', lastsMs: 50 };
  }

  private async nextRace(): Promise<Step> {
    this.past.length = 0;
    await this.walk.driver.toNextRace();
    return { kind: 'next-race', lastsMs: 50 };
  }
}
