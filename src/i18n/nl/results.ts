import type { Results } from '../en/results';
import { formatsOf } from '../format';

const { all, average, count, number } = formatsOf('nl');
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
    damage: 'Schade',
    forPlace: ({ n, race }) =>
      race === 1 ? `${n} voor de plaats` : `${n} voor de plaats, ${race} keer geteld`,
    forTurns: ({ n }) => `${n} voor ${count(n, 'beurt', 'beurten')} voorsprong op de laatste`,
    forLostBoats: ({ n, names }) =>
      `${n} omdat ${all(names)} ${names.length === 1 ? 'uitviel' : 'uitvielen'}`,
    sunk: 'gezonken: geen punten',
    retired: 'opgegeven: geen punten',
    unfinished: 'niet gefinisht: geen punten',
    carries: ({ n }) =>
      n === 0 ? 'begint de volgende race zonder schade' : `houdt ${count(n, 'schadefiche', 'schadefiches')}`,
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
    toPodium: 'Naar het podium',
    nextCounts: ({ n }) => (n === 2 ? 'De volgende race telt dubbel.' : 'De volgende race telt driedubbel.'),
    nextStarts: ({ name }) => `In de volgende race begint ${name}.`,
    watch: 'Bekijk de race nog eens',
  },
  podium: {
    title: 'Podium',
    winner: ({ name }) => `${name} wint!`,
    winnerPoints: ({ name, n }) => `${name} wint met ${points(n)}.`,
    shared: ({ names }) => `${all(names)} winnen samen!`,
    wonOn: ({ name, lake, n }) => `${name}, ${lake}, na ${count(n, 'race', 'races')}`,
    totals: 'Eindstand',
    lead: ({ n }) => `${points(n)} voorsprong`,
    tieBreak: ({ name, names, n }) =>
      `${all(names)} hebben elk ${points(n)}; ${name} zat in de laatste race verder naar voren.`,
    tieShared: ({ names, n }) =>
      `${all(names)} hebben elk ${points(n)} en haalden de laatste finish niet: ze delen de plaats.`,
    luck: ({ name, mean }) => `Meeste geluk: ${name}, gemiddeld ${number(mean)} waar je 2 verwacht.`,
    unluck: ({ name, mean }) => `Meeste pech: ${name}, gemiddeld ${number(mean)} waar je 2 verwacht.`,
    evenLuck: 'De dobbelstenen waren voor iedereen even lief.',
    luckTitle: ({ mean }) => `Gemiddelde worp, verwacht ${average(mean)}`,
    lucky: 'geluk',
    unlucky: 'pech',
    mean: ({ mean }) => average(mean),
    meanOf: ({ name, mean }) => `${name} ${average(mean)}`,
    noRolls: 'Niemand heeft gegooid.',
    rematch: 'Revanche',
    sameLake: 'Zelfde meer',
    newLake: 'Nieuw meer',
    sameTable: 'Zelfde spelers en varianten',
    watch: 'Nog eens bekijken',
    share: 'Delen',
    shareText: ({ name, lake }) => `${name} won (${lake}). Wie durft?`,
    copyLink: 'Link kopiëren',
    linkCopied: 'Link gekopieerd.',
    saveFile: 'Spel als bestand bewaren',
    home: 'Beginscherm',
  },
  replay: {
    title: 'Nog eens bekijken',
    play: 'Afspelen',
    pause: 'Pauze',
    step: 'Eén stap verder',
    stepBack: 'Eén stap terug',
    position: ({ n, most }) => `Stap ${n} van ${most}`,
    raceTitle: ({ race }) => `Race ${race}`,
    end: 'Einde van de herhaling',
    playOn: 'Vanaf hier verder spelen',
  },
};
