/** Positions that are rare in play: many dice, a turn in which everything is clear, a crash ahead. */
import {
  add,
  apply,
  keep,
  legalWays,
  steer,
  type Action,
  type DiceChoice,
  type GameState,
} from '../../src/engine';
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

const ROLLS: readonly ((held: number) => Action)[] = [
  () => add(),
  (held) => add(...Array.from({ length: held }, (_, index) => index)),
  (held) => add(...Array.from({ length: Math.ceil(held / 2) }, (_, index) => index)),
];

/** Depth first: the first seat takes one die more every turn and finds a way that does not crash. */
function gatherDice(game: Game, dice: number): Game | null {
  const { activeSeat, boats } = game.state;
  const { length } = boats[activeSeat].dice;
  if (length === dice) return game;
  for (const roll of ROLLS) {
    const rolled = play(game, [roll(length)]);
    for (const way of legalWays(rolled.state)) {
      if (!way.isAllowed || way.crash > 0 || way.progress.finished) continue;
      const found = gatherDice(passUntilFirst(play(rolled, [steer(way.heading)])), dice);
      if (found) return found;
    }
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
      if (moved.state.phase !== 'dice') break;
      game = passUntilFirst(moved);
    }
  }
  throw new Error('No boat came to a crash.');
}
