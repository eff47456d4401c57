import type { Odds } from '../en/odds';
import { formatsOf } from '../format';

const { count, number, percent } = formatsOf('de');

export const odds: Odds = {
  title: 'Chancen',
  open: 'Chancen zeigen',
  choice: 'Wahl',
  add: '+1 Würfel',
  addAndReroll: ({ faces }) => `+1 Würfel, ${faces.join(' ')} neu`,
  remove: ({ face }) => `${face} weg`,
  removeAndReroll: ({ face, faces }) => `${face} weg, ${faces.join(' ')} neu`,
  keep: 'alle behalten',
  reroll: ({ faces }) => `${faces.join(' ')} neu`,
  speed: 'Geschwindigkeit',
  speeds: ({ from, to }) => (from === to ? `${from}` : `${from} bis ${to}`),
  clear: 'Frei',
  crash: 'Crash',
  sink: 'Sinkt',
  damage: 'Erwarteter Schaden',
  best: 'beste',
  more: 'Alle Möglichkeiten',
  fewer: 'Weniger zeigen',
  certain: 'sicher',
  never: 'nie',

  par: {
    title: 'Par',
    text: 'So viele Züge braucht der perfekte Kapitän im Schnitt, allein auf dieser Strecke.',
    is: ({ par }) => `Par ${number(par)}`,
    thinking: ({ ratio }) => `Par wird berechnet … ${percent(ratio)}`,
    under: ({ n }) => `${number(n)} unter Par`,
    over: ({ n }) => `${number(n)} über Par`,
    on: 'genau Par',
  },
  hint: {
    title: 'Tipp',
    ask: 'Tipp holen',
    hide: 'Tipp ausblenden',
    dice: ({ choice }) => `Jetzt am besten: ${choice}.`,
    way: ({ way }) => `Bester Weg: ${way}.`,
    worth: ({ n }) => `Noch etwa ${count(n, 'Zug', 'Züge')} bis ins Ziel.`,
    better: ({ n }) => `${count(n, 'Zug', 'Züge')} besser als die nächste Möglichkeit.`,
    same: 'Andere Möglichkeiten sind genauso gut.',
    thinking: 'Die beste Linie wird gesucht …',
    none: 'Hier gibt es keinen Tipp: so weit reichen die Zahlen nicht.',
  },
};
