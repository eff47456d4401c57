/** Bots: who they are, handing seats over, and why they do what they do. */
import type { Worded } from '../worded';

interface BotWords {
  title: string;
  text: string;
}

/** Those that people can play with. */
type BotKind = 'novice' | 'skipper' | 'captain';

export const bots = {
  kinds: {
    novice: { title: 'Novice', text: 'Careless, makes mistakes.' },
    skipper: { title: 'Skipper', text: 'Looks one turn ahead.' },
    captain: { title: 'Captain', text: 'Knows the whole course and minds the others.' },
  } satisfies Record<BotKind, BotWords>,
  person: 'Person',
  whoSteers: 'Who steers?',
  thinking: ({ name }: { name: string }) => `${name} is thinking…`,
  handOverOf: ({ name }: { name: string }) => `Let a bot steer for ${name}`,
  pause: 'Pause the bots',
  resume: 'Let the bots go on',
  paused: 'The bots are waiting.',
  /** In place of a chance when there is none about it: “clear for sure”. */
  certain: 'for sure',

  /** Why, as a phrase that follows a name and a colon: "Red: re-rolls the 1, 4 in 9 to be clear". */
  reasons: {
    'adds-for-speed': ({ chance }: { chance: string }) => `takes a die more, clear ${chance}`,
    'slows-down': ({ face, chance }: { face: number; chance: string }) =>
      `takes off the ${face}, clear ${chance}`,
    'keeps-speed': ({ speed }: { speed: number }) => `speed ${speed} fits`,
    'rerolls-to-clear': ({ face, chance }: { face: number; chance: string }) =>
      `re-rolls the ${face}, clear ${chance}`,
    'risks-a-crash': ({ chance }: { chance: string }) => `takes the smallest risk, clear ${chance}`,
    'coasts-to-repair': ({ damage }: { damage: number }) =>
      `touches no die to mend damage, then ${damage} left`,
    'rounds-buoy': ({ buoy }: { buoy: number }) => `rounds buoy ${buoy}`,
    finishes: 'goes for the finish',
    'is-forced': 'has no other way',
    'crashes-least': ({ damage }: { damage: number }) => `takes the mildest crash, damage ${damage}`,
    'stops-behind': ({ name }: { name: string }) => `lines up behind ${name}`,
    'turns-in-place': 'turns on the spot first',
    'heads-for-buoy': ({ buoy }: { buoy: number }) => `heads for buoy ${buoy}`,
    'heads-for-line': 'heads for the line',
    'plays-safe': 'could not decide and plays safe',
  },
};

export type Bots = Worded<typeof bots>;
