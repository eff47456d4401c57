import type { Home } from '../en/home';
import { formatsOf } from '../format';

const { count, date } = formatsOf('de');

export const home: Home = {
  raceNow: 'Sofort losfahren',
  setTable: 'Spiel aufbauen',
  continue: 'Weiterspielen',
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
    deleteLabel: ({ details }) => `Löschen: ${details}`,
    deleted: 'Spiel gelöscht.',
    bringBack: 'Zurückholen',
    exportLabel: ({ details }) => `Als Datei sichern: ${details}`,
    import: 'Datei öffnen',
    importText: 'Wähl eine Spieldatei aus oder zieh sie hierher.',
    fileName: 'powerboats',
    when: ({ at }) => date(at),
  },
  credit: 'Spielidee: Corné van Moorsel. Verlag: Cwali. Dies ist eine inoffizielle Umsetzung.',
};
