/** The one function that changes a game: `apply(state, action)`. */
import type { Action } from './actions';
import { drawBuoyOrder, layCourse, letterOfRace } from './course';
import { carriedDamage, isSunkBy, repairOf } from './damage';
import {
  FACES,
  diceAfter,
  drawFace,
  refuseDice,
  rolledCount,
  speedOf,
  type DiceChoice,
  type Face,
} from './dice';
import type { Heading, Space } from './hex';
import type { Lake } from './lake';
import { canEndRace, mostDice, nextSeatFrom, refusePlacing, refuseSteering, totalsOf } from './legal';
import { sail } from './movement';
import { drawBelow, keyOfSeed, type SeedKey } from './random';
import { AT_START } from './rounding';
import { rulesFrom } from './rules';
import { pointsOf, rankingOf } from './scoring';
import type { Setup } from './setup';
import {
  ASHORE,
  type Applied,
  type Boat,
  type GameEvent,
  type GameState,
  type RaceResult,
  type Refusal,
} from './state';
import { watersOf } from './waters';

function refused(refusal: Refusal): Applied {
  return { ok: false, refusal };
}

/** R4.1: everybody rolls one die, those who tie for the highest roll again. */
function rollForStart(key: SeedKey, players: number): (Face | null)[][] {
  const rounds: (Face | null)[][] = [];
  let rolling = Array.from({ length: players }, (_, seat) => seat);
  while (rolling.length > 1) {
    const faces = Array.from({ length: players }, (): Face | null => null);
    for (const seat of rolling) faces[seat] = FACES[drawBelow(key, 0x57a7, 8 * rounds.length + seat, 3)];
    const highest = Math.max(...rolling.map((seat) => faces[seat] ?? 0));
    rolling = rolling.filter((seat) => faces[seat] === highest);
    rounds.push(faces);
  }
  return rounds;
}

function startPlayerOf(rounds: readonly (readonly (Face | null)[])[]): number {
  const last = rounds.at(-1) ?? [];
  return last.reduce<number>((best, face, seat) => ((face ?? 0) > (last[best] ?? 0) ? seat : best), 0);
}

function boatAtStart(damage: number): Boat {
  return {
    status: 'waiting',
    at: ASHORE,
    heading: 0,
    dice: [],
    damage,
    damageAtStart: damage,
    isHurt: false,
    turns: 0,
    progress: AT_START,
  };
}

/** A new game on a lake that was laid from the set-up's code, ready for the first boat to be placed. */
export function createGame(setup: Setup, lake: Lake): { state: GameState; events: readonly GameEvent[] } {
  const players = setup.players.length;
  const seedKey = keyOfSeed(setup.seed);
  const startRolls = rollForStart(seedKey, players);
  const startSeat = startPlayerOf(startRolls);
  const course = layCourse({ lake, letter: letterOfRace(1), order: drawBuoyOrder(seedKey, 1) });
  const state: GameState = {
    setup,
    rules: rulesFrom(setup.rules, players),
    seedKey,
    lake,
    course,
    startRolls,
    phase: 'placing',
    race: 1,
    startSeat,
    activeSeat: (startSeat + players - 1) % players,
    boats: Array.from({ length: players }, () => boatAtStart(0)),
    places: [],
    results: [],
  };
  return { state, events: [{ type: 'course-laid', race: 1, startSeat, course }] };
}

function withBoat(boats: readonly Boat[], seat: number, boat: Boat): Boat[] {
  const copy = boats.slice();
  copy[seat] = boat;
  return copy;
}

function applyPlace(state: GameState, at: Space, heading: Heading): Applied {
  const refusal = refusePlacing(state, at, heading);
  if (refusal) return refused(refusal);
  const seat = state.activeSeat;
  const players = state.boats.length;
  const boats = withBoat(state.boats, seat, { ...state.boats[seat], status: 'racing', at, heading });
  // The start player places last and then takes the first turn (R4.2).
  const isLast = seat === state.startSeat;
  return {
    ok: true,
    state: {
      ...state,
      boats,
      phase: isLast ? 'dice' : 'placing',
      activeSeat: isLast ? seat : (seat + players - 1) % players,
    },
    events: [{ type: 'placed', seat, at, heading }],
  };
}

function applyRoll(state: GameState, choice: DiceChoice): Applied {
  const seat = state.activeSeat;
  const boat = state.boats[seat];
  const refusal = refuseDice(boat.dice, choice, mostDice(state.rules));
  if (refusal) return refused(refusal);
  const { race, seedKey, rules } = state;
  const turn = boat.turns + 1;
  const dice = diceAfter(boat.dice, choice, (nth) => drawFace(seedKey, { race, seat, turn, nth }));
  const isCoasting = choice.adjust === 'keep' && rolledCount(choice) === 0;
  const repair = isCoasting ? repairOf({ damage: boat.damage, race, rules }) : 0;
  const damage = boat.damage - repair;
  const { adjust, removed, rerolled } = choice;
  const events: GameEvent[] = [
    { type: 'rolled', seat, turn, before: boat.dice, adjust, removed, rerolled, dice, speed: speedOf(dice) },
  ];
  if (repair > 0) events.push({ type: 'repaired', seat, damage });
  return {
    ok: true,
    state: { ...state, phase: 'steering', boats: withBoat(state.boats, seat, { ...boat, dice, damage }) },
    events,
  };
}

