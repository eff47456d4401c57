/** What a screen reader says: whole short sentences, put together by the announcing functions. */
import type { Hand } from '../../engine/rounding';
import { capitalised, formatsOf } from '../format';
import type { Worded } from '../worded';

const { all, any, count } = formatsOf('en');

export const speech = {
  turn: ({ name }: { name: string }) => `${name}’s turn.`,
  speedAndDice: ({ speed, faces }: { speed: number; faces: readonly number[] }) =>
    `Speed ${speed}, ${faces.length === 1 ? 'die' : 'dice'} ${all(faces)}.`,
  noDice: 'No dice, speed 0.',
  damage: ({ damage, most }: { damage: number; most: number }) => `Damage ${damage} of ${most}.`,
  toStart: 'Next over the start line.',
  toBuoy: ({ buoy, hand }: { buoy: number; hand: Hand }) => `Next buoy ${buoy}, keep it on your ${hand}.`,
  toBuoyAway: ({ buoy, hand, n, bearing }: { buoy: number; hand: Hand; n: number; bearing: string }) =>
    `Next buoy ${buoy}, keep it on your ${hand}, ${n} away, ${bearing}.`,
  toFinish: 'Next the finish line.',
  toFinishAway: ({ n, bearing }: { n: number; bearing: string }) =>
    `Next the finish line, ${n} away, ${bearing}.`,
  obstacles: { island: 'island', shore: 'shore', buoy: 'buoy' } satisfies Record<
    'island' | 'shore' | 'buoy',
    string
  >,
  free: ({ way, reach }: { way: string; reach: number }) => `${way} ${reach} free.`,
  freeThen: ({ way, reach, obstacle }: { way: string; reach: number; obstacle: string }) =>
    `${way} ${reach} free then ${obstacle}.`,
  other: ({ name, n, bearing, speed }: { name: string; n: number; bearing: string; speed: number }) =>
    `${name} ${n} away, ${bearing}, speed ${speed}.`,
  noOthers: 'No other boat is on the lake.',
  freeShort: ({ items }: { items: readonly string[] }) => `Free: ${items.join(', ')}.`,
  rolled: ({ faces }: { faces: readonly number[] }) => `Rolled ${all(faces)}.`,
  rolledKept: ({ faces, keep }: { faces: readonly number[]; keep: number }) =>
    `Rolled ${all(faces)}, kept ${keep}.`,
  nothingRolled: 'Nothing rolled.',
  speed: ({ speed }: { speed: number }) => `Speed ${speed}.`,
  repaired: ({ damage, most }: { damage: number; most: number }) =>
    `One damage mended, now ${damage} of ${most}.`,
  clear: ({ way, spaces }: { way: string; spaces: number }) => `${way} ${spaces} is clear.`,
  clearBehind: ({ way, spaces, name }: { way: string; spaces: number; name: string }) =>
    `${way} ${spaces}, stops behind ${name}.`,
  crashes: ({ way, spaces, damage }: { way: string; spaces: number; damage: number }) =>
    `${way} crashes after ${spaces}, damage ${damage}.`,
  sinks: ({ way, spaces }: { way: string; spaces: number }) => `${way} crashes after ${spaces} and sinks.`,
  notAllowed: ({ ways }: { ways: readonly string[] }) =>
    `${capitalised(all(ways))} would crash, not allowed.`,
  moved: ({ name, way, spaces }: { name: string; way: string; spaces: number }) =>
    `${name} ${way} ${spaces}.`,
  turned: ({ name, way }: { name: string; way: string }) => `${name} turns ${way}.`,
  stayed: ({ name }: { name: string }) => `${name} stays.`,
  stoppedBehind: ({ name }: { name: string }) => `Stopped behind ${name}.`,
  started: 'Started.',
  unstarted: 'Back behind the start.',
  rounded: ({ buoy }: { buoy: number }) => `Rounded buoy ${buoy}.`,
  unrounded: ({ buoy }: { buoy: number }) => `Buoy ${buoy} undone.`,
  nextBuoy: ({ buoy }: { buoy: number }) => `Next buoy ${buoy}.`,
  nextFinish: 'Next the finish.',
  crashed: ({ name, spaces }: { name: string; spaces: number }) => `${name} crashed after ${spaces}.`,
  damageNow: ({ n, damage, most }: { n: number; damage: number; most: number }) =>
    `Damage ${n}, now ${damage} of ${most}.`,
  engineStopped: 'Engine stopped.',
  sank: ({ name }: { name: string }) => `${name} sinks.`,
  finished: ({ name, place }: { name: string; place: string }) => `${name} finishes ${place}.`,
  retired: ({ name }: { name: string }) => `${name} retires.`,
  placed: ({ name }: { name: string }) => `${name} is at the start.`,
  raceOver: ({ race }: { race: number }) => `Race ${race} is over.`,
  points: ({ items }: { items: readonly string[] }) => `Points: ${all(items)}.`,
  gameOver: ({ names }: { names: readonly string[] }) =>
    names.length === 1 ? `${all(names)} wins the game.` : `${all(names)} share the win.`,
  courseLaid: ({ race, name }: { race: number; name: string }) => `Race ${race}. ${name} starts.`,
  choosePlace: ({ name, n }: { name: string; n: number }) =>
    `${name}, choose a place: ${count(n, 'start space', 'start spaces')} free.`,
  undone: 'Taken back.',
  rewound: 'Rewound. The same dice will come again.',
  chooseAny: ({ ways }: { ways: readonly string[] }) => `Choose ${any(ways)}.`,
};

export type Speech = Worded<typeof speech>;
