/** A reload at any moment, in the middle of a roll as well: the same state and the same faces. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { ASHORE, drawStream, type GameState } from '../src/engine';
import { english } from '../src/i18n/en/catalogue';
import { namesOf } from '../src/i18n/names';
import { parseSavedGame } from '../src/store/savedGames';
import { pointOfSpace, short } from '../src/ui/geometry/plane';
import { finalRanking } from '../src/ui/screens/game/results/ranking';
import { expect, prepare, test } from './support/app';
import { Driver } from './support/driver';
import { newGame, play, playUntil, type Game } from './support/games';
import { Wanderer } from './support/wander';

/** In each of the five tests, so that all of them together are more than two hundred. */
const RELOADS = 42;
const MID_ROLL = 8;
/** So many of them near the end of a race, and past it. */
const LATE_RELOADS = 14;
/** Actions before the end of a race, where the late walk begins. */
const LATE = 9;

const session = process.env.RELOAD_SEED ?? Date.now().toString(36);

function hashOf(state: GameState): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16);
}

function hashOfSaved(text: string, id: string): string {
  const parsed = parseSavedGame(text, id);
  const state = parsed.ok ? parsed.replay.states.at(-1) : undefined;
  if (!state) throw new Error('The saved game cannot be read.');
  return hashOf(state);
}

/** Coasts, par and bots are worked out anew after each reload and are no part of the state: here they never come. */
async function leaveOutWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class IdleWorker extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    }
    Object.assign(window, { Worker: IdleWorker });
  });
}

/** A page that notes, when it is left, what was under way on it. */
async function watchLeaving(page: Page): Promise<void> {
  await page.addInitScript((rolling) => {
    addEventListener('pagehide', () => {
      const isRolling = document.querySelector(`[aria-label="${rolling}"]`) !== null;
      const isMoving = document.getAnimations().some(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target?.matches('[data-boat-on-lake]') ?? false;
      });
      sessionStorage.setItem('left', isRolling ? 'rolling' : isMoving ? 'moving' : 'still');
    });
  }, english.race.dice.rolling);
}

/** What the screen says of the game: the faces in the tray, where boats lie, whose turn it is or who won. */
interface Shown {
  readonly faces: readonly number[];
  readonly boats: readonly string[];
  readonly title: string;
}

function expectedOf(state: GameState): Shown {
  const { phase, boats, activeSeat, setup } = state;
  const isTurn = phase === 'dice' || phase === 'steering';
  const drawn = boats.flatMap(({ at }, seat) => {
    if (at === ASHORE || phase === 'game-over') return [];
    const { x, y } = pointOfSpace(at);
    return `${setup.players[seat].boat}: ${short(x).toFixed(1)} ${short(y).toFixed(1)}`;
  });
  return { faces: isTurn ? boats[activeSeat].dice : [], boats: drawn.sort(), title: titleOf(state) };
}

function titleOf(state: GameState): string {
  const names = namesOf(state.setup.players, english);
  const { race, podium } = english.results;
  if (state.phase === 'race-over') {
    const winner = state.results.at(-1)?.places[0];
    return winner === undefined ? race.nobody : race.winner({ name: names[winner] });
  }
  if (state.phase === 'game-over') {
    const winners = finalRanking(state).filter(({ rank }) => rank === 1);
    if (winners[0].total === 0) return podium.nobody;
    return winners.length === 1
      ? podium.winner({ name: names[winners[0].seat] })
      : podium.shared({ names: winners.map(({ seat }) => names[seat]) });
  }
  return names[state.activeSeat];
}

interface Sight extends Shown {
  readonly saved: string;
  /** What was under way when the page was left. */
  readonly left: string;
}

async function shownOn(page: Page, phase: GameState['phase']): Promise<Sight> {
  const heading = phase === 'race-over' || phase === 'game-over' ? 'main h1' : 'main h2';
  // Looked for at every frame, where a locator would look twice a second.
  await page.waitForFunction((title) => document.querySelector(title) !== null, heading);
  return page.evaluate((title) => {
    const dice = document.querySelectorAll(
      'main:not([inert]) fieldset[aria-label^="Dice of"] [aria-label^="Die "]',
    );
    const boats = document.querySelectorAll<SVGGElement>('[data-boat-on-lake]');
    const [, id] = /#\/game\/(\w+)/.exec(location.hash) ?? [];
    return {
      faces: [...dice].map((die) => Number(/(\d)(?:, \S+)?$/.exec(die.ariaLabel ?? '')?.[1])),
      boats: [...boats]
        .map((boat) => {
          const { e, f } = boat.transform.baseVal.consolidate()?.matrix ?? { e: NaN, f: NaN };
          return `${boat.dataset.boatOnLake}: ${e.toFixed(1)} ${f.toFixed(1)}`;
        })
        .sort(),
      title: document.querySelector(title)?.textContent?.trim() ?? '',
      saved: localStorage.getItem(`powerboats/game/${id}`) ?? '',
      left: sessionStorage.getItem('left') ?? '',
    };
  }, heading);
}

