import type { Bots } from '../en/bots';

export const bots: Bots = {
  kinds: {
    novice: { title: 'Neuling', text: 'Sorglos, macht Fehler.' },
    skipper: { title: 'Skipper', text: 'Schaut einen Zug voraus.' },
    captain: { title: 'Kapitän', text: 'Kennt die ganze Strecke und achtet auf die anderen.' },
  },
  person: 'Mensch',
  whoSteers: 'Wer steuert?',
  thinking: ({ name }) => `${name} überlegt …`,
  handOverOf: ({ name }) => `Einen Bot für ${name} steuern lassen`,
  pause: 'Bots anhalten',
  resume: 'Bots weiterfahren lassen',
  paused: 'Die Bots warten.',
  certain: 'auf jeden Fall',

  reasons: {
    'adds-for-speed': ({ chance }) => `nimmt einen Würfel dazu, frei ${chance}`,
    'slows-down': ({ face, chance }) => `legt die ${face} weg, frei ${chance}`,
    'keeps-speed': ({ speed }) => `Geschwindigkeit ${speed} passt`,
    'rerolls-to-clear': ({ face, chance }) => `wirft die ${face} neu, frei ${chance}`,
    'risks-a-crash': ({ chance }) => `nimmt das kleinste Risiko, frei ${chance}`,
    'coasts-to-repair': ({ damage }) => `rührt keinen Würfel an, um zu flicken, dann noch Schaden ${damage}`,
    'rounds-buoy': ({ buoy }) => `umrundet Boje ${buoy}`,
    finishes: 'will ins Ziel',
    'is-forced': 'hat keinen anderen Weg',
    'crashes-least': ({ damage }) => `nimmt den mildesten Crash, Schaden ${damage}`,
    'stops-behind': ({ name }) => `reiht sich hinter ${name} ein`,
    'turns-in-place': 'dreht erst auf der Stelle',
    'heads-for-buoy': ({ buoy }) => `hält auf Boje ${buoy} zu`,
    'heads-for-line': 'hält auf die Linie zu',
    'plays-safe': 'konnte sich nicht entscheiden und geht auf Nummer sicher',
  },
};
