import type { Start } from '../en/start';
import { formatsOf } from '../format';

const { all, count } = formatsOf('de');

export const start: Start = {
  roll: {
    title: 'Wer fängt an?',
    text: 'Alle werfen einen Würfel. Die höchste Zahl fängt an.',
    button: 'Würfeln',
    rolled: ({ name, face }) => `${name} wirft ${face}`,
    tie: ({ names }) => `Gleichstand: ${all(names)} werfen noch einmal.`,
    starts: ({ name }) => `${name} fängt an.`,
    next: 'Zur Strecke',
    laterRace: ({ name }) => `Diesmal fängt ${name} an: einen Platz weiter links.`,
  },
  reveal: {
    title: ({ race, lake }) => `Rennen ${race}: ${lake}`,
    course: 'Die Strecke',
    leg: ({ buoy, hand }) => `Boje ${buoy}: ${hand === 'left' ? 'links' : 'rechts'} liegen lassen`,
    thenFinish: 'Dann über die Linie',
    length: ({ spaces }) => `Kürzester Weg: ${count(spaces, 'Feld', 'Felder')}`,
    skip: 'Tippen zum Überspringen',
    next: 'Boote aufstellen',
    carried: ({ name, damage }) =>
      `${name} startet mit ${count(damage, 'Schadensmarker', 'Schadensmarkern')}.`,
  },
  placing: {
    title: 'Plätze am Start',
    turn: ({ name }) => `${name}: wähl ein Startfeld`,
    text: 'Tippe auf ein helles Feld auf der Linie oder dahinter.',
    order: 'Wer anfängt, wählt zuletzt und fährt zuerst.',
    allAtRandom: 'Alle zufällig aufstellen',
    atRandom: 'Zufällig aufstellen',
    turnLeft: 'Nach links drehen',
    turnRight: 'Nach rechts drehen',
    confirm: 'Hier aufstellen',
    spaceOnLine: ({ n }) => `Startfeld ${n}, auf der Linie`,
    spaceBehind: ({ n, behind }) => `Startfeld ${n}, ${behind} hinter der Linie`,
    placed: ({ name }) => `${name} steht am Start.`,
    left: ({ n }) => `Noch ${count(n, 'Boot', 'Boote')} aufzustellen`,
    go: 'Rennen starten',
  },
};
