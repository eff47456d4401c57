/** Every screen of the app, with the saved game it needs. */
import type { Page } from 'playwright/test';
import { add } from '../../src/engine';
import type { Settings } from '../../src/store/settings';
import { lakeIsDrawn } from './app';
import { newGame, play, playUntil, type Game } from './games';
import { gameBeforeCrash } from './situations';

export interface Screen {
  readonly name: string;
  readonly hash: string;
  /** People sit round the screen, close to it. */
  readonly isAtTable?: true;
  /** What is done there before anybody looks. */
  readonly act?: (page: Page) => Promise<void>;
}

/** Paced, so that a new game begins with its intros; still, so that they tell their end at once. */
export const SETTINGS_OF_SCREENS: Partial<Settings> = {
  pace: 'normal',
  motion: 'reduced',
  sailsSingleWay: false,
};

const NAMES = ['Ada', 'Bo', 'Chris', 'Dora'];

function named(id: string, game: Game): Game {
  return { ...game, id };
}

/** Games in every phase, one in Table mode. */
export function gamesOfScreens(): Game[] {
  const four = newGame({ players: 4, names: NAMES, seed: 'postcard' });
  const race = playUntil(
    four,
    ({ phase, boats }) => phase === 'dice' && boats.some(({ turns }) => turns === 7),
  );
  return [
    named('placing', four),
    named('race', race),
    named('rolled', play(race, [add()])),
    named('crash', gameBeforeCrash('expert')),
    named('table', { ...race, table: { ...race.table, seating: 'table' } }),
    named('table-placing', { ...four, table: { ...four.table, seating: 'table' } }),
    named(
      'result',
      playUntil(four, ({ phase }) => phase === 'race-over'),
    ),
    named(
      'podium',
      playUntil(four, ({ phase }) => phase === 'game-over'),
    ),
  ];
}

/** Sets the game going and skips its first intros; the one that follows stays, because its clock stands. */
async function startGame(page: Page, { skips }: { skips: number }): Promise<void> {
  const wind = await page.evaluateHandle(() => {
    const { setTimeout } = window;
    window.setTimeout = (() => 0) as unknown as typeof setTimeout;
    return () => {
      window.setTimeout = setTimeout;
    };
  });
  await page.locator('footer button').click();
  const intro = page.locator('main > section[data-view]');
  for (let skipped = 0; skipped < skips; skipped++) {
    const title = await intro.locator('h2').textContent();
    await intro.locator('button').click();
    await intro
      .locator('h2')
      .filter({ hasNotText: title ?? '' })
      .waitFor();
  }
  await intro.locator('h2').waitFor();
  await wind.evaluate((restore) => restore());
  await lakeIsDrawn(page);
}

/** Chooses to sit round the screen and picks up a boat, so that every side offers a place. */
async function sitRound(page: Page): Promise<void> {
  await page.getByRole('radio').nth(1).check();
  await page.locator('[data-mode="table"] [data-seat="0"] button').click();
}

export async function goToScreen(page: Page, { hash, act }: Screen): Promise<void> {
  await page.goto(`${new URL(page.url()).search || '/'}#/${hash}`);
  if (hash.startsWith('game/') && hash !== 'game/podium') await lakeIsDrawn(page);
  await page.locator('main, dialog[open]').first().waitFor();
  if (hash.split('/').length === 3) await page.locator('dialog[open] h2').first().waitFor();
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
}

export const SCREENS: readonly Screen[] = [
  { name: 'home', hash: '' },
  { name: 'table', hash: 'table' },
  { name: 'broken link', hash: 'table?lake=nowhere' },
  { name: 'start roll', hash: 'table', act: (page) => startGame(page, { skips: 0 }) },
  { name: 'course reveal', hash: 'table', act: (page) => startGame(page, { skips: 1 }) },
  { name: 'seats round a table', hash: 'table', act: sitRound },
  {
    name: 'course at the table',
    hash: 'table',
    isAtTable: true,
    act: (page) => startGame(page, { skips: 1 }),
  },
  { name: 'placement at the table', hash: 'game/table-placing', isAtTable: true },
  { name: 'placement', hash: 'game/placing' },
  { name: 'race', hash: 'game/race' },
  { name: 'after the roll', hash: 'game/rolled' },
  { name: 'crash on expert water', hash: 'game/crash' },
  { name: 'table mode', hash: 'game/table', isAtTable: true },
  { name: 'menu', hash: 'game/race/menu' },
  { name: 'log', hash: 'game/race/log' },
  { name: 'fairness', hash: 'game/race/fairness' },
  { name: 'standings', hash: 'game/race/standings' },
  { name: 'seats', hash: 'game/race/seats' },
  { name: 'keys', hash: 'game/race/keys' },
  { name: 'odds', hash: 'game/race', act: (page) => page.keyboard.press('i') },
  { name: 'result', hash: 'game/result' },
  { name: 'podium', hash: 'game/podium' },
  { name: 'games', hash: 'games' },
  { name: 'lost game', hash: 'games/nowhere' },
  { name: 'rules', hash: 'rules' },
  { name: 'rule', hash: 'rules/R6.2' },
  { name: 'settings', hash: 'settings' },
];
