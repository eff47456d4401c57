/** After a race and after the game: places, points, podium, rematch. */
import { formatsOf } from '../format';
import type { Worded } from '../worded';

const { all, average, count } = formatsOf('en');
const points = (n: number) => count(n, 'point', 'points');

export const results = {
  race: {
    title: ({ race }: { race: number }) => `Race ${race}`,
    winner: ({ name }: { name: string }) => `${name} wins the race`,
    nobody: 'Nobody reached the finish',
    place: 'Place',
    player: 'Player',
    turns: 'Turns',
    points: 'Points',
    total: 'Total',
    /** How the points of a race came about. */
    forPlace: ({ n, race }: { n: number; race: number }) =>
      race === 1 ? `${n} for the place` : `${n} × ${race} for the place`,
    forTurns: ({ n }: { n: number }) => `${n} for ${count(n, 'turn', 'turns')} ahead of the last`,
    forLostBoats: ({ n, names }: { n: number; names: readonly string[] }) =>
      `${n} for ${all(names)} out of the race`,
    sunk: 'sunk: no points',
    retired: 'retired: no points',
    unfinished: 'not finished: no points',
    /** Head of the column with what a boat takes along. */
    intoRace: ({ race }: { race: number }) => `Into race ${race}`,
    /** Why a boat takes damage along (R7.3, coast repair, wear and tear). */
    why: {
      hurt: 'hit something in this race',
      before: 'from before',
      more: 'one more for this race',
      mended: 'mended on the way',
      worn: 'wear and tear',
    },
    multiplier: ({ n }: { n: number }) => `×${n}`,
    next: ({ race }: { race: number }) => `To race ${race}`,
    nextCounts: ({ n }: { n: number }) =>
      n === 2 ? 'The next race counts double.' : 'The next race counts triple.',
    nextStarts: ({ name }: { name: string }) => `${name} starts the next race.`,
  },
  podium: {
    winner: ({ name }: { name: string }) => `${name} wins!`,
    shared: ({ names }: { names: readonly string[] }) => `${all(names)} win together!`,
    nobody: 'Nobody scored',
    wonOn: ({ name, lake, n }: { name: string; lake: string; n: number }) =>
      `${name} on ${lake}, after ${count(n, 'race', 'races')}`,
    totals: 'Totals',
    tieBreak: ({ name, names, n }: { name: string; names: readonly string[]; n: number }) =>
      `${all(names)} have ${points(n)} each; ${name} was ahead in the last race.`,
    tieShared: ({ names, n }: { names: readonly string[]; n: number }) =>
      `${all(names)} have ${points(n)} each and did not finish the last race: the place is shared.`,
    luckTitle: ({ mean }: { mean: number }) => `Average roll, ${average(mean)} expected`,
    lucky: 'lucky',
    unlucky: 'unlucky',
    mean: ({ mean }: { mean: number }) => average(mean),
    meanOf: ({ name, mean }: { name: string; mean: number }) => `${name} ${average(mean)}`,
    rematch: 'Rematch',
    sameLake: 'Same lake',
    share: 'Share',
    linkCopied: 'Link copied.',
    saveFile: 'Save the game as a file',
    home: 'Start page',
  },
};

export type Results = Worded<typeof results>;
