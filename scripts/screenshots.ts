// Takes a picture of every screen at five window sizes and puts them into screenshots/.
import { mkdir, rm } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { lakeIsDrawn, prepare } from '../e2e/support/app';
import { newGame, play, playUntil, type Game } from '../e2e/support/games';
import { gameBeforeCrash, gameWithDice } from '../e2e/support/situations';
import { add } from '../src/engine';
import { systemBrowser } from './systemBrowser.mjs';
import { oneOf, once, readOptions, refuseOption, runTool, text } from './options';

const VIEWPORTS = ['1366x768', '1024x768', '768x1024', '1920x1080', '390x844'] as const;
const PORT = 4518;

const NAMES = ['Ada', 'Bo', 'Chris', 'Dora', 'Emil', 'Fay'];

interface Shot {
  readonly name: string;
  readonly hash: string;
  readonly game?: Game;
  /** What is done before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

function gameShot(name: string, game: Game, panel = ''): Shot {
  return { name, game, hash: `game/${game.id}${panel && `/${panel}`}` };
}

function shots(): Shot[] {
  const midRace = playUntil(
    newGame({ players: 4, names: NAMES, seed: 'postcard' }),
    ({ phase, boats }) => phase === 'dice' && boats.some(({ turns }) => turns === 9),
  );
  const expert = playUntil(
    newGame({ players: 6, names: NAMES, side: 'expert', seed: 'postcard' }),
    ({ phase, boats }) => phase === 'dice' && boats.some(({ turns }) => turns === 6),
  );
  const table = { ...expert.table, seating: 'table' as const };
  const many = gameWithDice(5, { players: 5 });
  const finished = playUntil(
    newGame({ players: 4, names: NAMES, seed: 'postcard' }),
    ({ phase }) => phase === 'game-over',
  );
  const result = playUntil(
    newGame({ players: 4, names: NAMES, seed: 'postcard' }),
    ({ phase }) => phase === 'race-over',
  );
  const start = async (page: Page, nth: number) => {
    await page.getByRole('button', { name: 'Race now' }).click();
    await page.getByRole('button', { name: 'Skip' }).waitFor();
    for (let skipped = 0; skipped < nth; skipped++) await page.getByRole('button', { name: 'Skip' }).click();
    // Who starts is soon told; the string takes longer to run round the course.
    await page.waitForTimeout(nth === 0 ? 500 : 1400);
  };
  return [
    { name: 'home', hash: '' },
    { name: 'home-continue', hash: '', game: midRace },
    { name: 'table', hash: 'table' },
    { name: 'start-roll', hash: '', act: (page) => start(page, 0) },
    { name: 'reveal', hash: '', act: (page) => start(page, 1) },
    gameShot('placement', newGame({ players: 4, names: NAMES })),
    gameShot('race-before-roll', midRace),
    gameShot('race-after-roll', play(midRace, [add()])),
    gameShot('race-crash', gameBeforeCrash()),
    gameShot('race-many-dice', many),
    gameShot('race-many-rolled', play(many, [add(0, 1)])),
    gameShot('race-expert', expert),
    gameShot('race-table', { ...expert, table }),
    gameShot('race-table-rolled', { ...play(expert, [add()]), table }),
    gameShot('race-table-dice', { ...many, table: { ...many.table, seating: 'table' } }),
    gameShot('result', result),
    gameShot('podium', finished),
    ...['menu', 'log', 'fairness', 'standings', 'keys', 'seats'].map((panel) =>
      gameShot(panel, midRace, panel),
    ),
    { name: 'games', hash: 'games', game: midRace },
    { name: 'rules', hash: 'rules' },
    { name: 'settings', hash: 'settings' },
  ];
}

interface Place {
  readonly address: string;
  readonly file: string;
}

async function take(page: Page, { name, hash, game, act }: Shot, place: Place): Promise<void> {
  await prepare(page, {
    games: game ? [game] : [],
    settings: { seating: game?.table.seating ?? 'side-by-side', sailsSingleWay: false },
  });
  await page.goto(`${place.address}#/${hash}`);
  await page.locator('main').first().waitFor();
  await act?.(page);
  if (game && hash.startsWith('game/') && game.state.phase !== 'game-over') await lakeIsDrawn(page);
  await page.evaluate(() => document.fonts.ready);
  // Lakes and thumbnails are drawn by a worker; a picture is taken once nothing changes any more.
  await page.waitForTimeout(name === 'table' || name === 'games' ? 900 : 500);
  await page.screenshot({ path: place.file });
}

await runTool(async (args) => {
  const given = readOptions(args, { only: text, viewport: oneOf(VIEWPORTS), into: text });
  const into = once(given.into, 'into') ?? 'screenshots';
  const executablePath = systemBrowser();
  // Pictures of earlier runs go, whatever else lies in the folder stays.
  if (given.only.length === 0 && given.viewport.length === 0) {
    for (const viewport of VIEWPORTS) await rm(`${into}/${viewport}`, { recursive: true, force: true });
  }
  await build({ logLevel: 'warn' });
  const server = await preview({ preview: { port: PORT, host: '127.0.0.1' } });
  // Another port, if that one is taken.
  const address = server.resolvedUrls?.local[0] ?? refuseOption('The built app could not be served.');
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const wanted = shots().filter(({ name }) => given.only.length === 0 || given.only.includes(name));
    for (const viewport of given.viewport.length > 0 ? given.viewport : VIEWPORTS) {
      const [width, height] = viewport.split('x').map(Number);
      await mkdir(`${into}/${viewport}`, { recursive: true });
      for (const shot of wanted) {
        const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB' });
        await take(await context.newPage(), shot, { address, file: `${into}/${viewport}/${shot.name}.png` });
        await context.close();
      }
      console.log(`${viewport}: ${wanted.length} pictures`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
