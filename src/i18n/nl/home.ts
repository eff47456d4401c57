import type { Home } from '../en/home';
import { formatsOf } from '../format';

const { count } = formatsOf('nl');
const DATES = new Intl.DateTimeFormat('nl', { dateStyle: 'medium', timeStyle: 'short' });

export const home: Home = {
  title: 'Powerboats',
  raceNow: 'Nu racen',
  raceNowText: 'Een nieuw meer, de boten liggen klaar, meteen de eerste worp.',
  setTable: 'Spel klaarzetten',
  setTableText: 'Plaatsen, namen, meer, races en varianten.',
  rulesText: 'Kort, doorzoekbaar, met de regel die nu telt.',
  continue: 'Verder spelen',
  continueLabel: ({ details }) => `Verder spelen: ${details}`,
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
    watch: 'Bekijken',
    delete: 'Verwijderen',
    deleteLabel: ({ details }) => `Verwijderen: ${details}`,
    deleted: 'Spel verwijderd.',
    bringBack: 'Terughalen',
    export: 'Als bestand bewaren',
    exportLabel: ({ details }) => `Als bestand bewaren: ${details}`,
    import: 'Bestand openen',
    importText: 'Kies een spelbestand of sleep het hierheen.',
    imported: 'Spel geopend.',
    fileName: 'powerboats',
    when: ({ at }) => DATES.format(at),
    more: ({ n }) => `nog ${n}`,
  },
  offlineReady: 'Ook zonder internet te spelen.',
  newVersion: 'Er is een nieuwe versie. Die start na opnieuw laden.',
  install: 'Aan beginscherm toevoegen',
  credit: 'Spelontwerp: Corné van Moorsel. Uitgever: Cwali. Dit is een onofficiële versie.',
};
