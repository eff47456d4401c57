/** The bots by name. */
import type { GameState } from '../engine/state';
import type { Bot, BotName } from './bot';
import { captainWith } from './captain';
import { noviceBot } from './novice';
import { pilotBot } from './pilot';
import { randomBot } from './random';
import { skipperBot } from './skipper';
import type { Par } from './solver/par';

const BOTS: Readonly<Record<Exclude<BotName, 'captain'>, Bot>> = {
  random: randomBot,
  pilot: pilotBot,
  novice: noviceBot,
  skipper: skipperBot,
};

/** The bot of that name. Without the values of the course (`parOf`) a captain plays like a skipper. */
export function botNamed(name: BotName, parOf: (state: GameState) => Par | undefined = () => undefined): Bot {
  return name === 'captain' ? captainWith(parOf) : BOTS[name];
}
