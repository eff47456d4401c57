/** `random`: uniform among all that the rules allow. */
import { place, steer } from '../engine/actions';
import { ALL_HEADINGS } from '../engine/hex';
import { legalStartSpaces, legalWays, mostDice } from '../engine/legal';
import type { GameState } from '../engine/state';
import type { Action } from '../engine/actions';
import { drawsFor, type Bot } from './bot';

type Draw = (sides: number) => number;

function pick<T>(list: readonly T[], draw: Draw): T {
  return list[draw(list.length)];
}

/** Uniform over all triples of adjustment, removed die and re-rolled dice. */
function rollAnything(state: GameState, draw: Draw): Action {
  const { dice } = state.boats[state.activeSeat];
  // Adding and keeping have 2ⁿ re-rolls each, removing n · 2ⁿ⁻¹: two shares, two and n.
  const canAdd = dice.length < mostDice(state.rules);
  const share = draw(dice.length + 2 + (canAdd ? 2 : 0)) - dice.length;
  const adjust = share < 0 ? 'remove' : share < 2 ? 'keep' : 'add';
  const removed = share < 0 ? share + dice.length : null;
  const rerolled = dice.flatMap((_, index) => (index !== removed && draw(2) === 1 ? [index] : []));
  return { type: 'roll', adjust, removed, rerolled };
}

export const randomBot: Bot = {
  name: 'random',
  choose: (state, seed) => {
    const draw = drawsFor(state, seed);
    switch (state.phase) {
      case 'placing':
        return { action: place(pick(legalStartSpaces(state), draw), pick(ALL_HEADINGS, draw)) };
      case 'dice':
        return { action: rollAnything(state, draw) };
      default: {
        const allowed = legalWays(state).filter(({ isAllowed }) => isAllowed);
        return { action: steer(pick(allowed, draw).heading) };
      }
    }
  },
};
