/** `pilot`: heads for the next rounding line at a modest speed. Simple on purpose; made to arrive, not to win. */
import { AT_START } from '../engine/rounding';
import { drawsFor, type Bot } from './bot';
import { glideTurns, priceOfDamage } from './glide';
import { decideBy } from './lookahead';

const COST_OF_SINKING = 60;
/** More than this is not worth a second thought, in turns; and it gets a boat out of circles. */
const BLUR = 0.1;

export const pilotBot: Bot = {
  name: 'pilot',
  choose: (state, seed) => {
    const draw = drawsFor(state, seed);
    const { dice, damage } = state.boats[state.activeSeat];
    return decideBy(
      {
        costOfWay: (way, kept) => {
          if (way.progress.finished) return 0;
          if (way.sinks) return COST_OF_SINKING;
          const held = way.crash > 0 ? [] : kept;
          const after = { at: way.to, heading: way.heading, progress: way.progress, damage };
          return glideTurns(state, after, held.at(0) ?? 0) + priceOfDamage(damage) * way.crash;
        },
        costOfStart: (at, heading) =>
          glideTurns(state, { at, heading, progress: AT_START, damage }, 0) + draw(100) / 100,
        // One die at most; a boat that was handed over with more loses them one by one.
        isWorthWeighing: ({ adjust }) =>
          dice.length < 1 || adjust === 'remove' || (adjust === 'keep' && dice.length === 1),
        blur: () => (draw(1000) / 1000) * BLUR,
      },
      state,
    );
  },
};
