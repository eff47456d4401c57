/** After a race and after the game: places, points, podium, rematch. */
import { formatsOf } from '../format';
import type { Worded } from '../worded';

const { all, average, count, number } = formatsOf('en');
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
    damage: 'Damage',
    /** How the points of a race came about. */
    forPlace: ({ n, race }: { n: number; race: number }) =>
      race === 1 ? `${n} for the place` : `${n} for the place, counted ${race} times`,
    forTurns: ({ n }: { n: number }) => `${n} for ${count(n, 'turn', 'turns')} ahead of the last`,
    forLostBoats: ({ n, names }: { n: number; names: readonly string[] }) =>
      `${n} for ${all(names)} out of the race`,
    sunk: 'sunk: no points',
    retired: 'retired: no points',
    unfinished: 'not finished: no points',
    carries: ({ n }: { n: number }) =>
      n === 0 ? 'starts the next race unhurt' : `keeps ${count(n, 'damage counter', 'damage counters')}`,
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
    toPodium: 'To the podium',
    nextCounts: ({ n }: { n: number }) =>
      n === 2 ? 'The next race counts double.' : 'The next race counts triple.',
    nextStarts: ({ name }: { name: string }) => `${name} starts the next race.`,
    watch: 'Watch the race again',
  },
  podium: {
    title: 'Podium',
    winner: ({ name }: { name: string }) => `${name} wins!`,
    winnerPoints: ({ name, n }: { name: string; n: number }) => `${name} wins with ${points(n)}.`,
    shared: ({ names }: { names: readonly string[] }) => `${all(names)} win together!`,
    wonOn: ({ name, lake, n }: { name: string; lake: string; n: number }) =>
      `${name} on ${lake}, after ${count(n, 'race', 'races')}`,
    totals: 'Totals',
    lead: ({ n }: { n: number }) => `${points(n)} ahead`,
    tieBreak: ({ name, names, n }: { name: string; names: readonly string[]; n: number }) =>
      `${all(names)} have ${points(n)} each; ${name} was ahead in the last race.`,
    tieShared: ({ names, n }: { names: readonly string[]; n: number }) =>
      `${all(names)} have ${points(n)} each and did not finish the last race: the place is shared.`,
    luck: ({ name, mean }: { name: string; mean: number }) =>
      `Luckiest dice: ${name}, ${number(mean)} on average where 2 is expected.`,
    unluck: ({ name, mean }: { name: string; mean: number }) =>
      `Unluckiest dice: ${name}, ${number(mean)} on average where 2 is expected.`,
    evenLuck: 'The dice were kind to all alike.',
    luckTitle: ({ mean }: { mean: number }) => `Average roll, ${average(mean)} expected`,
    lucky: 'lucky',
    unlucky: 'unlucky',
    mean: ({ mean }: { mean: number }) => average(mean),
    meanOf: ({ name, mean }: { name: string; mean: number }) => `${name} ${average(mean)}`,
    noRolls: 'Nobody rolled a die.',
    rematch: 'Rematch',
    sameLake: 'Same lake',
    newLake: 'New lake',
    sameTable: 'Same players and options',
    watch: 'Watch again',
    share: 'Share',
    shareText: ({ name, lake }: { name: string; lake: string }) => `${name} won on ${lake}. Your turn?`,
    copyLink: 'Copy the link',
    linkCopied: 'Link copied.',
    saveFile: 'Save the game as a file',
    home: 'Start page',
  },
  replay: {
    title: 'Watch again',
    play: 'Play',
    pause: 'Pause',
    step: 'One step on',
    stepBack: 'One step back',
    position: ({ n, most }: { n: number; most: number }) => `Step ${n} of ${most}`,
    raceTitle: ({ race }: { race: number }) => `Race ${race}`,
    end: 'End of the replay',
    playOn: 'Play on from here',
  },
};

export type Results = Worded<typeof results>;
