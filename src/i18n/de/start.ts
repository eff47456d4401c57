import type { Start } from '../en/start';
import { formatsOf } from '../format';

const { all, count } = formatsOf('de');

export const start: Start = {
  roll: {
    title: 'Wer fängt an?',
    text: 'Alle werfen einen Würfel. Die höchste Zahl fängt an.',
    rolled: ({ name, face }) => `${name} wirft ${face}`,
    tie: ({ names }) => `Gleichstand: ${all(names)} werfen noch einmal.`,
    starts: ({ name }) => `${name} fängt an.`,
    laterRace: ({ name }) => `Diesmal fängt ${name} an: einen Platz weiter links.`,
  },
  reveal: {
    title: ({ race, lake }) => `Rennen ${race}: ${lake}`,
    course: 'Die Strecke',
    leg: ({ buoy, hand }) => `Boje ${buoy}: ${hand === 'left' ? 'links' : 'rechts'} liegen lassen`,
    thenFinish: 'Dann über die Linie',
    length: ({ spaces }) => `Kürzester Weg: ${count(spaces, 'Feld', 'Felder')}`,
    skip: 'Tippen zum Überspringen',
    carried: ({ name, damage }) =>
      `${name} startet mit ${count(damage, 'Schadensmarker', 'Schadensmarkern')}.`,
  },
  placing: {
    text: 'Tippe auf ein helles Feld auf der Linie oder dahinter.',
    order: 'Wer anfängt, wählt zuletzt und fährt zuerst.',
    allAtRandom: 'Alle zufällig aufstellen',
    turnLeft: 'Nach links drehen',
    turnRight: 'Nach rechts drehen',
    spaceOnLine: ({ n }) => `Startfeld ${n}, auf der Linie`,
    spaceBehind: ({ n, behind }) => `Startfeld ${n}, ${behind} hinter der Linie`,
    left: ({ n }) => `Noch ${count(n, 'Boot', 'Boote')} aufzustellen`,
  },
};
