/** The bots by name. */
import type { Bot, BotName } from './bot';
import { pilotBot } from './pilot';
import { randomBot } from './random';

const BOTS: Readonly<Record<BotName, Bot>> = {
  random: randomBot,
  pilot: pilotBot,
  novice: { ...pilotBot, name: 'novice' },
  skipper: { ...pilotBot, name: 'skipper' },
  captain: { ...pilotBot, name: 'captain' },
};

/** The bot of that name. `captain` plays like `skipper` until it is given the tables of the course (`captainWith`). */
export function botNamed(name: BotName): Bot {
  return BOTS[name];
}
