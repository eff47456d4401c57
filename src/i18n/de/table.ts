import type { Table } from '../en/table';

export const table: Table = {
  title: 'Spiel aufbauen',
  start: 'An den Start',
  seats: {
    title: 'Wer fährt mit?',
    seat: ({ n }) => `Platz ${n}`,
    nameOf: ({ n }) => `Name an Platz ${n}`,
    nameHint: 'Freiwillig: ohne Namen zählt die Farbe des Boots.',
    boatOf: ({ n }) => `Boot an Platz ${n}`,
    add: 'Mitspieler dazu',
    remove: ({ name }) => `${name} entfernen`,
    drag: 'Zieh Boote auf andere Plätze. Gefahren wird im Uhrzeigersinn.',
    picked: ({ name }) => `${name} ist aufgenommen: jetzt auf einen Platz tippen.`,
    dragTable:
      'Zieh Boote auf andere Plätze oder an eine Seite des Bildschirms. Gefahren wird im Uhrzeigersinn.',
    pickedTable: ({ name }) => `${name} ist aufgenommen: jetzt auf einen Platz oder eine Seite tippen.`,
    here: 'Hierher',
    sitsHere: ({ edge, name }) => `${edge}: ${name} sitzt hier`,
    spare: 'Freie Boote',
  },
  lake: {
    title: 'See',
    side: 'Seite',
    sides: {
      standard: { title: 'Standard', text: 'Dunkles Wasser, wenige Inseln: gut für das erste Spiel.' },
      expert: { title: 'Experten', text: 'Helles Wasser, mehr Land: engere Kurven.' },
    },
    preview: ({ lake }) => `Bild: ${lake}`,
    code: 'See-Code',
    codeHint: 'Derselbe Code gibt immer denselben See.',
    codeWrong:
      'Diesen See gibt es nicht. Nötig sind S oder E und die Teile 1 bis 6, jedes einmal; T dreht ein Teil.',
    new: 'Neuer See',
    lock: 'Diesen See behalten',
    locked: 'Dieser See bleibt.',
  },
  races: {
    title: 'Rennen',
    choices: {
      1: { title: '1 Rennen', text: 'Rund 20 Minuten.' },
      2: { title: '2 Rennen', text: 'Das zweite zählt doppelt.' },
      3: { title: '3 Rennen', text: 'Das ganze Spiel: Rennen 2 zählt doppelt, Rennen 3 dreifach.' },
    },
  },
  options: {
    title: 'Varianten',
    text: 'Alles aus: das Spiel, wie es in der Schachtel war.',
    list: {
      'score-variant': {
        title: 'Wertungsvariante',
        text: 'Jeder Zug Vorsprung auf das letzte Boot im Ziel bringt 1 Punkt, jedes verlorene Boot 5.',
      },
      'coast-repair': {
        title: 'Flicken beim Gleiten',
        text: 'Ein Zug, in dem kein Würfel angerührt wird, nimmt zuerst einen Schadensmarker weg.',
      },
      'wear-and-tear': {
        title: 'Verschleiß',
        text: 'Jedes Boot trägt für jedes gefahrene Rennen mindestens einen Schadensmarker.',
      },
      'free-steering': {
        title: 'Freies Steuern',
        text: 'Auch ein Weg mit Crash ist erlaubt, solange das Boot sich überhaupt bewegen kann.',
      },
      'power-turn': {
        title: 'Scharfe Kurve',
        text: 'Mit genau einem Würfel darf ein Boot auch um 120° drehen.',
      },
      'five-dice': { title: 'Fünf Würfel', text: 'Niemand nimmt einen sechsten Würfel.' },
    },
    alwaysWithTwo: 'Zu zweit immer an.',
  },
  pace: {
    title: 'Spieltempo',
    choices: {
      normal: { title: '1×', text: 'Würfel rollen, Boote gleiten.' },
      fast: { title: '2×', text: 'Dasselbe in halber Zeit.' },
      instant: { title: 'Sofort', text: 'Ganz ohne Warten.' },
    },
  },
  seating: {
    title: 'Rund um den Bildschirm',
    choices: {
      'side-by-side': {
        title: 'Nebeneinander',
        text: 'Alle schauen von derselben Seite; die Steuerung bleibt am Platz.',
      },
      table: {
        title: 'Tisch',
        text: 'Der Bildschirm liegt flach; die Steuerung dreht sich zu der Person am Zug.',
      },
      pass: { title: 'Weitergeben', text: 'Der Bildschirm wandert; eine Karte sagt, wer am Zug ist.' },
    },
    edgeOf: ({ n }) => `Bildschirmrand von Platz ${n}`,
    edge: { south: 'Unterer Rand', west: 'Linker Rand', north: 'Oberer Rand', east: 'Rechter Rand' },
  },
  dice: {
    new: 'Neue Würfel',
    seed: 'Startwert',
  },
  link: {
    copy: 'Link zu diesem Tisch kopieren',
    copied: 'Link kopiert: See, Varianten und Würfel sind dabei.',
    opened: 'Dieser Tisch kam mit einem Link.',
  },
};
