import type { Table } from '../en/table';

export const table: Table = {
  title: 'Spel klaarzetten',
  start: 'Naar de start',
  seats: {
    title: 'Wie doet mee?',
    seat: ({ n }) => `Plaats ${n}`,
    nameOf: ({ n }) => `Naam op plaats ${n}`,
    nameHint: 'Hoeft niet: zonder naam geldt de kleur van de boot.',
    boatOf: ({ n }) => `Boot op plaats ${n}`,
    add: 'Speler erbij',
    remove: ({ name }) => `${name} weghalen`,
    drag: 'Sleep boten naar andere plaatsen. De beurten gaan met de klok mee.',
    picked: ({ name }) => `${name} is opgepakt: tik nu op een plaats.`,
    dragTable: 'Sleep boten naar plaatsen of naar een kant van het scherm. De beurten gaan met de klok mee.',
    pickedTable: ({ name }) => `${name} is opgepakt: tik nu op een plaats of een kant.`,
    here: 'Hier',
    sitsHere: ({ edge, name }) => `${edge}: ${name} zit hier`,
    spare: 'Vrije boten',
  },
  lake: {
    title: 'Meer',
    side: 'Kant',
    sides: {
      standard: { title: 'Standaard', text: 'Donker water en weinig eilanden: fijn voor een eerste spel.' },
      expert: { title: 'Expert', text: 'Licht water en meer land: krappere bochten.' },
    },
    preview: ({ lake }) => `Beeld: ${lake}`,
    code: 'Meercode',
    codeHint: 'Dezelfde code geeft altijd hetzelfde meer.',
    codeWrong:
      'Dit meer bestaat niet. Nodig zijn S of E en de tegels 1 tot en met 6, elk één keer; T draait een tegel.',
    new: 'Nieuw meer',
    lock: 'Dit meer houden',
    locked: 'Dit meer blijft.',
  },
  races: {
    title: 'Races',
    choices: {
      1: { title: '1 race', text: 'Ongeveer 20 minuten.' },
      2: { title: '2 races', text: 'De tweede telt dubbel.' },
      3: { title: '3 races', text: 'Het hele spel: race 2 telt dubbel, race 3 driedubbel.' },
    },
  },
  options: {
    title: 'Varianten',
    text: 'Alles uit: het spel zoals het in de doos zat.',
    list: {
      'score-variant': {
        title: 'Scorevariant',
        text: 'Elke beurt voorsprong op de laatste finisher is 1 punt waard, elke verloren boot 5.',
      },
      'coast-repair': {
        title: 'Drijvend herstel',
        text: 'Een beurt zonder een dobbelsteen aan te raken haalt eerst een schadefiche weg.',
      },
      'wear-and-tear': {
        title: 'Slijtage',
        text: 'Elke boot draagt minstens één schadefiche voor elke gevaren race.',
      },
      'free-steering': {
        title: 'Vrij sturen',
        text: 'Een richting met een crash mag ook, zolang de boot maar iets kan varen.',
      },
      'power-turn': {
        title: 'Scherpe bocht',
        text: 'Met precies één dobbelsteen mag een boot ook 120° draaien.',
      },
      'five-dice': { title: 'Vijf dobbelstenen', text: 'Niemand neemt een zesde dobbelsteen.' },
    },
    alwaysWithTwo: 'Met 2 spelers altijd aan.',
  },
  pace: {
    title: 'Tempo',
    choices: {
      normal: { title: '1×', text: 'Dobbelstenen rollen, boten glijden.' },
      fast: { title: '2×', text: 'Hetzelfde in de helft van de tijd.' },
      instant: { title: 'Direct', text: 'Helemaal niet wachten.' },
    },
  },
  seating: {
    title: 'Rond het scherm',
    choices: {
      'side-by-side': {
        title: 'Naast elkaar',
        text: 'Iedereen kijkt van dezelfde kant; de bediening blijft op één plek.',
      },
      table: { title: 'Tafel', text: 'Het scherm ligt plat; de bediening draait naar wie aan zet is.' },
      pass: { title: 'Doorgeven', text: 'Het scherm gaat rond; een kaartje zegt wie aan zet is.' },
    },
    edgeOf: ({ n }) => `Schermrand van plaats ${n}`,
    edge: { south: 'Onderrand', west: 'Linkerrand', north: 'Bovenrand', east: 'Rechterrand' },
  },
  dice: {
    new: 'Nieuwe dobbelstenen',
    seed: 'Startwaarde',
  },
  link: {
    copy: 'Link naar deze tafel kopiëren',
    copied: 'Link gekopieerd: meer, varianten en dobbelstenen zitten erin.',
    opened: 'Deze tafel kwam met een link.',
  },
};
