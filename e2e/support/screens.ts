/** Every screen of the app, with the saved game it needs. */
import { add } from '../../src/engine';
import { newGame, play, playUntil, type Game } from './games';
import { gameBeforeCrash } from './situations';

export interface Screen {
  readonly name: string;
  readonly hash: string;
}

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

export const SCREENS: readonly Screen[] = [
  { name: 'home', hash: '' },
  { name: 'table', hash: 'table' },
  { name: 'placement', hash: 'game/placing' },
  { name: 'race', hash: 'game/race' },
  { name: 'after the roll', hash: 'game/rolled' },
  { name: 'crash on expert water', hash: 'game/crash' },
  { name: 'table mode', hash: 'game/table' },
  { name: 'menu', hash: 'game/race/menu' },
  { name: 'log', hash: 'game/race/log' },
  { name: 'fairness', hash: 'game/race/fairness' },
  { name: 'standings', hash: 'game/race/standings' },
  { name: 'seats', hash: 'game/race/seats' },
  { name: 'keys', hash: 'game/race/keys' },
  { name: 'result', hash: 'game/result' },
  { name: 'podium', hash: 'game/podium' },
  { name: 'games', hash: 'games' },
  { name: 'rules', hash: 'rules' },
  { name: 'settings', hash: 'settings' },
];