function applySteer(state: GameState, heading: Heading): Applied {
  const refusal = refuseSteering(state, heading);
  if (refusal) return refused(refusal);
  const seat = state.activeSeat;
  const boat = state.boats[seat];
  const speed = speedOf(boat.dice);
  const waters = watersOf(state.lake, state.course);
  const voyage = sail({ waters, boats: state.boats, seat, heading, speed });
  const { reach, path, to, behind, crash, progress } = voyage;
  const events: GameEvent[] = [
    {
      type: 'moved',
      seat,
      from: boat.at,
      fromHeading: boat.heading,
      heading,
      speed,
      reach,
      path,
      to,
      behind,
    },
  ];
  let { places } = state;
  for (const milestone of voyage.milestones) {
    if (milestone.kind === 'finished') {
      places = [...places, seat];
      events.push({ type: 'finished', seat, place: places.length, step: milestone.step });
    } else {
      const { kind, buoy, step } = milestone;
      events.push({ type: 'milestone', seat, kind, buoy, step });
    }
  }
  const damage = boat.damage + crash;
  const isSunk = isSunkBy(damage);
  if (crash > 0) events.push({ type: 'crashed', seat, crash, damage });
  if (isSunk) events.push({ type: 'sank', seat });
  const isAshore = isSunk || progress.finished;
  const moved: Boat = {
    ...boat,
    status: progress.finished ? 'finished' : isSunk ? 'sunk' : 'racing',
    at: isAshore ? ASHORE : to,
    heading,
    dice: crash > 0 ? [] : boat.dice,
    damage,
    isHurt: boat.isHurt || crash > 0,
    turns: boat.turns + 1,
    progress,
  };
  return passOn({ ...state, boats: withBoat(state.boats, seat, moved), places }, events);
}

function applyRetire(state: GameState): Applied {
  const seat = state.activeSeat;
  const boat = state.boats[seat];
  const retired: Boat = { ...boat, status: 'retired', at: ASHORE, turns: boat.turns + 1 };
  return passOn({ ...state, boats: withBoat(state.boats, seat, retired) }, [{ type: 'retired', seat }]);
}

/** Hands the turn to the next boat on the lake, or ends the race when there is none (R8.6). */
function passOn(state: GameState, events: GameEvent[]): Applied {
  const next = nextSeatFrom(state);
  if (next === undefined) return finishRace(state, events);
  return { ok: true, state: { ...state, phase: 'dice', activeSeat: next }, events };
}

function applyEndRace(state: GameState): Applied {
  if (!canEndRace(state)) return refused({ code: 'race-still-counts' });
  const boats = state.boats.map((boat): Boat =>
    boat.status === 'racing' ? { ...boat, status: 'unfinished', at: ASHORE } : boat,
  );
  return finishRace({ ...state, boats }, []);
}

function resultOf(state: GameState): RaceResult {
  const { boats, places, race, rules } = state;
  const seatsWith = (status: Boat['status']) =>
    boats.flatMap((boat, seat) => (boat.status === status ? [seat] : []));
  const outcome = {
    places,
    sunk: seatsWith('sunk'),
    retired: seatsWith('retired'),
    unfinished: seatsWith('unfinished'),
    turns: boats.map(({ turns }) => turns),
  };
  return {
    ...outcome,
    points: pointsOf(outcome, { race, scoreVariant: rules.scoreVariant }),
    carried: boats.map(({ damage, damageAtStart, isHurt }) =>
      carriedDamage({ damageAtStart, damageAtEnd: damage, isHurt, race, rules }),
    ),
  };
}

function finishRace(state: GameState, events: GameEvent[]): Applied {
  const result = resultOf(state);
  const results = [...state.results, result];
  const totals = totalsOf(results);
  events.push({ type: 'race-ended', race: state.race, result, totals });
  const isLastRace = state.race === state.setup.races;
  if (isLastRace) events.push({ type: 'game-ended', ranking: rankingOf(totals, result.places), totals });
  return { ok: true, state: { ...state, phase: isLastRace ? 'game-over' : 'race-over', results }, events };
}

function applyNextRace(state: GameState): Applied {
  const players = state.boats.length;
  const race = state.race + 1;
  const startSeat = (state.startSeat + 1) % players;
  const order = drawBuoyOrder(state.seedKey, race);
  const course = layCourse({ lake: state.lake, letter: letterOfRace(race), order });
  const carried = state.results.at(-1)?.carried ?? [];
  return {
    ok: true,
    state: {
      ...state,
      course,
      phase: 'placing',
      race,
      startSeat,
      activeSeat: (startSeat + players - 1) % players,
      boats: carried.map(boatAtStart),
      places: [],
    },
    events: [{ type: 'course-laid', race, startSeat, course }],
  };
}

/** Answers a new state with what happened, or why the rules forbid the action. The input is never changed. */
export function apply(state: GameState, action: Action): Applied {
  const { phase } = state;
  switch (action.type) {
    case 'place':
      if (phase === 'placing') return applyPlace(state, action.at, action.heading);
      break;
    case 'roll':
      if (phase === 'dice') return applyRoll(state, action);
      break;
    case 'steer':
      if (phase === 'steering') return applySteer(state, action.heading);
      break;
    case 'retire':
      if (phase === 'dice') return applyRetire(state);
      break;
    case 'end-race':
      if (phase === 'dice' || phase === 'steering') return applyEndRace(state);
      break;
    case 'next-race':
      if (phase === 'race-over') return applyNextRace(state);
      break;
  }
  return refused({ code: 'wrong-phase', action: action.type, phase });
}
