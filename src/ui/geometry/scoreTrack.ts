import { GRID_HEIGHT, GRID_WIDTH, type Point, RIM_WIDTH } from './board';

/** Steps round the rim; a score of 100 lies where 0 does. */
const SCORE_STEPS = 100;

/** The place of a score on the middle line of the rim, clockwise from the upper left corner. */
export function locateScore(score: number): Point {
  const edge = -RIM_WIDTH / 2;
  const width = GRID_WIDTH + RIM_WIDTH;
  const height = GRID_HEIGHT + RIM_WIDTH;
  const way = (((score % SCORE_STEPS) + SCORE_STEPS) % SCORE_STEPS) * ((2 * (width + height)) / SCORE_STEPS);
  if (way <= width) return { x: edge + way, y: edge };
  if (way <= width + height) return { x: edge + width, y: edge + way - width };
  if (way <= 2 * width + height) return { x: edge + 2 * width + height - way, y: edge + height };
  return { x: edge, y: edge + 2 * (width + height) - way };
}
