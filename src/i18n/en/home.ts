/** The start page and the shelf of saved games. */
import { formatsOf } from '../format';
import type { Worded } from '../worded';

const { count, date } = formatsOf('en');

export const home = {
  raceNow: 'Race now',
  setTable: 'Set the table',
  continue: 'Continue',
  /** The parts of the card, joined by dots: "race 2 of 3 · Yellow to move · 6 boats". */
  race: ({ race, races }: { race: number; races: number }) => `race ${race} of ${races}`,
  toMove: ({ name }: { name: string }) => `${name} to move`,
  toPlace: ({ name }: { name: string }) => `${name} to place`,
  raceOver: ({ race }: { race: number }) => `race ${race} is over`,
  won: ({ name }: { name: string }) => `${name} won`,
  boats: ({ n }: { n: number }) => count(n, 'boat', 'boats'),
  languageLabel: 'Language',
  saved: {
    title: 'Saved games',
    running: 'Running games',
    finished: 'Finished games',
    empty: 'No saved games yet. Every game is saved by itself, after each roll and each move.',
    open: 'Open',
    deleteLabel: ({ details }: { details: string }) => `Delete: ${details}`,
    deleted: 'Game deleted.',
    bringBack: 'Bring it back',
    exportLabel: ({ details }: { details: string }) => `Save as a file: ${details}`,
    import: 'Open a file',
    importText: 'Choose a game file, or drop one here.',
    fileName: 'powerboats',
    when: ({ at }: { at: number }) => date(at),
  },
  credit: 'Game design: Corné van Moorsel. Publisher: Cwali. This is an unofficial version.',
};

export type Home = Worded<typeof home>;
