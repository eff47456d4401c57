import type { Log } from '../en/log';
import { formatsOf } from '../format';

const { all, count } = formatsOf('nl');

export const log: Log = {
  courseLaid: ({ race, name }) => `Race ${race}: de boeien liggen klaar. ${name} begint.`,
  raceEnded: ({ race, items }) => `Race ${race} is voorbij. Punten: ${all(items)}.`,
  score: ({ name, n }) => `${name} ${n}`,
  gameWon: ({ name, n }) => `${name} wint het spel met ${count(n, 'punt', 'punten')}.`,
  gameShared: ({ names, n }) => `${all(names)} delen de winst met ${count(n, 'punt', 'punten')}.`,
  sentence: ({ name, deeds }) => `${name} ${deeds.join(', ')}.`,
  deeds: {
    placed: 'ligt aan de start',
    rolled: ({ faces, speed }) => `rolt ${all(faces)}: snelheid ${speed}`,
    removedAndRolled: ({ face, faces, speed }) =>
      `doet een ${face} weg en rolt ${all(faces)}: snelheid ${speed}`,
    braked: ({ face, speed }) => `doet een ${face} weg: snelheid ${speed}`,
    kept: ({ speed }) => `houdt snelheid ${speed}`,
    waited: 'rolt niets',
    repaired: ({ damage, most }) => `herstelt een schade, nog ${damage} van ${most}`,
    went: ({ way, spaces }) => `vaart ${spaces} ${way}`,
    turned: ({ way }) => `draait ${way}`,
    stayed: 'blijft liggen',
    stoppedBehind: ({ name }) => `stopt achter ${name}`,
    started: 'start',
    unstarted: 'komt over de start terug',
    rounded: ({ buoy }) => `rondt boei ${buoy}`,
    unrounded: ({ buoy }) => `verliest boei ${buoy} weer`,
    finished: ({ place }) => `finisht als ${place}`,
    crashed: ({ n, damage, most }) => `crasht en krijgt ${n} schade (${damage} van ${most})`,
    sank: 'zinkt',
    retired: 'geeft op',
  },
  rewound: ({ name }) => `Teruggespoeld tot voor een worp van ${name}.`,
  reason: ({ text }) => `(${text})`,
};
