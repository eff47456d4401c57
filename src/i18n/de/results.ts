import type { Results } from '../en/results';
import { formatsOf } from '../format';

const { all, average, count, number } = formatsOf('de');
const points = (n: number) => count(n, 'Punkt', 'Punkte');
const withPoints = (n: number) => count(n, 'Punkt', 'Punkten');

export const results: Results = {
  race: {
    title: ({ race }) => `Rennen ${race}`,
    winner: ({ name }) => `${name} gewinnt das Rennen`,
    nobody: 'Niemand hat das Ziel erreicht',
    place: 'Platz',
    player: 'Spieler',
    turns: 'Züge',
    points: 'Punkte',
    total: 'Gesamt',
    damage: 'Schaden',
    forPlace: ({ n, race }) =>
      race === 1 ? `${n} für den Platz` : `${n} für den Platz, ${race}-fach gezählt`,
    forTurns: ({ n }) => `${n} für ${count(n, 'Zug', 'Züge')} Vorsprung auf das letzte Boot`,
    forLostBoats: ({ n, names }) =>
      `${n}, weil ${all(names)} ausgefallen ${names.length === 1 ? 'ist' : 'sind'}`,
    sunk: 'gesunken: keine Punkte',
    retired: 'aufgegeben: keine Punkte',
    unfinished: 'nicht im Ziel: keine Punkte',
    carries: ({ n }) =>
      n === 0 ? 'fährt heil ins nächste Rennen' : `behält ${count(n, 'Schadensmarker', 'Schadensmarker')}`,
    intoRace: ({ race }) => `In Rennen ${race}`,
    why: {
      hurt: 'in diesem Rennen angestoßen',
      before: 'von vorher',
      more: 'einer mehr für dieses Rennen',
      mended: 'unterwegs repariert',
      worn: 'Verschleiß',
    },
    multiplier: ({ n }) => `×${n}`,
    next: ({ race }) => `Zu Rennen ${race}`,
    toPodium: 'Zur Siegerehrung',
    nextCounts: ({ n }) =>
      n === 2 ? 'Das nächste Rennen zählt doppelt.' : 'Das nächste Rennen zählt dreifach.',
    nextStarts: ({ name }) => `Im nächsten Rennen fängt ${name} an.`,
    watch: 'Rennen noch einmal ansehen',
  },
  podium: {
    title: 'Siegerehrung',
    winner: ({ name }) => `${name} gewinnt!`,
    winnerPoints: ({ name, n }) => `${name} gewinnt mit ${withPoints(n)}.`,
    shared: ({ names }) => `${all(names)} gewinnen gemeinsam!`,
    wonOn: ({ name, lake, n }) => `${name}, ${lake}, nach ${count(n, 'Rennen', 'Rennen')}`,
    totals: 'Gesamtwertung',
    lead: ({ n }) => `${points(n)} Vorsprung`,
    tieBreak: ({ name, names, n }) =>
      `${all(names)} haben je ${points(n)}; ${name} war im letzten Rennen weiter vorn.`,
    tieShared: ({ names, n }) =>
      `${all(names)} haben je ${points(n)} und waren im letzten Rennen nicht im Ziel: sie teilen sich den Platz.`,
    luck: ({ name, mean }) =>
      `Das meiste Würfelglück: ${name}, im Schnitt ${number(mean)}, zu erwarten ist 2.`,
    unluck: ({ name, mean }) =>
      `Das meiste Würfelpech: ${name}, im Schnitt ${number(mean)}, zu erwarten ist 2.`,
    evenLuck: 'Die Würfel waren zu allen gleich nett.',
    luckTitle: ({ mean }) => `Durchschnittlicher Wurf, zu erwarten ${average(mean)}`,
    lucky: 'Glück',
    unlucky: 'Pech',
    mean: ({ mean }) => average(mean),
    meanOf: ({ name, mean }) => `${name} ${average(mean)}`,
    noRolls: 'Niemand hat gewürfelt.',
    rematch: 'Revanche',
    sameLake: 'Selber See',
    newLake: 'Neuer See',
    sameTable: 'Gleiche Runde, gleiche Varianten',
    watch: 'Noch einmal ansehen',
    share: 'Teilen',
    shareText: ({ name, lake }) => `${name} hat gewonnen (${lake}). Wer traut sich?`,
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert.',
    saveFile: 'Spiel als Datei sichern',
    home: 'Startseite',
  },
  replay: {
    title: 'Noch einmal ansehen',
    play: 'Abspielen',
    pause: 'Anhalten',
    step: 'Einen Schritt weiter',
    stepBack: 'Einen Schritt zurück',
    position: ({ n, most }) => `Schritt ${n} von ${most}`,
    raceTitle: ({ race }) => `Rennen ${race}`,
    end: 'Ende der Aufzeichnung',
    playOn: 'Ab hier weiterspielen',
  },
};
