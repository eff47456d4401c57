/** Positions that are rare in play: many dice, a turn in which everything is clear, a crash ahead. */
import {
  add,
  apply,
  HEADINGS,
  keep,
  KEEP_ALL,
  legalWays,
  speedOf,
  steer,
  watersOf,
  type Action,
  type DiceChoice,
  type Face,
  type GameState,
  type Heading,
  type Space,
} from '../../src/engine';
import { finalWays } from '../../src/store/preview';
import { HEX_WIDTH, type Point } from '../../src/ui/geometry/board';
import { along, directionOf, distanceOf, pointOfSpace } from '../../src/ui/geometry/plane';
import { newGame, placed, play, playUntil, type Game } from './games';

/** Every boat but the first just stays, without dice. */
function passUntilFirst(game: Game): Game {
  let present = game;
  while (present.state.activeSeat !== 0) {
    const { boats, activeSeat } = present.state;
    present = play(present, [keep(), steer(boats[activeSeat].heading)]);
  }
  return present;
}

/** Slow rolls, so that a boat with many dice still finds water ahead: dice that show more than 1 roll again. */
function rollsOf(dice: readonly Face[]): Action[] {
  const high = dice.flatMap((face, index) => (face > 1 ? [index] : []));
  return [add(), add(...high), keep(...high), keep(...high.slice(1))];
}

const BEAM = 24;
const MOST_TURNS = 40;

/** The widest water ahead of the boat that is to move. */
function widestReach({ lake, course, boats, activeSeat }: GameState): number {
  const { at, heading } = boats[activeSeat];
  const { reach } = watersOf(lake, course);
  return Math.max(...[0, 1, 5].map((turn) => reach[at * HEADINGS + ((heading + turn) % HEADINGS)]));
}

/** The first seat gathers dice without ever crashing, the best positions of each turn being followed. */
function gatherDice(start: Game, dice: number): Game | null {
  let beam = [start];
  for (let turn = 0; turn < MOST_TURNS && beam.length > 0; turn++) {
    const done = beam.find(({ state }) => state.boats[0].dice.length === dice);
    if (done) return done;
    const next: { game: Game; worth: number }[] = [];
    for (const game of beam) {
      for (const roll of rollsOf(game.state.boats[0].dice)) {
        const rolled = play(game, [roll]);
        for (const way of legalWays(rolled.state)) {
          if (!way.isAllowed || way.crash > 0 || way.progress.finished) continue;
          const moved = passUntilFirst(play(rolled, [steer(way.heading)]));
          const { dice: held } = moved.state.boats[0];
          next.push({ game: moved, worth: 8 * held.length - 2 * speedOf(held) + widestReach(moved.state) });
        }
      }
    }
    beam = next
      .sort((a, b) => b.worth - a.worth)
      .slice(0, BEAM)
      .map(({ game }) => game);
  }
  return null;
}

const gathered = new Map<string, Game>();

/** A game in which the first seat holds so many dice and is to choose what to do with them. */
export function gameWithDice(dice: number, options: Parameters<typeof newGame>[0] = {}): Game {
  const key = JSON.stringify([dice, options]);
  const known = gathered.get(key);
  if (known) return known;
  for (let nth = 1; nth <= 40; nth++) {
    const start = passUntilFirst(placed(newGame({ ...options, seed: `dice-${nth}` })));
    const found = gatherDice(start, dice);
    if (found) {
      gathered.set(key, found);
      return found;
    }
  }
  throw new Error(`No lake let a boat gather ${dice} dice.`);
}

/** A state, reached by bots, before a dice choice after which all three ways are open and nothing crashes. */
export function gameBefore(choose: (state: GameState) => DiceChoice | null): Game {
  for (let nth = 1; nth <= 30; nth++) {
    const start = placed(newGame({ seed: `turn-${nth}` }));
    try {
      return playUntil(start, (state) => {
        const choice = state.phase === 'dice' && state.race === 1 ? choose(state) : null;
        const chosen = choice && apply(state, { type: 'roll', ...choice });
        const ways = chosen?.ok ? legalWays(chosen.state) : [];
        return (
          ways.length > 0 && ways.every((way) => way.isAllowed && way.crash === 0 && !way.progress.finished)
        );
      });
    } catch {
      // Another lake.
    }
  }
  throw new Error('No game came to the turn that was wanted.');
}

/** After the roll, with a crash on every way that is still allowed. */
export function gameBeforeCrash(side: 'standard' | 'expert' = 'standard'): Game {
  for (let nth = 1; nth <= 60; nth++) {
    const start = passUntilFirst(placed(newGame({ seed: `crash-${nth}`, side, players: 3 })));
    let game = start;
    for (let turn = 0; turn < 8 && game.state.phase === 'dice'; turn++) {
      const rolled = play(game, [add()]);
      const ways = legalWays(rolled.state);
      const open = ways.filter(({ isAllowed }) => isAllowed);
      if (open.every(({ crash }) => crash > 0) && open.length > 1) return rolled;
      const [way] = open;
      const moved = play(rolled, [steer(way.heading)]);
      if (moved.state.boats[0].status !== 'racing') break;
      game = passUntilFirst(moved);
    }
  }
  throw new Error('No boat came to a crash.');
}

/** About the middle of a wedge, from its boat on. */
const WEDGE_MIDDLE = 1.5 * HEX_WIDTH;

/** Whether a tap lies well inside a wedge. */
function isOnWedge(tap: Point, at: Space, heading: Heading): boolean {
  const from = pointOfSpace(at);
  const distance = distanceOf(from, tap);
  const bow = directionOf(heading);
  const ahead = (tap.x - from.x) * bow.x + (tap.y - from.y) * bow.y;
  return distance > 0.7 * HEX_WIDTH && distance < 2 * HEX_WIDTH && ahead > 0.94 * distance;
}

/** A turn without a roll, with a way whose wedge lies where a way of the next boat will be open. */
export function gameBeforeSharedWedge(): { readonly game: Game; readonly way: number } {
  for (let nth = 1; nth <= 60; nth++) {
    let way = -1;
    try {
      const game = playUntil(placed(newGame({ players: 4, seed: `shared-${nth}` })), (state) => {
        const { at, dice } = state.boats[state.activeSeat];
        if (state.phase !== 'dice' || dice.length === 0) return false;
        const chosen = apply(state, keep());
        if (!chosen.ok) return false;
        way = legalWays(chosen.state).findIndex(({ heading, isAllowed }) => {
          const moved = isAllowed && apply(chosen.state, steer(heading));
          const next = moved && moved.ok && moved.state.phase === 'dice' ? moved.state : null;
          const boat = next?.boats[next.activeSeat];
          if (!next || !boat || boat.dice.length === 0) return false;
          const tap = along(pointOfSpace(at), directionOf(heading), WEDGE_MIDDLE);
          const open = finalWays(next, KEEP_ALL)?.filter((other) => other.isAllowed) ?? [];
          return open.some((other) => isOnWedge(tap, boat.at, other.heading));
        });
        return way >= 0;
      });
      return { game, way };
    } catch {
      // Another lake.
    }
  }
  throw new Error('No two boats came close enough.');
}
