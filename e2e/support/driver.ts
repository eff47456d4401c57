/** Plays the real screen: a bot decides from the saved record, and the taps are those a person would make. */
import { isDeepStrictEqual } from 'node:util';
import { expect, type Locator, type Page } from 'playwright/test';
import type { Bot } from '../../src/bots/bot';
import { skipperBot } from '../../src/bots/skipper';
import {
  apply,
  ASHORE,
  keep,
  legalWays,
  nextRace,
  rolledCount,
  speedOf,
  steer,
  type Action,
  type DiceChoice,
  type GameRecord,
  type GameState,
  type Heading,
} from '../../src/engine';
import type { Catalogue } from '../../src/i18n/catalogue';
import { english } from '../../src/i18n/en/catalogue';
import { turnBetween } from '../../src/i18n/turns';
import { randomPlacing } from '../../src/store/placement';
import { freshDraft } from '../../src/store/draft';
import { pointOfSpace } from '../../src/ui/geometry/plane';
import type { Game } from './games';

export interface DriverOptions {
  readonly words?: Catalogue;
  /** Where ways are taken: on the lake, or with the buttons of the dock. */
  readonly steers?: 'lake' | 'dock';
  readonly bot?: Bot;
  /** Whether the only way left sails by itself, as the settings say. */
  readonly sailsSingleWay?: boolean;
}

interface Sight {
  readonly record: GameRecord;
  readonly taps: number;
  /** Boats as they are drawn, by number. */
  readonly boats: readonly (readonly [number: number, x: number, y: number])[];
}

export class Driver {
  /** What the engine says the game should be like. */
  state: GameState;
  readonly actions: Action[];
  readonly words: Catalogue;
  private readonly page: Page;
  private readonly id: string;
  private readonly steers: 'lake' | 'dock';
  private readonly bot: Bot;
  private readonly sailsSingleWay: boolean;

