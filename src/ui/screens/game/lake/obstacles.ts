import { ASHORE, type GameState } from '../../../../engine';
import { HEX_WIDTH } from '../../../geometry/board';
import type { Circle } from '../../../geometry/labels';
import { pointOfSpace } from '../../../geometry/plane';

const BOAT_ROOM = 0.62 * HEX_WIDTH;
const BUOY_ROOM = 25;

/** What words and arrows on the lake must not cover. */
export function boatsAndBuoys({ course, boats }: GameState): Circle[] {
  const buoys = [course.start, course.finish, ...course.buoys.map(({ at }) => at)];
  return [
    ...boats.filter(({ at }) => at !== ASHORE).map(({ at }) => ({ at: pointOfSpace(at), radius: BOAT_ROOM })),
    ...buoys.map((at) => ({ at: pointOfSpace(at), radius: BUOY_ROOM })),
  ];
}
