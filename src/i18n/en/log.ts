/** The log. Every deed is a verb phrase that follows a name: "Purple went left 6, rounded buoy 1." */
import { formatsOf } from '../format';
import type { Worded } from '../worded';

const { all, count } = formatsOf('en');

export const log = {
  courseLaid: ({ race, name }: { race: number; name: string }) =>
    `Race ${race}: the buoys are out. ${name} starts.`,
  raceEnded: ({ race, items }: { race: number; items: readonly string[] }) =>
    `Race ${race} is over. Points: ${all(items)}.`,
  score: ({ name, n }: { name: string; n: number }) => `${name} ${n}`,
  gameWon: ({ name, n }: { name: string; n: number }) =>
    `${name} wins the game with ${count(n, 'point', 'points')}.`,
  gameShared: ({ names, n }: { names: readonly string[]; n: number }) =>
    `${all(names)} share the win with ${count(n, 'point', 'points')}.`,
  sentence: ({ name, deeds }: { name: string; deeds: readonly string[] }) => `${name} ${deeds.join(', ')}.`,
  deeds: {
    placed: 'is at the start',
    rolled: ({ faces, speed }: { faces: readonly number[]; speed: number }) =>
      `rolled ${all(faces)}: speed ${speed}`,
    removedAndRolled: ({ face, faces, speed }: { face: number; faces: readonly number[]; speed: number }) =>
      `took off a ${face} and rolled ${all(faces)}: speed ${speed}`,
    braked: ({ face, speed }: { face: number; speed: number }) => `took off a ${face}: speed ${speed}`,
    kept: ({ speed }: { speed: number }) => `kept speed ${speed}`,
    waited: 'rolled nothing',
    repaired: ({ damage, most }: { damage: number; most: number }) =>
      `mended a damage counter, now ${damage} of ${most}`,
    went: ({ way, spaces }: { way: string; spaces: number }) => `went ${way} ${spaces}`,
    turned: ({ way }: { way: string }) => `turned ${way}`,
    stayed: 'stayed',
    stoppedBehind: ({ name }: { name: string }) => `stopped behind ${name}`,
    started: 'started',
    unstarted: 'came back over the start',
    rounded: ({ buoy }: { buoy: number }) => `rounded buoy ${buoy}`,
    unrounded: ({ buoy }: { buoy: number }) => `undid buoy ${buoy}`,
    finished: ({ place }: { place: string }) => `finished ${place}`,
    crashed: ({ n, damage, most }: { n: number; damage: number; most: number }) =>
      `crashed and took ${n} damage (${damage} of ${most})`,
    sank: 'sank',
    retired: 'retired',
  },
  rewound: ({ name }: { name: string }) => `Rewound to before a roll of ${name}.`,
  reason: ({ text }: { text: string }) => `(${text})`,
};

export type Log = Worded<typeof log>;
