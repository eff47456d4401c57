/** Writes positions in the notation of `parse.ts`. */
import { columnOf, rowOf, type Space } from '../hex';
import { ASHORE, type Boat, type GameState } from '../state';
import { HEADING_NAMES, SEAT_LETTERS } from './signs';

function formatBoat(letter: string, boat: Boat): string {
  const { heading, dice, damage, turns, isHurt, progress } = boat;
  const words: (string | number)[] = [letter, HEADING_NAMES[heading], ...dice];
  if (damage > 0) words.push('damage', damage);
  if (turns > 0) words.push('turns', turns);
  if (isHurt) words.push('hurt');
  if (!progress.started) words.push('unstarted');
  else if (progress.counts.some((count) => count !== 0) || progress.rounded > 0) {
    words.push('rounded', progress.rounded, 'counts', ...progress.counts);
  }
  return words.join(' ');
}

/** Writes the boats on the lake and the course as a position that `parsePosition` reads again. */
export function formatPosition(state: GameState): string {
  const { course, lake, boats, setup } = state;
  const signs = lake.rows.map((row) => [...row]);
  const mark = (space: Space, sign: string) => {
    if (space !== ASHORE) signs[rowOf(space)][columnOf(space)] = sign;
  };
  mark(course.start, '0');
  mark(course.finish, 'F');
  for (const [index, { at }] of course.buoys.entries()) mark(at, String(index + 1));
  for (const [seat, { at }] of boats.entries()) mark(at, SEAT_LETTERS[seat]);
  const picture = signs.map((row, index) => `${index % 2 === 1 ? ' ' : ''}${row.join(' ')}`);
  const facts = boats.flatMap((boat, seat) =>
    boat.at === ASHORE ? [] : [formatBoat(SEAT_LETTERS[seat], boat)],
  );
  facts.push(
    `turn ${SEAT_LETTERS[state.activeSeat]}`,
    `race ${state.race}`,
    `races ${setup.races}`,
    `seed ${setup.seed}`,
  );
  if (setup.rules.length > 0) facts.push(`rules ${setup.rules.join(' ')}`);
  if (state.phase === 'steering') facts.push('steering');
  return [...picture, '', ...facts].join('\n');
}
