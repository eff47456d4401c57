import type { Race } from '../en/race';
import { formatsOf } from '../format';

const { all, any, count } = formatsOf('nl');
const crashAfter = (reach: number) => (reach > 0 ? `crash na ${reach}` : 'versperd');

export const race: Race = {
  whoseTurn: ({ name }) => `${name} is aan zet`,
  speedIs: ({ speed }) => `Snelheid ${speed}`,
  speedLabel: 'Snelheid',
  turnCount: ({ turn }) => `Beurt ${turn}`,
  damageOf: ({ damage, most }) => `schade ${damage} van ${most}`,
  noDamage: 'geen schade',

  goal: {
    start: 'Start: over de lijn',
    round: ({ buoy, hand }) => `Rond boei\u00a0${buoy}, houd hem ${hand === 'left' ? 'links' : 'rechts'}`,
    roundBriefly: ({ buoy, hand }) => `Boei\u00a0${buoy} ${hand === 'left' ? 'links' : 'rechts'} houden`,
    finish: 'Over de finishlijn',
    away: ({ n }) => `nog\u00a0${n}`,
  },

  dice: {
    tray: ({ name }) => `Dobbelstenen van ${name}`,
    none: 'Nog geen dobbelstenen',
    kept: ({ die, face }) => `Dobbelsteen ${die}: ${face}, blijft`,
    rerolled: ({ die, face }) => `Dobbelsteen ${die}: ${face}, opnieuw rollen`,
    removed: ({ die, face }) => `Dobbelsteen ${die}: ${face}, weg`,
    rolled: ({ die, from, to }) => `Dobbelsteen ${die}: was ${from}, nu ${to}`,
    rolledNew: ({ die, face }) => `Dobbelsteen ${die}: nieuw, toont ${face}`,
    keptCaption: 'gehouden',
    newCaption: ({ face }: { face: number }) => `nieuw ${face}`,
    addedCaption: 'erbij',
    rolling: 'De dobbelstenen rollen',
    remove: ({ die, face }) => `Dobbelsteen ${die} wegdoen, een ${face}`,
    add: 'Dobbelsteen toevoegen',
    added: 'Nieuwe dobbelsteen, wordt gerold',
    full: 'Meer dan 5 dobbelstenen mag niet',
    rerollAll: 'Alles opnieuw rollen',
    rerollAllShort: 'Alles',
  },

  roll: {
    button: ({ dice, keep }) => (keep > 0 ? `Rol ${dice} · houd ${keep}` : `Rol ${dice}`),
    label: ({ dice, keep }) =>
      keep > 0
        ? `Rol ${count(dice, 'dobbelsteen', 'dobbelstenen')}, houd ${keep}`
        : `Rol ${count(dice, 'dobbelsteen', 'dobbelstenen')}`,
    nothing: 'Niets te rollen: kies een richting',
    nothingTable: 'Niets te rollen: tik op het meer',
    rolling: 'Rollen…',
    underWay: 'Onderweg…',
    chooseWay: 'Kies een richting',
    chooseWayTable: 'Kies een richting op het meer',
    braking: ({ speed }) => `Remmen tot ${speed}: kies een richting`,
    turnOnly: 'Geen dobbelstenen: alleen draaien of blijven',
  },

  way: {
    group: 'Mogelijke richtingen',
    clear: ({ spare }) => (spare > 0 ? `vrij, ${spare} over` : 'net vrij'),
    stay: 'hier blijven',
    turnOnly: 'alleen draaien',
    stopsBehind: ({ name }) => `stopt achter ${name}`,
    crash: ({ damage }) => `crash −${damage}`,
    damageAfter: ({ damage, most }) => `schade ${damage} van ${most}`,
    crashAt: ({ reach }: { reach: number }) => (reach > 0 ? `crash na ${reach}` : 'versperd'),
    sinks: 'ZINKT',
    starts: 'start',
    rounds: ({ buoy }) => `rondt boei ${buoy}`,
    unrounds: ({ buoy }) => `verliest boei ${buoy}`,
    unstarts: 'maakt de start ongedaan',
    finishes: 'finisht',
    notAllowed: 'mag niet',
    crashesButClear: ({ reach, ways }) => `${crashAfter(reach)}; vrij: ${any(ways)}`,
    crashesButFurther: ({ reach, ways }) => `${crashAfter(reach)}; verder komt: ${any(ways)}`,
    anyRoll: 'bij elke worp',
    onlyWith: ({ faces }) => `alleen met een ${any(faces)}`,
    onlyUpTo: ({ speed }) => `alleen tot ${speed}`,
    never: 'nooit vrij',
    crashChance: ({ chance }) => `crash ${chance}`,
    sinkChance: ({ chance }) => `zinkt ${chance}`,
    wedge: ({ way, notes }) => [way, ...notes].join(', '),
  },

  standings: {
    title: 'Stand',
    place: 'Plaats',
    rounded: 'Gerond',
    damage: 'Schade',
    points: 'Punten',
    target: 'Doel',
    status: {
      waiting: 'nog niet geplaatst',
      racing: 'in de race',
      finished: 'gefinisht',
      sunk: 'gezonken',
      retired: 'opgegeven',
      unfinished: 'niet gefinisht',
    },
    finishedAs: ({ place }) => `${place} over de finish`,
    toStart: 'naar de start',
    toBuoy: ({ buoy }) => `naar boei\u00a0${buoy}`,
    toFinish: 'naar de finish',
  },

  ribbon: {
    finish: 'Finish',
    buoy: ({ buoy, hand }) => `Boei ${buoy}, houd hem ${hand === 'left' ? 'links' : 'rechts'}`,
    rounded: ({ buoy }) => `Boei ${buoy}, gerond`,
    next: ({ buoy }) => `Boei ${buoy} is de volgende`,
    label: ({ marks }) => `Parcours: ${marks.join(', ')}`,
  },

  undo: {
    button: 'Terug',
    nothing: 'Niets om terug te draaien',
    rewindHold: 'Houd een seconde vast om voorbij de worp terug te spoelen',
    rewindHolding: 'Blijf vasthouden…',
  },

  menu: {
    title: 'Menu',
    log: 'Verloop',
    fairness: 'Eerlijke dobbelstenen',
    standings: 'Stand',
    wholeLake: 'Hele meer',
    followBoat: 'De boot volgen',
    miniMap: 'Kaartje',
    fullScreen: 'Volledig scherm',
    leaveFullScreen: 'Volledig scherm verlaten',
    soundOn: 'Geluid aanzetten',
    soundOff: 'Geluid uitzetten',
    keys: 'Toetsen',
    retire: 'Deze race opgeven',
    retireText: 'Uit deze race, geen punten. Tot de volgende worp kun je het terugdraaien.',
    endRace: 'Race nu beëindigen',
    endRaceText: ({ name }) => `Er zijn geen punten meer te halen; ${name} blijft op het meer achter.`,
    leave: 'Van tafel gaan',
    saveFile: 'Als bestand bewaren',
    shareLink: 'Link naar dit meer',
  },

  log: {
    title: 'Verloop',
    empty: 'Er is nog niets gebeurd.',
    race: ({ race }) => `Race ${race}`,
  },

  fairness: {
    title: 'Eerlijke dobbelstenen',
    text: 'Elk getal hoort in een derde van de worpen te vallen. Tot nu toe in dit spel:',
    player: 'Speler',
    rolls: 'Gerold',
    face: ({ face }) => `Getal ${face}`,
    mean: 'Gemiddeld',
    expected: 'Verwacht',
    none: 'Er is nog geen dobbelsteen gerold.',
    seed: ({ seed }) => `Startwaarde ${seed}`,
    seedText:
      'De startwaarde legt elke worp vooraf vast. Terugdraaien en terugspoelen veranderen geen dobbelsteen.',
  },

  pass: {
    handTo: ({ name }) => `Geef door aan ${name}`,
    go: 'Ik ben er',
  },

  lake: {
    label: ({ lake, boats }) => `${lake} met ${boats.length > 0 ? all(boats) : 'nog geen boten'}`,
    plate: ({ name, speed, damage }) => `${name}: snelheid ${speed}, schade ${damage} van 4`,
  },
  pause: 'Pauze',
  resume: 'Verder',
};
