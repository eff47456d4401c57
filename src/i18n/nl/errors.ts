import type { Errors } from '../en/errors';
import { formatsOf } from '../format';

const { any, number } = formatsOf('nl');

export const errors: Errors = {
  record: {
    'too-long': ({ most }) => `Het bestand is langer dan ${number(most)} tekens.`,
    'not-json': 'Dit bestand is niet te lezen. Misschien is het afgebroken of geen spelbestand.',
    'not-a-record': 'In dit bestand zit geen spel.',
    'unknown-version': ({ version }) =>
      `Dit spel is bewaard in een vorm die we niet kennen (${version}). Een nieuwere versie kan het misschien lezen.`,
    'wrong-shape': ({ where, expected }) =>
      `Het spel is beschadigd bij “${where}”: daar hoort ${expected} te staan.`,
    'boat-taken-twice': ({ name }) => `Twee spelers hebben dezelfde boot, ${name}.`,
    'unknown-lake': ({ lake }) => `Er is geen meer met de code “${lake}”.`,
    'illegal-action': ({ n, reason }) => `Stap ${n} van het spel is tegen de regels. ${reason}`,
  },
  refusal: {
    wrongPhase: {
      placing: 'Eerst moeten de boten geplaatst worden.',
      dice: 'Eerst komen de dobbelstenen.',
      steering: 'Kies eerst een richting.',
      'race-over': 'Deze race is voorbij.',
      'game-over': 'Het spel is voorbij.',
    },
    notAStartSpace: 'Boten starten op de lijn of hooguit 2 vakken erachter.',
    spaceTaken: ({ name }) => `Daar ligt ${name} al.`,
    noSuchHeading: 'Die richting bestaat niet.',
    noSuchDie: 'Die dobbelsteen is er niet.',
    removedDieRerolled: 'Een dobbelsteen die weggaat, wordt niet meer gerold.',
    wrongDice: 'Die keuze van dobbelstenen past niet bij elkaar.',
    tooManyDice: ({ most }) => `Meer dan ${most} dobbelstenen mag niet in dit spel.`,
    headingNotOffered: ({ ways }) => `Van hier kun je alleen ${any(ways)} varen.`,
    headingForbidden: ({ way, reach, ways }) =>
      `${way}: ${reach > 0 ? `crash na ${reach}` : 'versperd'}. Je moet ${any(ways)} varen.`,
    wayNotAllowed: 'Die richting mag niet.',
    raceStillCounts: 'In deze race zijn nog punten te halen.',
  },
  /** A screen that failed. */
  broken: {
    title: 'Er ging iets stuk',
    text: 'Je spel is bewaard zoals het was voor de laatste tik. Laad de pagina opnieuw om verder te gaan.',
    reload: 'Opnieuw laden',
  },
  storage: {
    full: 'De opslag van de browser is vol. Het spel gaat door, maar wordt niet bewaard. Verwijder oude spellen of bewaar het als bestand.',
    lost: 'Dit bewaarde spel kan niet worden geopend. Het blijft zoals het is.',
  },
  file: {
    unreadable: 'Het bestand ging niet open.',
  },
  link: {
    broken: 'Deze link is onvolledig of beschadigd.',
    brokenText: 'Vraag hem opnieuw of begin met een nieuw meer.',
    copyFailed: 'Kopiëren lukte niet. Selecteer de link en kopieer hem zelf.',
  },
  page: {
    languageFailed: 'De teksten konden niet geladen worden. Is er verbinding?',
  },
};
