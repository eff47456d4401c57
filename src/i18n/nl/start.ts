import type { Start } from '../en/start';
import { formatsOf } from '../format';

const { all, count } = formatsOf('nl');

export const start: Start = {
  roll: {
    title: 'Wie begint?',
    text: 'Iedereen rolt een dobbelsteen. Het hoogste getal begint.',
    rolled: ({ name, face }) => `${name} rolt ${face}`,
    tie: ({ names }) => `Gelijk: ${all(names)} rollen opnieuw.`,
    starts: ({ name }) => `${name} begint.`,
    laterRace: ({ name }) => `Nu begint ${name}: één plek verder naar links.`,
  },
  reveal: {
    title: ({ race, lake }) => `Race ${race}: ${lake}`,
    course: 'Het parcours',
    leg: ({ buoy, hand }) => `Boei ${buoy}: houd hem ${hand === 'left' ? 'links' : 'rechts'}`,
    thenFinish: 'Dan over de lijn',
    length: ({ spaces }) => `Kortste weg: ${count(spaces, 'vak', 'vakken')}`,
    skip: 'Tik om over te slaan',
    carried: ({ name, damage }) => `${name} start met ${count(damage, 'schadefiche', 'schadefiches')}.`,
  },
  placing: {
    text: 'Tik op een verlicht vak op de lijn of erachter.',
    order: 'Wie begint, kiest als laatste en vaart als eerste.',
    allAtRandom: 'Alles willekeurig plaatsen',
    turnLeft: 'Naar links draaien',
    turnRight: 'Naar rechts draaien',
    spaceOnLine: ({ n }) => `Startvak ${n}, op de lijn`,
    spaceBehind: ({ n, behind }) => `Startvak ${n}, ${behind} achter de lijn`,
    left: ({ n }) => `Nog ${count(n, 'boot', 'boten')} te plaatsen`,
  },
};
