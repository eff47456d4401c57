/** Setting the table: seats, boats, lake, races, options, pace and seating. */
import type { Side } from '../../engine/lake';
import type { RuleName } from '../../engine/rules';
import type { Worded } from '../worded';

interface Choice {
  title: string;
  text: string;
}

export const table = {
  title: 'Set the table',
  start: 'To the start',
  seats: {
    title: 'Who plays?',
    seat: ({ n }: { n: number }) => `Seat ${n}`,
    nameOf: ({ n }: { n: number }) => `Name at seat ${n}`,
    nameHint: 'Optional: without a name the boat’s colour is used.',
    boatOf: ({ n }: { n: number }) => `Boat at seat ${n}`,
    add: 'Add a player',
    remove: ({ name }: { name: string }) => `Remove ${name}`,
    drag: 'Drag boats to change seats. Turns go clockwise round the table.',
    picked: ({ name }: { name: string }) => `${name} is picked up: now tap a seat.`,
    dragTable: 'Drag boats to seats or to a side of the screen. Turns go clockwise round the table.',
    pickedTable: ({ name }: { name: string }) => `${name} is picked up: now tap a seat or a side.`,
    here: 'Here',
    sitsHere: ({ edge, name }: { edge: string; name: string }) => `${edge}: ${name} sits here`,
    spare: 'Spare boats',
  },
  lake: {
    title: 'Lake',
    side: 'Side',
    sides: {
      standard: { title: 'Standard', text: 'Dark water and fewer islands: good for a first game.' },
      expert: { title: 'Expert', text: 'Light water and more land: tighter turns.' },
    } satisfies Record<Side, Choice>,
    preview: ({ lake }: { lake: string }) => `Picture of ${lake}`,
    code: 'Lake code',
    codeHint: 'The same code always gives the same lake.',
    codeWrong: 'No lake has this code. It needs S or E and the tiles 1 to 6, each once; T turns a tile.',
    new: 'New lake',
    lock: 'Keep this lake',
    locked: 'This lake stays.',
  },
  races: {
    title: 'Races',
    choices: {
      1: { title: '1 race', text: 'About 20 minutes.' },
      2: { title: '2 races', text: 'The second counts double.' },
      3: { title: '3 races', text: 'The whole game: race 2 counts double, race 3 triple.' },
    } satisfies Record<1 | 2 | 3, Choice>,
  },
  options: {
    title: 'Options',
    text: 'All off: the game as it came in the box.',
    list: {
      'score-variant': {
        title: 'Score variant',
        text: 'Every turn ahead of the last finisher is worth a point, every lost boat 5.',
      },
      'coast-repair': {
        title: 'Coast repair',
        text: 'A turn without touching a die mends one damage counter first.',
      },
      'wear-and-tear': {
        title: 'Wear and tear',
        text: 'Every boat carries at least one damage counter for each race sailed.',
      },
      'free-steering': {
        title: 'Free steering',
        text: 'You may choose a way that crashes, as long as the boat can move at all.',
      },
      'power-turn': { title: 'Power turn', text: 'With exactly one die a boat may also turn 120°.' },
      'five-dice': { title: 'Five dice', text: 'Nobody takes a sixth die.' },
    } satisfies Record<RuleName, Choice>,
    alwaysWithTwo: 'Always on with 2 players.',
  },
  pace: {
    title: 'Pace',
    choices: {
      normal: { title: '1×', text: 'Dice roll and boats glide.' },
      fast: { title: '2×', text: 'The same in half the time.' },
      instant: { title: 'Instant', text: 'No waiting at all.' },
    } satisfies Record<'normal' | 'fast' | 'instant', Choice>,
  },
  seating: {
    title: 'Around the screen',
    choices: {
      'side-by-side': {
        title: 'Side by side',
        text: 'All look from the same side; the controls stay in one place.',
      },
      table: { title: 'Table', text: 'The screen lies flat; the controls turn to whoever moves.' },
      pass: { title: 'Pass', text: 'The screen goes round; a card says whose turn it is.' },
    } satisfies Record<'side-by-side' | 'table' | 'pass', Choice>,
    edgeOf: ({ n }: { n: number }) => `Edge of seat ${n}`,
    edge: { south: 'Bottom edge', west: 'Left edge', north: 'Top edge', east: 'Right edge' } satisfies Record<
      'south' | 'west' | 'north' | 'east',
      string
    >,
  },
  dice: {
    new: 'New dice',
    seed: 'Seed',
  },
  link: {
    copy: 'Copy a link to this table',
    copied: 'Link copied: lake, options and dice come with it.',
    opened: 'This table came with a link.',
  },
};

export type Table = Worded<typeof table>;