  constructor(page: Page, game: Game, options: DriverOptions = {}) {
    this.page = page;
    this.id = game.id;
    this.state = game.state;
    this.actions = [...game.record.actions];
    this.words = options.words ?? english;
    this.steers = options.steers ?? 'lake';
    this.bot = options.bot ?? skipperBot;
    this.sailsSingleWay = options.sailsSingleWay ?? true;
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Takes back what was expected to have happened, after an undo on the screen. */
  expectState(game: { state: GameState; actions: readonly Action[] }): void {
    this.state = game.state;
    this.actions.splice(0, this.actions.length, ...game.actions);
  }

  /** What is saved and drawn now; lets the guard at a hand-over run out. */
  async look(): Promise<Sight> {
    return this.page.evaluate((id) => {
      window.passTime(1000);
      const text = localStorage.getItem(`powerboats/game/${id}`);
      const boats = [...document.querySelectorAll<SVGGElement>('[data-boat-on-lake]')].map((boat) => {
        const { e, f } = boat.transform.baseVal.consolidate()?.matrix ?? { e: NaN, f: NaN };
        return [Number(boat.dataset.boatOnLake), e, f] as const;
      });
      return { record: JSON.parse(text ?? 'null').record, taps: window.tapCount, boats };
    }, this.id);
  }

  /** The saved record holds just what was done, and the boats lie where the engine puts them. */
  async verify(): Promise<Sight> {
    let sight = await this.look();
    if (!this.isAsExpected(sight)) {
      await expect
        .poll(
          async () => {
            sight = await this.look();
            return this.isAsExpected(sight) ? 'as expected' : this.differences(sight);
          },
          { intervals: [30, 60, 100], timeout: 10_000 },
        )
        .toBe('as expected');
    }
    return sight;
  }

  private isAsExpected(sight: Sight): boolean {
    return this.differences(sight) === '';
  }

  private differences({ record, boats }: Sight): string {
    if (!isDeepStrictEqual(record.actions, this.actions)) {
      return `saved ${record.actions.length} actions, last ${JSON.stringify(record.actions.at(-1))}; done ${this.actions.length}, last ${JSON.stringify(this.actions.at(-1))}`;
    }
    if (this.state.phase !== 'dice' && this.state.phase !== 'steering') return '';
    for (const [seat, { at }] of this.state.boats.entries()) {
      const { boat } = this.state.setup.players[seat];
      const drawn = boats.find(([number]) => number === boat);
      if (at === ASHORE && !drawn) continue;
      const { x, y } = pointOfSpace(at);
      if (!drawn || Math.abs(drawn[1] - x) > 0.1 || Math.abs(drawn[2] - y) > 0.1) {
        return `boat ${boat} should lie at ${x}, ${y} and is drawn at ${drawn?.slice(1).join(', ') ?? 'no place'}`;
      }
    }
    return '';
  }

  /** Notes that the players did something, as the engine sees it. */
  did(...actions: Action[]): void {
    for (const action of actions) {
      const applied = apply(this.state, action);
      if (!applied.ok) throw new Error(`${JSON.stringify(action)} was refused: ${applied.refusal.code}.`);
      this.state = applied.state;
      this.actions.push(action);
    }
  }

  /** Taps dice, crosses and the ghost die until the choice is made. */
  async chooseDice({ adjust, removed, rerolled }: DiceChoice): Promise<void> {
    const { dice } = this.state.boats[this.state.activeSeat];
    const words = this.words.race.dice;
    const armed = freshDraft(this.state.boats[this.state.activeSeat]).adjust;
    if (removed !== null) await this.button(words.remove({ die: removed + 1, face: dice[removed] })).click();
    if (adjust === 'add' && armed !== 'add') await this.button(words.add).click();
    if (adjust !== 'add' && armed === 'add') await this.button(words.added).click();
    const staying = dice.length - (removed === null ? 0 : 1);
    if (rerolled.length > 1 && rerolled.length === staying) await this.button(words.rerollAll).click();
    else {
      for (const index of rerolled)
        await this.button(words.kept({ die: index + 1, face: dice[index] })).click();
    }
  }

  /** Taps Roll; the button says how many dice roll and what is kept. */
  async roll(choice: DiceChoice): Promise<void> {
    const { dice } = this.state.boats[this.state.activeSeat];
    const held = dice.filter((_, index) => index !== choice.removed && !choice.rerolled.includes(index));
    const label = this.words.race.roll.label({ dice: rolledCount(choice), keep: speedOf(held) });
    await this.button(label).click();
    this.did({ type: 'roll', ...choice });
  }

  /** Whether the screen will take the only way by itself. */
  sailsItself(): boolean {
    const open = legalWays(this.state).filter(({ isAllowed }) => isAllowed);
    return this.sailsSingleWay && open.length === 1;
  }

  /** Takes a way: on the lake, or by its button. */
  async go(heading: Heading): Promise<void> {
    await this.tapWay(legalWays(this.state).findIndex((way) => way.heading === heading));
    this.did(steer(heading));
  }

  /** The boat's turn of a heading as the ways name it. */
  wayTitle(heading: Heading): string {
    return this.words.common.ways[turnBetween(this.state.boats[this.state.activeSeat].heading, heading)]
      .title;
  }

  async tapWay(index: number): Promise<void> {
    if (this.steers === 'dock') {
      await this.page
        .getByRole('group', { name: this.words.race.way.group })
        .getByRole('button')
        .nth(index)
        .click();
      return;
    }
    await this.page.locator(`[data-wedges] > [data-wedge]`).nth(index).waitFor();
    const { x, y } = await wedgeMiddle(this.page, index);
    await this.page.mouse.click(x, y);
  }

  /** A boat without dice turns in place by the arrows beside it. */
  async turnOnSpot(steps: 1 | -1): Promise<void> {
    const { heading } = this.state.boats[this.state.activeSeat];
    await this.page.locator(`[data-turn="${steps}"]`).click();
    this.did(keep(), steer(((heading + steps + 6) % 6) as Heading));
  }

  /** One whole turn as the bot would play it; answers how many taps it took. */
  async playTurn(): Promise<number> {
    const before = await this.verify();
    const boat = this.state.boats[this.state.activeSeat];
    const { action } = this.bot.choose(this.state, 'e2e');
    if (action.type !== 'roll') throw new Error(`A turn does not begin with ${action.type}.`);
    if (rolledCount(action) === 0) {
      const chosen = apply(this.state, action);
      if (!chosen.ok) throw new Error(chosen.refusal.code);
      const way = this.bot.choose(chosen.state, 'e2e').action;
      if (way.type !== 'steer') throw new Error(`A way is not ${way.type}.`);
      const turned = (way.heading - boat.heading + 6) % 6;
      if (boat.dice.length === 0 && (turned === 1 || turned === 5)) {
        await this.turnOnSpot(turned === 1 ? 1 : -1);
      } else {
        await this.chooseDice(action);
        await this.tapWay(legalWays(chosen.state).findIndex(({ heading }) => heading === way.heading));
        this.did(action, way);
      }
    } else {
      await this.chooseDice(action);
      await this.roll(action);
      const way = this.bot.choose(this.state, 'e2e').action;
      if (way.type !== 'steer') throw new Error(`A way is not ${way.type}.`);
      if (this.sailsItself()) this.did(way);
      else await this.go(way.heading);
    }
    const after = await this.verify();
    return after.taps - before.taps;
  }

  /** Plays until the race is over; answers the taps of every turn. */
  async playRace(): Promise<number[]> {
    const taps: number[] = [];
    while (this.state.phase === 'dice') taps.push(await this.playTurn());
    return taps;
  }

  async placeAll(): Promise<void> {
    await this.button(this.words.start.placing.allAtRandom).click();
    this.did(...randomPlacing(this.state));
    await this.verify();
  }

  async toNextRace(): Promise<void> {
    const before = this.actions.length;
    const button = this.button(this.words.results.race.next({ race: this.state.race + 1 }));
    // A sheet that has just opened takes no tap for a moment.
    await expect(async () => {
      await button.click({ timeout: 1000 });
      expect((await this.look()).record.actions).toHaveLength(before + 1);
    }).toPass();
    this.did(nextRace);
    await this.skipIntro();
    await this.verify();
  }

  /** Start roll and course reveal; any tap skips. */
  async skipIntro(): Promise<void> {
    const skip = this.button(this.words.common.skip);
    while (await skip.isVisible()) await skip.click();
  }
}

/** The middle of a wedge on the screen, where nothing else takes the tap. */
export async function wedgeMiddle(page: Page, index: number): Promise<{ x: number; y: number }> {
  return page.evaluate((nth) => {
    const wedge = document.querySelectorAll('[data-wedges] > [data-wedge]')[nth];
    const area = wedge.querySelector('path');
    const matrix = area?.getScreenCTM();
    if (!area || !matrix) throw new Error('A wedge has no area.');
    const box = area.getBBox();
    const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
    const hit = document.elementFromPoint(middle.x, middle.y);
    if (hit?.closest('[data-wedge]') !== wedge) {
      throw new Error(
        `A wedge is covered by ${hit?.outerHTML.slice(0, 200) ?? 'nothing: it is off the screen'}.`,
      );
    }
    return { x: middle.x, y: middle.y };
  }, index);
}
