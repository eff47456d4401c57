/** The race screen: turn line, dice, roll, steering, standings, ribbon, undo and menu. */
import type { BoatStatus } from '../../engine/state';
import type { Hand } from '../../engine/rounding';
import { formatsOf } from '../format';
import type { Worded } from '../worded';

const { all, any, count } = formatsOf('en');
const crashAfter = (reach: number) => (reach > 0 ? `crash after ${reach}` : 'blocked');

export const race = {
  whoseTurn: ({ name }: { name: string }) => `${name}’s turn`,
  speedIs: ({ speed }: { speed: number }) => `Speed ${speed}`,
  speedLabel: 'Speed',
  turnCount: ({ turn }: { turn: number }) => `Turn ${turn}`,
  damageOf: ({ damage, most }: { damage: number; most: number }) => `damage ${damage} of ${most}`,
  noDamage: 'no damage',

  /** The line under the name: what to do next on the course. */
  goal: {
    start: 'Start: over the line',
    round: ({ buoy, hand }: { buoy: number; hand: Hand }) =>
      `Round buoy\u00a0${buoy}, keep it on your ${hand}`,
    /** The same where a line is short. */
    roundBriefly: ({ buoy, hand }: { buoy: number; hand: Hand }) => `Buoy\u00a0${buoy} on your ${hand}`,
    finish: 'Cross the line',
    away: ({ n }: { n: number }) => `${n}\u00a0away`,
  },

  dice: {
    tray: ({ name }: { name: string }) => `Dice of ${name}`,
    none: 'No dice yet',
    kept: ({ die, face }: { die: number; face: number }) => `Die ${die}: ${face}, keep`,
    rerolled: ({ die, face }: { die: number; face: number }) => `Die ${die}: ${face}, re-roll`,
    removed: ({ die, face }: { die: number; face: number }) => `Die ${die}: ${face}, removed`,
    rolled: ({ die, from, to }: { die: number; from: number; to: number }) =>
      `Die ${die}: was ${from}, rolled ${to}`,
    rolledNew: ({ die, face }: { die: number; face: number }) => `Die ${die}: new, rolled ${face}`,
    keptCaption: 'kept',
    newCaption: ({ face }: { face: number }) => `new ${face}`,
    addedCaption: 'added',
    rolling: 'Rolling',
    remove: ({ die, face }: { die: number; face: number }) => `Remove die ${die}, a ${face}`,
    add: 'Add a die',
    added: 'New die, will be rolled',
    full: 'Five dice are the limit',
    rerollAll: 'Re-roll all',
    rerollAllShort: 'All',
  },

  roll: {
    /** `keep` is the sum of the dice that stay. */
    button: ({ dice, keep }: { dice: number; keep: number }) =>
      keep > 0 ? `Roll ${dice} · keep ${keep}` : `Roll ${dice}`,
    label: ({ dice, keep }: { dice: number; keep: number }) =>
      keep > 0 ? `Roll ${count(dice, 'die', 'dice')}, keep ${keep}` : `Roll ${count(dice, 'die', 'dice')}`,
    nothing: 'Nothing to roll: tap a way',
    nothingTable: 'Nothing to roll: tap the lake',
    rolling: 'Rolling…',
    underWay: 'Under way…',
    chooseWay: 'Tap a way',
    chooseWayTable: 'Tap a way on the lake',
    braking: ({ speed }: { speed: number }) => `Brake to ${speed}: tap a way`,
    turnOnly: 'No dice: only turn, or stay',
  },

  /** Short lines under a steering button and on the lake's pills. */
  way: {
    group: 'Ways to go',
    clear: ({ spare }: { spare: number }) => (spare > 0 ? `clear, ${spare} to spare` : 'just clear'),
    stay: 'stay here',
    turnOnly: 'turn on the spot',
    stopsBehind: ({ name }: { name: string }) => `stops behind ${name}`,
    crash: ({ damage }: { damage: number }) => `crash −${damage}`,
    damageAfter: ({ damage, most }: { damage: number; most: number }) => `damage ${damage} of ${most}`,
    crashAt: ({ reach }: { reach: number }) => (reach > 0 ? `crash at ${reach}` : 'blocked'),
    sinks: 'SINKS',
    starts: 'starts',
    rounds: ({ buoy }: { buoy: number }) => `rounds buoy ${buoy}`,
    unrounds: ({ buoy }: { buoy: number }) => `undoes buoy ${buoy}`,
    unstarts: 'undoes the start',
    finishes: 'finishes',
    notAllowed: 'not allowed',
    crashesButClear: ({ reach, ways }: { reach: number; ways: readonly string[] }) =>
      `${crashAfter(reach)}; ${any(ways)} is clear`,
    crashesButFurther: ({ reach, ways }: { reach: number; ways: readonly string[] }) =>
      `${crashAfter(reach)}; ${any(ways)} is further`,
    anyRoll: 'any roll',
    onlyWith: ({ faces }: { faces: readonly number[] }) => `only with a ${any(faces)}`,
    onlyUpTo: ({ speed }: { speed: number }) => `only up to ${speed}`,
    never: 'never clear',
    crashChance: ({ chance }: { chance: string }) => `crash ${chance}`,
    sinkChance: ({ chance }: { chance: string }) => `sinks ${chance}`,
    /** The wedge on the lake, spoken as one name. */
    wedge: ({ way, notes }: { way: string; notes: readonly string[] }) => [way, ...notes].join(', '),
  },

  standings: {
    title: 'Standings',
    place: 'Place',
    rounded: 'Rounded',
    damage: 'Damage',
    points: 'Points',
    target: 'Next',
    status: {
      waiting: 'not placed yet',
      racing: 'racing',
      finished: 'finished',
      sunk: 'sunk',
      retired: 'retired',
      unfinished: 'not finished',
    } satisfies Record<BoatStatus, string>,
    finishedAs: ({ place }: { place: string }) => `${place} home`,
    toStart: 'to the start',
    toBuoy: ({ buoy }: { buoy: number }) => `to buoy\u00a0${buoy}`,
    toFinish: 'to the finish',
  },

  ribbon: {
    finish: 'Finish',
    buoy: ({ buoy, hand }: { buoy: number; hand: Hand }) => `Buoy ${buoy}, keep it on your ${hand}`,
    rounded: ({ buoy }: { buoy: number }) => `Buoy ${buoy}, rounded`,
    next: ({ buoy }: { buoy: number }) => `Buoy ${buoy} is next`,
    label: ({ marks }: { marks: readonly string[] }) => `Course: ${marks.join(', ')}`,
  },

  undo: {
    button: 'Undo',
    nothing: 'Nothing to undo',
    rewindHold: 'Hold for a second to rewind past the roll',
    rewindHolding: 'Keep holding…',
  },

  menu: {
    title: 'Menu',
    log: 'Log',
    fairness: 'Fair dice',
    standings: 'Standings',
    wholeLake: 'Whole lake',
    followBoat: 'Follow the boat',
    miniMap: 'Small map',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    soundOn: 'Turn sound on',
    soundOff: 'Turn sound off',
    keys: 'Keys',
    retire: 'Retire from this race',
    retireText: 'Out of this race, no points. You can undo it until the next roll.',
    endRace: 'End the race now',
    endRaceText: ({ name }: { name: string }) =>
      `Nobody can score any more; ${name} is left out on the lake.`,
    leave: 'Leave the table',
    saveFile: 'Save as a file',
    shareLink: 'Link to this lake',
  },

  log: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    race: ({ race }: { race: number }) => `Race ${race}`,
  },

  fairness: {
    title: 'Fair dice',
    text: 'Each face should come up one time in three. So far in this game:',
    player: 'Player',
    rolls: 'Rolled',
    face: ({ face }: { face: number }) => `Face ${face}`,
    mean: 'Mean',
    expected: 'Expected',
    none: 'No die has been rolled yet.',
    seed: ({ seed }: { seed: string }) => `Seed ${seed}`,
    seedText: 'The seed decides every roll beforehand. Undo and rewind never change a die.',
  },

  pass: {
    handTo: ({ name }: { name: string }) => `Hand over to ${name}`,
    go: 'I am here',
  },

  lake: {
    label: ({ lake, boats }: { lake: string; boats: readonly string[] }) =>
      `${lake} with ${boats.length > 0 ? all(boats) : 'no boats yet'}`,
    plate: ({ name, speed, damage }: { name: string; speed: number; damage: number }) =>
      `${name}: speed ${speed}, damage ${damage} of 4`,
  },
  pause: 'Pause',
  resume: 'Go on',
};

export type Race = Worded<typeof race>;
