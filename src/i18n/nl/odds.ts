import type { Odds } from '../en/odds';
import { formatsOf } from '../format';

const { count, number, percent } = formatsOf('nl');

export const odds: Odds = {
  title: 'Kansen',
  open: 'Toon de kansen',
  choice: 'Keuze',
  add: '+1 dobbelsteen',
  addAndReroll: ({ faces }) => `+1 dobbelsteen, ${faces.join(' ')} opnieuw`,
  remove: ({ face }) => `${face} weg`,
  removeAndReroll: ({ face, faces }) => `${face} weg, ${faces.join(' ')} opnieuw`,
  keep: 'alles houden',
  reroll: ({ faces }) => `${faces.join(' ')} opnieuw`,
  speed: 'Snelheid',
  speeds: ({ from, to }) => (from === to ? `${from}` : `${from} tot ${to}`),
  clear: 'Vrij',
  crash: 'Crash',
  sink: 'Zinkt',
  damage: 'Verwachte schade',
  best: 'beste',
  more: 'Alle keuzes',
  fewer: 'Minder keuzes',
  certain: 'zeker',
  never: 'nooit',

  par: {
    title: 'Par',
    text: 'Zoveel beurten heeft de perfecte kapitein gemiddeld nodig, alleen op dit parcours.',
    is: ({ par }) => `Par ${number(par)}`,
    thinking: ({ ratio }) => `Par wordt berekend… ${percent(ratio)}`,
    under: ({ n }) => `${number(n)} onder par`,
    over: ({ n }) => `${number(n)} boven par`,
    on: 'precies par',
  },
  hint: {
    title: 'Tip',
    ask: 'Vraag een tip',
    hide: 'Verberg de tip',
    dice: ({ choice }) => `Nu het beste: ${choice}.`,
    way: ({ way }) => `Beste richting: ${way}.`,
    worth: ({ n }) => `Nog ongeveer ${count(n, 'beurt', 'beurten')} tot de finish.`,
    better: ({ n }) => `${count(n, 'beurt', 'beurten')} beter dan de volgende keuze.`,
    same: 'Andere keuzes zijn even goed.',
    thinking: 'De beste lijn wordt gezocht…',
    none: 'Geen tip van hieruit: zo ver reiken de getallen niet.',
  },
};
