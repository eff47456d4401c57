/** The start page and the shelf of saved games. */
import { formatsOf } from '../format';
import type { Worded } from '../worded';

const { count, date } = formatsOf('en');

export const home = {
  title: 'Powerboats',
  raceNow: 'Race now',
  raceNowText: 'A fresh lake, boats in place, straight to the first roll.',
  setTable: 'Set the table',
  setTableText: 'Seats, names, lake, races and options.',
  rulesText: 'Short, searchable, with the rule that counts right now.',
  continue: 'Continue',
  continueLabel: ({ details }: { details: string }) => `Continue: ${details}`,
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
    watch: 'Watch',
    delete: 'Delete',
    deleteLabel: ({ details }: { details: string }) => `Delete: ${details}`,
    deleted: 'Game deleted.',
    bringBack: 'Bring it back',
    export: 'Save as a file',
    exportLabel: ({ details }: { details: string }) => `Save as a file: ${details}`,
    import: 'Open a file',
    importText: 'Choose a game file, or drop one here.',
    imported: 'Game opened.',
    fileName: 'powerboats',
    when: ({ at }: { at: number }) => date(at),
    more: ({ n }: { n: number }) => `${n} more`,
  },
  offlineReady: 'Ready to play without the internet.',
  newVersion: 'A new version is here. It starts with the next reload.',
  install: 'Add to the home screen',
  credit: 'Game design: Corné van Moorsel. Publisher: Cwali. This is an unofficial version.',
};

export type Home = Worded<typeof home>;
