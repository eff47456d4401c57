import type { Results } from '../en/results';
import { formatsOf } from '../format';

const { all, average, count } = formatsOf('nl');
const points = (n: number) => count(n, 'punt', 'punten');

export const results: Results = {
  race: {
    title: ({ race }) => `Race ${race}`,
    winner: ({ name }) => `${name} wint de race`,
    nobody: 'Niemand haalde de finish',
    place: 'Plaats',
    player: 'Speler',
    turns: 'Beurten',
    points: 'Punten',
    total: 'Totaal',
    forPlace: ({ n, race }) => (race === 1 ? `${n} voor de plaats` : `${n} × ${race} voor de plaats`),
    forTurns: ({ n }) => `${n} voor ${count(n, 'beurt', 'beurten')} voorsprong op de laatste`,
    forLostBoats: ({ n, names }) =>
      `${n} omdat ${all(names)} ${names.length === 1 ? 'uitviel' : 'uitvielen'}`,
    sunk: 'gezonken: geen punten',
    retired: 'opgegeven: geen punten',
    unfinished: 'niet gefinisht: geen punten',
    intoRace: ({ race }) => `Naar race ${race}`,
    why: {
      hurt: 'in deze race gebotst',
      before: 'van daarvoor',
      more: 'een extra voor deze race',
      mended: 'onderweg hersteld',
      worn: 'slijtage',
    },
    multiplier: ({ n }) => `×${n}`,
    next: ({ race }) => `Naar race ${race}`,
    nextCounts: ({ n }) => (n === 2 ? 'De volgende race telt dubbel.' : 'De volgende race telt driedubbel.'),
    nextStarts: ({ name }) => `In de volgende race begint ${name}.`,
  },
  podium: {
    winner: ({ name }) => `${name} wint!`,
    shared: ({ names }) => `${all(names)} winnen samen!`,
    nobody: 'Niemand heeft gescoord',
    wonOn: ({ name, lake, n }) => `${name}, ${lake}, na ${count(n, 'race', 'races')}`,
    totals: 'Eindstand',
    tieBreak: ({ name, names, n }) =>
      `${all(names)} hebben elk ${points(n)}; ${name} zat in de laatste race verder naar voren.`,
    tieShared: ({ names, n }) =>
      `${all(names)} hebben elk ${points(n)} en haalden de laatste finish niet: ze delen de plaats.`,
    luckTitle: ({ mean }) => `Gemiddelde worp, verwacht ${average(mean)}`,
    lucky: 'geluk',
    unlucky: 'pech',
    mean: ({ mean }) => average(mean),
    meanOf: ({ name, mean }) => `${name} ${average(mean)}`,
    rematch: 'Revanche',
    sameLake: 'Zelfde meer',
    share: 'Delen',
    linkCopied: 'Link gekopieerd.',
    saveFile: 'Spel als bestand bewaren',
    home: 'Beginscherm',
  },
};
