/** From the table to the first turn: roll for start player, course reveal, start placement. */
import type { Hand } from '../../engine/rounding';
import { formatsOf } from '../format';
import type { Worded } from '../worded';

const { all, count } = formatsOf('en');

export const start = {
  roll: {
    title: 'Who starts?',
    text: 'Everybody rolls one die. The highest starts.',
    rolled: ({ name, face }: { name: string; face: number }) => `${name} rolls ${face}`,
    tie: ({ names }: { names: readonly string[] }) => `${all(names)} tie and roll again.`,
    starts: ({ name }: { name: string }) => `${name} starts.`,
    laterRace: ({ name }: { name: string }) => `${name} starts this time: one seat further to the left.`,
  },
  reveal: {
    title: ({ race, lake }: { race: number; lake: string }) => `Race ${race} on ${lake}`,
    course: 'The course',
    leg: ({ buoy, hand }: { buoy: number; hand: Hand }) => `Buoy ${buoy}: keep it on your ${hand}`,
    thenFinish: 'Then over the line',
    length: ({ spaces }: { spaces: number }) => `Shortest way: ${count(spaces, 'space', 'spaces')}`,
    skip: 'Tap to skip',
    carried: ({ name, damage }: { name: string; damage: number }) =>
      `${name} starts with ${count(damage, 'damage counter', 'damage counters')}.`,
  },
  placing: {
    text: 'Tap a lit space on the line or behind it.',
    order: 'The start player chooses last and moves first.',
    allAtRandom: 'Place all at random',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    spaceOnLine: ({ n }: { n: number }) => `Start space ${n}, on the line`,
    spaceBehind: ({ n, behind }: { n: number; behind: number }) =>
      `Start space ${n}, ${behind} behind the line`,
    left: ({ n }: { n: number }) => `${count(n, 'boat', 'boats')} to place`,
  },
};

export type Start = Worded<typeof start>;
