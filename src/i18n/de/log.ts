import type { Log } from '../en/log';
import { formatsOf } from '../format';

const { all, count } = formatsOf('de');

export const log: Log = {
  courseLaid: ({ race, name }) => `Rennen ${race}: die Bojen liegen aus. ${name} fängt an.`,
  raceEnded: ({ race, items }) => `Rennen ${race} ist vorbei. Punkte: ${all(items)}.`,
  score: ({ name, n }) => `${name} ${n}`,
  gameWon: ({ name, n }) => `${name} gewinnt das Spiel mit ${count(n, 'Punkt', 'Punkten')}.`,
  gameShared: ({ names, n }) => `${all(names)} teilen sich den Sieg mit ${count(n, 'Punkt', 'Punkten')}.`,
  sentence: ({ name, deeds }) => `${name} ${deeds.join(', ')}.`,
  deeds: {
    placed: 'steht am Start',
    rolled: ({ faces, speed }) => `wirft ${all(faces)}: Geschwindigkeit ${speed}`,
    removedAndRolled: ({ face, faces, speed }) =>
      `legt eine ${face} weg und wirft ${all(faces)}: Geschwindigkeit ${speed}`,
    braked: ({ face, speed }) => `legt eine ${face} weg: Geschwindigkeit ${speed}`,
    kept: ({ speed }) => `bleibt bei Geschwindigkeit ${speed}`,
    waited: 'würfelt nicht',
    repaired: ({ damage, most }) => `flickt einen Schaden, noch ${damage} von ${most}`,
    went: ({ way, spaces }) => `fährt ${spaces} ${way}`,
    turned: ({ way }) => `dreht ${way}`,
    stayed: 'bleibt stehen',
    stoppedBehind: ({ name }) => `stoppt hinter ${name}`,
    started: 'startet',
    unstarted: 'kommt über den Start zurück',
    rounded: ({ buoy }) => `umrundet Boje ${buoy}`,
    unrounded: ({ buoy }) => `verliert Boje ${buoy} wieder`,
    finished: ({ place }) => `geht als ${place} ins Ziel`,
    crashed: ({ n, damage, most }) => `baut einen Crash und nimmt ${n} Schaden (${damage} von ${most})`,
    sank: 'sinkt',
    retired: 'gibt auf',
  },
  rewound: ({ name }) => `Zurückgespult bis vor einen Wurf von ${name}.`,
  reason: ({ text }) => `(${text})`,
};
