/** Sensible starts: which way a boat faces when it is just put down, and a random place for everybody. */
import {
  apply,
  drawStream,
  headingsAcross,
  legalStartSpaces,
  place,
  STEP_VECTORS,
  subtract,
  vectorOf,
  type Action,
  type Course,
  type GameState,
  type Heading,
  type Space,
} from '../engine';

/** Of the two headings that lead over the line, the one that points more towards buoy 1. */
export function startHeading(course: Course, at: Space): Heading {
  const towards = subtract(vectorOf(course.buoys[0].at), vectorOf(at));
  const fit = (heading: Heading) => {
    const step = STEP_VECTORS[heading];
    return step.x * towards.x + 3 * step.y * towards.y;
  };
  const [first, second] = headingsAcross(course.lineHeading, course.startTo);
  return fit(second) > fit(first) ? second : first;
}

/** Places every boat that is still ashore, by the game's own seed. */
export function randomPlacing(state: GameState): Action[] {
  const draw = drawStream(`${state.setup.seed}/placing/${state.race}`);
  const actions: Action[] = [];
  let present = state;
  while (present.phase === 'placing') {
    const spaces = legalStartSpaces(present);
    const at = spaces[draw(spaces.length)];
    const action = place(at, startHeading(present.course, at));
    const applied = apply(present, action);
    if (!applied.ok) throw new Error(`A start space was refused: ${applied.refusal.code}.`);
    actions.push(action);
    present = applied.state;
  }
  return actions;
}
