import type { Errors } from '../en/errors';
import { formatsOf } from '../format';

const { any, number } = formatsOf('de');

export const errors: Errors = {
  record: {
    'too-long': ({ most }) => `Die Datei ist länger als ${number(most)} Zeichen.`,
    'not-json': 'Diese Datei ist nicht lesbar. Vielleicht ist sie abgeschnitten oder keine Spieldatei.',
    'not-a-record': 'In dieser Datei steckt kein Spiel.',
    'unknown-version': ({ version }) =>
      `Dieses Spiel wurde in einer unbekannten Form gespeichert (${version}). Eine neuere Version kann es vielleicht lesen.`,
    'wrong-shape': ({ where, expected }) =>
      `Das Spiel ist bei „${where}“ beschädigt: dort sollte ${expected} stehen.`,
    'boat-taken-twice': ({ name }) => `Zwei Spieler haben dasselbe Boot, ${name}.`,
    'unknown-lake': ({ lake }) => `Einen See mit dem Code „${lake}“ gibt es nicht.`,
    'illegal-action': ({ n, reason }) => `Schritt ${n} des Spiels verstößt gegen die Regeln. ${reason}`,
  },
  refusal: {
    wrongPhase: {
      placing: 'Erst müssen die Boote aufgestellt werden.',
      dice: 'Erst kommen die Würfel.',
      steering: 'Wähl erst einen Weg.',
      'race-over': 'Dieses Rennen ist vorbei.',
      'game-over': 'Das Spiel ist vorbei.',
    },
    notAStartSpace: 'Gestartet wird auf der Linie oder höchstens 2 Felder dahinter.',
    spaceTaken: ({ name }) => `Dort steht schon ${name}.`,
    noSuchHeading: 'Diese Richtung gibt es nicht.',
    noSuchDie: 'Diesen Würfel gibt es nicht.',
    removedDieRerolled: 'Ein Würfel, der weggeht, wird nicht mehr geworfen.',
    wrongDice: 'Diese Würfelwahl passt nicht zusammen.',
    tooManyDice: ({ most }) => `Mehr als ${most} Würfel sind in diesem Spiel nicht erlaubt.`,
    headingNotOffered: ({ ways }) => `Von hier geht es nur ${any(ways)}.`,
    headingForbidden: ({ way, reach, ways }) =>
      `${way}: ${reach > 0 ? `Crash nach ${reach}` : 'versperrt'}. Du musst ${any(ways)} fahren.`,
    wayNotAllowed: 'Dieser Weg ist nicht erlaubt.',
    raceStillCounts: 'In diesem Rennen gibt es noch Punkte zu holen.',
  },
  /** A screen that failed. */
  broken: {
    title: 'Etwas ist kaputtgegangen',
    text: 'Euer Spiel ist gespeichert, wie es vor dem letzten Tippen war. Ladet die Seite neu, dann geht es weiter.',
    reload: 'Neu laden',
  },
  storage: {
    full: 'Der Speicher des Browsers ist voll. Das Spiel geht weiter, wird aber nicht gespeichert. Lösch alte Spiele oder sichere es als Datei.',
    lost: 'Dieses gespeicherte Spiel lässt sich nicht öffnen. Es bleibt, wie es ist.',
  },
  file: {
    unreadable: 'Die Datei ließ sich nicht öffnen.',
  },
  link: {
    broken: 'Dieser Link ist unvollständig oder beschädigt.',
    brokenText: 'Lass ihn dir noch einmal geben oder beginn mit einem neuen See.',
    copyFailed: 'Kopieren ging nicht. Markier den Link und kopier ihn selbst.',
  },
  page: {
    languageFailed: 'Die Texte ließen sich nicht laden. Besteht eine Verbindung?',
  },
};
