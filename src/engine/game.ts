/** The one function that changes a game: `apply(state, action)`. */
import type { Action } from './actions';
import { drawBuoyOrder, layCourse, letterOfRace } from './course';
import { isSunkBy, repairOf } from './damage';
import { diceAfter, drawFace, refuseDice, rolledCount, speedOf, type DiceChoice, type Face } from './dice';
import type { Heading, Space } from './hex';
import { canEndRace, mostDice, nextSeatFrom, refusePlacing, refuseSteering, totalsOf } from './legal';
import { sail } from './movement';
import { boatAtStart } from './opening';
import { resultOf } from './result';
import { rankingOf } from './scoring';
import {
  ASHORE,
  type Applied,
  type Boat,
  type GameEvent,
  type GameState,
  type Phase,
  type Refusal,
} from './state';
import { watersOf } from './waters';

export { createGame } from './opening';

function refused(refusal: Refusal): Applied {
  return { ok: false, refusal };
}

function withBoat(boats: readonly Boat[], seat: number, boat: Boat): Boat[] {
  const copy = boats.slice();
  copy[seat] = boat;
  return copy;
}

/** The game one action later. Copies here are written out field by field: a spread takes several times as long. */
function gameAfter(
  state: GameState,
  boats: readonly Boat[],
  next: { readonly places: readonly number[]; readonly phase: Phase; readonly activeSeat: number },
): GameState {
  return {
    setup: state.setup,
    rules: state.rules,
    seedKey: state.seedKey,
    lake: state.lake,
    course: state.course,
    startRolls: state.startRolls,
    phase: next.phase,
    race: state.race,
    startSeat: state.startSeat,
    activeSeat: next.activeSeat,
    boats,
    places: next.places,
    results: state.results,
  };
}

function applyPlace(state: GameState, at: Space, heading: Heading): Applied {
  const refusal = refusePlacing(state, at, heading);
  if (refusal) return refused(refusal);
  const seat = state.activeSeat;
  const players = state.boats.length;
  const boats = withBoat(state.boats, seat, { ...state.boats[seat], status: 'racing', at, heading });
  // The start player places last and then takes the first turn (R4.2).
  const isLast = seat === state.startSeat;
  const phase = isLast ? 'dice' : 'placing';
  const activeSeat = isLast ? seat : (seat + players - 1) % players;
  return {
    ok: true,
    state: gameAfter(state, boats, { places: state.places, phase, activeSeat }),
    events: [{ type: 'placed', seat, at, heading }],
  };
}

function boatAfterRoll(boat: Boat, dice: readonly Face[], damage: number): Boat {
  return {
    status: boat.status,
    at: boat.at,
    heading: boat.heading,
    dice,
    damage,
    damageAtStart: boat.damageAtStart,
    isHurt: boat.isHurt,
    turns: boat.turns,
    progress: boat.progress,
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
  const boats = withBoat(state.boats, seat, boatAfterRoll(boat, dice, damage));
  return {
    ok: true,
    state: gameAfter(state, boats, { places: state.places, phase: 'steering', activeSeat: seat }),
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
  const moved: Boat = {
    status: progress.finished ? 'finished' : isSunk ? 'sunk' : 'racing',
    at: isSunk || progress.finished ? ASHORE : to,
    heading,
    dice: crash > 0 ? [] : boat.dice,
    damage,
    damageAtStart: boat.damageAtStart,
    isHurt: boat.isHurt || crash > 0,
    turns: boat.turns + 1,
    progress,
  };
  return passOn(state, withBoat(state.boats, seat, moved), places, events);
}

function applyRetire(state: GameState): Applied {
  const seat = state.activeSeat;
  const boat = state.boats[seat];
  const retired: Boat = { ...boat, status: 'retired', at: ASHORE, turns: boat.turns + 1 };
  return passOn(state, withBoat(state.boats, seat, retired), state.places, [{ type: 'retired', seat }]);
}

/** Hands the turn to the next boat on the lake, or ends the race when there is none (R8.6). */
function passOn(
  state: GameState,
  boats: readonly Boat[],
  places: readonly number[],
  events: GameEvent[],
): Applied {
  const next = nextSeatFrom(boats, state.activeSeat);
  if (next === undefined) return finishRace({ ...state, boats, places }, events);
  return { ok: true, state: gameAfter(state, boats, { places, phase: 'dice', activeSeat: next }), events };
}

function applyEndRace(state: GameState): Applied {
  if (!canEndRace(state)) return refused({ code: 'race-still-counts' });
  const boats = state.boats.map((boat): Boat =>
    boat.status === 'racing' ? { ...boat, status: 'unfinished', at: ASHORE } : boat,
  );
  return finishRace({ ...state, boats }, []);
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
      if (phase === 'dice') return applyEndRace(state);
      break;
    case 'next-race':
      if (phase === 'race-over') return applyNextRace(state);
      break;
  }
  return refused({ code: 'wrong-phase', action: action.type, phase });
}
