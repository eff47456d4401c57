import type { Race } from '../en/race';
import { formatsOf } from '../format';

const { all, any, count } = formatsOf('de');
const crashAfter = (reach: number) => (reach > 0 ? `Crash nach ${reach}` : 'versperrt');

export const race: Race = {
  whoseTurn: ({ name }) => `${name} ist am Zug`,
  speedIs: ({ speed }) => `Geschwindigkeit ${speed}`,
  speedLabel: 'Tempo',
  turnCount: ({ turn }) => `Zug ${turn}`,
  damageOf: ({ damage, most }) => `Schaden ${damage} von ${most}`,
  noDamage: 'kein Schaden',

  goal: {
    start: 'Start: über die Linie',
    round: ({ buoy, hand }) => `Um Boje\u00a0${buoy}, ${hand === 'left' ? 'links' : 'rechts'} liegen lassen`,
    roundBriefly: ({ buoy, hand }) => `Boje\u00a0${buoy} ${hand === 'left' ? 'links' : 'rechts'} lassen`,
    finish: 'Über die Ziellinie',
    away: ({ n }) => `noch\u00a0${n}`,
  },

  dice: {
    tray: ({ name }) => `Würfel von ${name}`,
    none: 'Noch keine Würfel',
    kept: ({ die, face }) => `Würfel ${die}: ${face}, bleibt`,
    rerolled: ({ die, face }) => `Würfel ${die}: ${face}, neu werfen`,
    removed: ({ die, face }) => `Würfel ${die}: ${face}, weg`,
    rolled: ({ die, from, to }) => `Würfel ${die}: vorher ${from}, jetzt ${to}`,
    rolledNew: ({ die, face }) => `Würfel ${die}: neu, zeigt ${face}`,
    keptCaption: 'behalten',
    newCaption: ({ face }: { face: number }) => `neu ${face}`,
    addedCaption: 'dazu',
    rolling: 'Es wird gewürfelt',
    remove: ({ die, face }) => `Würfel ${die} weglegen, eine ${face}`,
    add: 'Würfel dazunehmen',
    added: 'Neuer Würfel, wird geworfen',
    full: 'Mehr als 5 Würfel gibt es nicht',
    rerollAll: 'Alle neu werfen',
    rerollAllShort: 'Alle',
  },

  roll: {
    button: ({ dice, keep }) => (keep > 0 ? `Wirf ${dice} · behalte ${keep}` : `Wirf ${dice}`),
    label: ({ dice, keep }) =>
      keep > 0
        ? `${count(dice, 'Würfel', 'Würfel')} werfen, ${keep} behalten`
        : `${count(dice, 'Würfel', 'Würfel')} werfen`,
    nothing: 'Nichts zu würfeln: wähl einen Weg',
    nothingTable: 'Nichts zu würfeln: tipp auf den See',
    rolling: 'Würfeln …',
    underWay: 'Unterwegs …',
    chooseWay: 'Wähl einen Weg',
    chooseWayTable: 'Wähl auf dem See einen Weg',
    braking: ({ speed }) => `Bremsen auf ${speed}: wähl einen Weg`,
    turnOnly: 'Keine Würfel: nur drehen oder bleiben',
  },

  way: {
    group: 'Mögliche Wege',
    clear: ({ spare }) => (spare > 0 ? `frei, ${spare} übrig` : 'gerade so frei'),
    stay: 'hier bleiben',
    turnOnly: 'nur drehen',
    stopsBehind: ({ name }) => `stoppt hinter ${name}`,
    crash: ({ damage }) => `Crash −${damage}`,
    damageAfter: ({ damage, most }) => `Schaden ${damage} von ${most}`,
    crashAt: ({ reach }: { reach: number }) => (reach > 0 ? `Crash nach ${reach}` : 'versperrt'),
    sinks: 'SINKT',
    starts: 'startet',
    rounds: ({ buoy }) => `umrundet Boje ${buoy}`,
    unrounds: ({ buoy }) => `verliert Boje ${buoy}`,
    unstarts: 'macht den Start ungültig',
    finishes: 'ins Ziel',
    notAllowed: 'nicht erlaubt',
    crashesButClear: ({ reach, ways }) => `${crashAfter(reach)}; frei: ${any(ways)}`,
    crashesButFurther: ({ reach, ways }) => `${crashAfter(reach)}; weiter geht: ${any(ways)}`,
    anyRoll: 'bei jedem Wurf',
    onlyWith: ({ faces }) => `nur mit einer ${any(faces)}`,
    onlyUpTo: ({ speed }) => `nur bis ${speed}`,
    never: 'nie frei',
    crashChance: ({ chance }) => `Crash ${chance}`,
    sinkChance: ({ chance }) => `sinkt ${chance}`,
    wedge: ({ way, notes }) => [way, ...notes].join(', '),
  },

  standings: {
    title: 'Stand',
    place: 'Platz',
    rounded: 'Umrundet',
    damage: 'Schaden',
    points: 'Punkte',
    target: 'Ziel',
    status: {
      waiting: 'noch nicht aufgestellt',
      racing: 'im Rennen',
      finished: 'im Ziel',
      sunk: 'gesunken',
      retired: 'aufgegeben',
      unfinished: 'nicht im Ziel',
    },
    finishedAs: ({ place }) => `${place} im Ziel`,
    toStart: 'zum Start',
    toBuoy: ({ buoy }) => `zu Boje\u00a0${buoy}`,
    toFinish: 'zum Ziel',
  },

  ribbon: {
    finish: 'Ziel',
    buoy: ({ buoy, hand }) => `Boje ${buoy}, ${hand === 'left' ? 'links' : 'rechts'} liegen lassen`,
    rounded: ({ buoy }) => `Boje ${buoy}, umrundet`,
    next: ({ buoy }) => `Boje ${buoy} kommt als Nächstes`,
    label: ({ marks }) => `Strecke: ${marks.join(', ')}`,
  },

  undo: {
    button: 'Zurück',
    nothing: 'Nichts rückgängig zu machen',
    rewindHold: 'Eine Sekunde halten, um über den Wurf zurückzuspulen',
    rewindHolding: 'Weiter halten …',
  },

  menu: {
    title: 'Menü',
    log: 'Verlauf',
    fairness: 'Faire Würfel',
    standings: 'Stand',
    wholeLake: 'Ganzer See',
    followBoat: 'Dem Boot folgen',
    miniMap: 'Kleine Karte',
    fullScreen: 'Vollbild',
    leaveFullScreen: 'Vollbild verlassen',
    soundOn: 'Ton einschalten',
    soundOff: 'Ton ausschalten',
    keys: 'Tasten',
    retire: 'Dieses Rennen aufgeben',
    retireText: 'Raus aus diesem Rennen, keine Punkte. Bis zum nächsten Wurf lässt es sich zurücknehmen.',
    endRace: 'Rennen jetzt beenden',
    endRaceText: ({ name }) => `Punkte gibt es keine mehr; ${name} bleibt auf dem See.`,
    leave: 'Tisch verlassen',
    saveFile: 'Als Datei sichern',
    shareLink: 'Link zu diesem See',
  },

  log: {
    title: 'Verlauf',
    empty: 'Noch ist nichts passiert.',
    race: ({ race }) => `Rennen ${race}`,
  },

  fairness: {
    title: 'Faire Würfel',
    text: 'Jede Zahl sollte in einem Drittel der Würfe fallen. Bisher in diesem Spiel:',
    player: 'Spieler',
    rolls: 'Würfe',
    face: ({ face }) => `Zahl ${face}`,
    mean: 'Schnitt',
    expected: 'Erwartet',
    none: 'Noch wurde kein Würfel geworfen.',
    seed: ({ seed }) => `Startwert ${seed}`,
    seedText:
      'Der Startwert legt jeden Wurf im Voraus fest. Zurücknehmen und Zurückspulen ändern keinen Würfel.',
  },

  pass: {
    handTo: ({ name }) => `Weitergeben an ${name}`,
    go: 'Ich bin da',
  },

  lake: {
    label: ({ lake, boats }) => `${lake} mit ${boats.length > 0 ? all(boats) : 'noch keinem Boot'}`,
    plate: ({ name, speed, damage }) => `${name}: Geschwindigkeit ${speed}, Schaden ${damage} von 4`,
  },
  pause: 'Pause',
  resume: 'Weiter',
};
