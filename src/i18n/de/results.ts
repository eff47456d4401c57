import type { Results } from '../en/results';
import { formatsOf } from '../format';

const { all, average, count } = formatsOf('de');
const points = (n: number) => count(n, 'Punkt', 'Punkte');

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
    forPlace: ({ n, race }) => (race === 1 ? `${n} für den Platz` : `${n} × ${race} für den Platz`),
    forTurns: ({ n }) => `${n} für ${count(n, 'Zug', 'Züge')} Vorsprung auf das letzte Boot`,
    forLostBoats: ({ n, names }) =>
      `${n}, weil ${all(names)} ausgefallen ${names.length === 1 ? 'ist' : 'sind'}`,
    sunk: 'gesunken: keine Punkte',
    retired: 'aufgegeben: keine Punkte',
    unfinished: 'nicht im Ziel: keine Punkte',
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
    nextCounts: ({ n }) =>
      n === 2 ? 'Das nächste Rennen zählt doppelt.' : 'Das nächste Rennen zählt dreifach.',
    nextStarts: ({ name }) => `Im nächsten Rennen fängt ${name} an.`,
  },
  podium: {
    winner: ({ name }) => `${name} gewinnt!`,
    shared: ({ names }) => `${all(names)} gewinnen gemeinsam!`,
    nobody: 'Niemand hat gepunktet',
    wonOn: ({ name, lake, n }) => `${name}, ${lake}, nach ${count(n, 'Rennen', 'Rennen')}`,
    totals: 'Gesamtwertung',
    tieBreak: ({ name, names, n }) =>
      `${all(names)} haben je ${points(n)}; ${name} war im letzten Rennen weiter vorn.`,
    tieShared: ({ names, n }) =>
      `${all(names)} haben je ${points(n)} und waren im letzten Rennen nicht im Ziel: sie teilen sich den Platz.`,
    luckTitle: ({ mean }) => `Durchschnittlicher Wurf, zu erwarten ${average(mean)}`,
    lucky: 'Glück',
    unlucky: 'Pech',
    mean: ({ mean }) => average(mean),
    meanOf: ({ name, mean }) => `${name} ${average(mean)}`,
    rematch: 'Revanche',
    sameLake: 'Selber See',
    share: 'Teilen',
    linkCopied: 'Link kopiert.',
    saveFile: 'Spiel als Datei sichern',
    home: 'Startseite',
  },
};
