import {
  HEADINGS,
  add,
  apply,
  createGame,
  keep,
  legalStartSpaces,
  legalWays,
  place,
  speedOf,
  steer,
  type GameState,
  type Heading,
  type Way,
} from '../../../src/engine';
import { anyLake, mulberry } from './voyages';

function act(state: GameState, action: Parameters<typeof apply>[1]): GameState {
  const applied = apply(state, action);
  if (!applied.ok) throw new Error(applied.refusal.code);
  return applied.state;
}

/** States of bold games in which somebody has to steer, with what becomes of every allowed way. */
export function* steeringStates(count: number): Generator<{ state: GameState; ways: Way[]; speed: number }> {
  let made = 0;
  for (let game = 0; made < count; game++) {
    const lake = anyLake(`game${game}`);
    const next = mulberry(game + 1);
    const players = ([1, 2, 3, 4, 5, 6] as const).map((boat) => ({ name: '', boat }));
    let { state } = createGame(
      {
        players,
        races: 1,
        rules: game % 2 === 0 ? ['free-steering'] : [],
        lake: lake.code,
        seed: `s${game}`,
      },
      lake,
    );
    for (let step = 0; step < 160 && made < count; step++) {
      if (state.phase === 'placing') {
        const free = legalStartSpaces(state);
        state = act(
          state,
          place(free[Math.floor(next() * free.length)], Math.floor(next() * HEADINGS) as Heading),
        );
      } else if (state.phase === 'dice') {
        const dice = state.boats[state.activeSeat].dice.length;
        state = act(state, dice < 4 && next() < 0.7 ? add() : keep());
      } else if (state.phase === 'steering') {
        const ways = legalWays(state);
        made++;
        yield { state, ways, speed: speedOf(state.boats[state.activeSeat].dice) };
        const allowed = ways.filter(({ isAllowed }) => isAllowed);
        state = act(state, steer(allowed[Math.floor(next() * allowed.length)].heading));
      } else break;
    }
  }
}
