import type { Speech } from '../en/speech';
import { capitalised, formatsOf } from '../format';

const { all, any, count } = formatsOf('nl');
const sideOf = (hand: 'left' | 'right') => (hand === 'left' ? 'links' : 'rechts');

export const speech: Speech = {
  turn: ({ name }) => `${name} is aan zet.`,
  speedAndDice: ({ speed, faces }) =>
    `Snelheid ${speed}, ${faces.length === 1 ? 'dobbelsteen' : 'dobbelstenen'} ${all(faces)}.`,
  noDice: 'Geen dobbelstenen, snelheid 0.',
  damage: ({ damage, most }) => `Schade ${damage} van ${most}.`,
  toStart: 'Nu over de startlijn.',
  toBuoy: ({ buoy, hand }) => `Volgende boei ${buoy}, houd hem ${sideOf(hand)}.`,
  toBuoyAway: ({ buoy, hand, n, bearing }) =>
    `Volgende boei ${buoy}, houd hem ${sideOf(hand)}, ${n} ver, ${bearing}.`,
  toFinish: 'Nu naar de finish.',
  toFinishAway: ({ n, bearing }) => `Nu naar de finish, ${n} ver, ${bearing}.`,
  obstacles: { island: 'eiland', shore: 'oever', buoy: 'boei' },
  free: ({ way, reach }) => `${way} ${reach} vrij.`,
  freeThen: ({ way, reach, obstacle }) => `${way} ${reach} vrij, dan ${obstacle}.`,
  freeShort: ({ items }) => `Vrij: ${items.join(', ')}.`,
  rolled: ({ faces }) => `Gerold: ${all(faces)}.`,
  rolledKept: ({ faces, keep }) => `Gerold: ${all(faces)}, gehouden: ${keep}.`,
  nothingRolled: 'Niets gerold.',
  speed: ({ speed }) => `Snelheid ${speed}.`,
  repaired: ({ damage, most }) => `Eén schade hersteld, nog ${damage} van ${most}.`,
  clear: ({ way, spaces }) => `${way} ${spaces} is vrij.`,
  clearBehind: ({ way, spaces, name }) => `${way} ${spaces}, stopt achter ${name}.`,
  crashes: ({ way, spaces, damage }) => `${way} crash na ${spaces}, schade ${damage}.`,
  sinks: ({ way, spaces }) => `${way} crash na ${spaces}, de boot zinkt.`,
  notAllowed: ({ ways }) => `${capitalised(all(ways))} geeft een crash, mag niet.`,
  moved: ({ name, way, spaces }) => `${name} ${way} ${spaces}.`,
  turned: ({ name, way }) => `${name} draait ${way}.`,
  stayed: ({ name }) => `${name} blijft liggen.`,
  stoppedBehind: ({ name }) => `Stopt achter ${name}.`,
  started: 'Gestart.',
  unstarted: 'Terug achter de start.',
  rounded: ({ buoy }) => `Boei ${buoy} gerond.`,
  unrounded: ({ buoy }) => `Boei ${buoy} telt niet meer.`,
  nextBuoy: ({ buoy }) => `Volgende boei ${buoy}.`,
  nextFinish: 'Nu naar de finish.',
  crashed: ({ name, spaces }) => `${name} crasht na ${spaces}.`,
  damageNow: ({ n, damage, most }) => `Schade ${n}, nu ${damage} van ${most}.`,
  engineStopped: 'Motor uit.',
  sank: ({ name }) => `${name} zinkt.`,
  finished: ({ name, place }) => `${name} finisht als ${place}.`,
  retired: ({ name }) => `${name} geeft op.`,
  placed: ({ name }) => `${name} ligt aan de start.`,
  raceOver: ({ race }) => `Race ${race} is voorbij.`,
  points: ({ items }) => `Punten: ${all(items)}.`,
  gameOver: ({ names }) =>
    names.length === 1 ? `${all(names)} wint het spel.` : `${all(names)} delen de winst.`,
  courseLaid: ({ race, name }) => `Race ${race}. ${name} begint.`,
  choosePlace: ({ name, n }) => `${name}, kies een plaats: ${count(n, 'startvak', 'startvakken')} vrij.`,
  undone: 'Teruggenomen.',
  rewound: 'Teruggespoeld. Dezelfde worp komt weer.',
  chooseAny: ({ ways }) => `Kies ${any(ways)}.`,
};