/** Up to just before the end of a race. */
function lateIn(game: Game): Game {
  const over = playUntil(game, ({ phase }) => phase === 'race-over' || phase === 'game-over');
  const { actions } = over.record;
  for (let cut = LATE; ; cut++) {
    const late = play(game, actions.slice(0, -cut));
    if (late.state.phase === 'dice') return late;
  }
}

for (const players of [2, 3, 4, 5, 6]) {
  test(`reloads at random moments (${players} players)`, async ({ page }) => {
    test.setTimeout(180_000);
    const seed = `${session}/${players}`;
    const draw = drawStream(seed);
    const pace = players <= 3 ? 'normal' : 'fast';
    const begun = { ...newGame({ seed, players }), id: 'begun' };
    // With an odd number of players the late game is the last race, and ends on the podium.
    const late = { ...lateIn(newGame({ seed, players, races: players % 2 === 0 ? 2 : 1 })), id: 'late' };
    await leaveOutWorkers(page);
    await watchLeaving(page);
    await prepare(page, { games: [begun, late], settings: { pace, sailsSingleWay: false } });

    const counts = { all: 0, rolling: 0, moving: 0, still: 0 };
    const after = new Map<string, number>();
    const note = (what: string) => after.set(what, (after.get(what) ?? 0) + 1);

    async function reload(game: Game, state: GameState): Promise<void> {
      await page.reload({ waitUntil: 'commit' });
      const { saved, left, ...shown } = await shownOn(page, state.phase);
      expect(hashOfSaved(saved, game.id), `state saved, left while ${left}`).toBe(hashOf(state));
      expect(shown, `what is shown, left while ${left}`).toEqual(expectedOf(state));
      counts.all++;
      if (left === 'rolling' || left === 'moving' || left === 'still') counts[left]++;
    }

    /** Waits until everything has been shown. */
    async function settle(state: GameState): Promise<void> {
      await expect
        .poll(async () => {
          const { faces, boats, title } = await shownOn(page, state.phase);
          return { faces, boats, title };
        })
        .toEqual(expectedOf(state));
    }

    async function wander(game: Game, { sense, isDone }: { sense: number; isDone: () => boolean }) {
      await page.goto(`/?${game.id}#/game/${game.id}`);
      const driver = new Driver(page, game, { sailsSingleWay: false });
      const wanderer = new Wanderer({ page, driver, draw, sense });
      await shownOn(page, driver.state.phase);
      while (!isDone() && driver.state.phase !== 'game-over') {
        const step = await wanderer.step();
        const phase: string = driver.state.phase;
        const isOver = phase === 'race-over' || phase === 'game-over';
        // A choice of dice that is not rolled cannot be gone on from, and results are rare.
        if (step.kind !== 'toggle' && !isOver && draw(10) === 0) {
          await settle(driver.state);
          continue;
        }
        // At once or at any time after: on a busy machine a wait is longer than it should be.
        await page.waitForTimeout(draw(2) * draw(pace === 'fast' ? step.lastsMs / 2 : step.lastsMs));
        note(isOver ? phase : step.kind);
        await reload(game, driver.state);
      }
    }

    const end = players % 2 === 0 ? 'race-over' : 'game-over';
    await wander(late, { sense: 10, isDone: () => counts.all >= LATE_RELOADS && after.has(end) });
    console.log(`RELOAD_SEED=${session}`);
    await wander(begun, {
      sense: 7,
      isDone: () => counts.all >= RELOADS && counts.rolling >= MID_ROLL,
    });
    const kinds = [...after].map(([what, times]) => `${what} ${times}`).join(', ');
    console.log(
      `${counts.all} reloads with ${players} players, ${counts.rolling} in mid-roll, ${counts.moving} in mid-move; after ${kinds}`,
    );
  });
}
