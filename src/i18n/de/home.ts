import type { Home } from '../en/home';
import { formatsOf } from '../format';

const { count } = formatsOf('de');
const DATES = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short' });

export const home: Home = {
  title: 'Powerboats',
  raceNow: 'Sofort losfahren',
  raceNowText: 'Ein neuer See, die Boote stehen bereit, gleich der erste Wurf.',
  setTable: 'Spiel aufbauen',
  setTableText: 'Plätze, Namen, See, Rennen und Varianten.',
  rulesText: 'Kurz, durchsuchbar, mit der Regel, die gerade zählt.',
  continue: 'Weiterspielen',
  continueLabel: ({ details }) => `Weiterspielen: ${details}`,
  race: ({ race, races }) => `Rennen ${race} von ${races}`,
  toMove: ({ name }) => `${name} am Zug`,
  toPlace: ({ name }) => `${name} stellt auf`,
  raceOver: ({ race }) => `Rennen ${race} ist vorbei`,
  won: ({ name }) => `${name} hat gewonnen`,
  boats: ({ n }) => count(n, 'Boot', 'Boote'),
  languageLabel: 'Sprache',
  saved: {
    title: 'Gespeicherte Spiele',
    running: 'Laufende Spiele',
    finished: 'Beendete Spiele',
    empty: 'Noch keine Spiele. Jedes Spiel wird von selbst gespeichert, nach jedem Wurf und jedem Zug.',
    open: 'Öffnen',
    watch: 'Ansehen',
    delete: 'Löschen',
    deleteLabel: ({ details }) => `Löschen: ${details}`,
    deleted: 'Spiel gelöscht.',
    bringBack: 'Zurückholen',
    export: 'Als Datei sichern',
    exportLabel: ({ details }) => `Als Datei sichern: ${details}`,
    import: 'Datei öffnen',
    importText: 'Wähl eine Spieldatei aus oder zieh sie hierher.',
    imported: 'Spiel geöffnet.',
    fileName: 'powerboats',
    when: ({ at }) => DATES.format(at),
    more: ({ n }) => `${n} weitere`,
  },
  offlineReady: 'Spielbereit auch ohne Internet.',
  newVersion: 'Eine neue Version ist da. Sie läuft nach dem nächsten Neuladen.',
  install: 'Zum Startbildschirm hinzufügen',
  credit: 'Spielidee: Corné van Moorsel. Verlag: Cwali. Dies ist eine inoffizielle Umsetzung.',
};
