import type { Home } from '../en/home';
import { formatsOf } from '../format';

const { count, date } = formatsOf('nl');

export const home: Home = {
  raceNow: 'Nu racen',
  setTable: 'Spel klaarzetten',
  continue: 'Verder spelen',
  race: ({ race, races }) => `race ${race} van ${races}`,
  toMove: ({ name }) => `${name} aan zet`,
  toPlace: ({ name }) => `${name} plaatst`,
  raceOver: ({ race }) => `race ${race} is voorbij`,
  won: ({ name }) => `${name} heeft gewonnen`,
  boats: ({ n }) => count(n, 'boot', 'boten'),
  languageLabel: 'Taal',
  saved: {
    title: 'Bewaarde spellen',
    running: 'Lopende spellen',
    finished: 'Afgelopen spellen',
    empty: 'Nog geen spellen. Elk spel wordt vanzelf bewaard, na elke worp en elke zet.',
    open: 'Openen',
    deleteLabel: ({ details }) => `Verwijderen: ${details}`,
    deleted: 'Spel verwijderd.',
    bringBack: 'Terughalen',
    exportLabel: ({ details }) => `Als bestand bewaren: ${details}`,
    import: 'Bestand openen',
    importText: 'Kies een spelbestand of sleep het hierheen.',
    fileName: 'powerboats',
    when: ({ at }) => date(at),
  },
  credit: 'Spelontwerp: Corné van Moorsel. Uitgever: Cwali. Dit is een onofficiële versie.',
};
