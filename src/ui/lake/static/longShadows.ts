import type { Point } from '../../geometry/board';
import { formatPolygon } from '../../geometry/curves';
import { type LandmarkKind, SHADOW_DIRECTION, TOWERS } from '../../geometry/landmarkKinds';
import type { Landmark } from '../../geometry/landmarks';
import { placeOnPlot } from '../../geometry/plots';

/** A tower from the side: half its width at each height, height as a share of the shadow's length. */
interface Profile {
  readonly length: number;
  /** Height of the hub of four sails, as a share. */
  readonly hub?: number;
  readonly outline: readonly (readonly [height: number, halfWidth: number])[];
}

const PROFILES: Partial<Record<LandmarkKind, Profile>> = {
  church: {
    length: 42,
    outline: [
      [0, 5.6],
      [0.46, 5.6],
      [0.46, 6.4],
      [0.5, 6.4],
      [0.94, 0.8],
      [1, 0.8],
    ],
  },
  lighthouse: {
    length: 42,
    outline: [
      [0, 7.4],
      [0.68, 4.7],
      [0.68, 7],
      [0.77, 7],
      [0.77, 4],
      [0.92, 4],
      [1, 1],
    ],
  },
  castle: {
    length: 20,
    outline: [
      [0, 4.4],
      [0.72, 4.2],
      [0.72, 5.2],
      [1, 5.2],
    ],
  },
  windmill: {
    length: 34,
    hub: 0.7,
    outline: [
      [0, 6],
      [0.66, 4.4],
      [0.78, 4.6],
      [1, 1.4],
    ],
  },
  stones: {
    length: 6.5,
    outline: [
      [0, 1.5],
      [1, 1.2],
    ],
  },
};

interface Frame {
  readonly foot: Point;
  readonly reach: number;
}

/** A spot of the shadow: so far along it, so far to its side. */
function place({ foot }: Frame, along: number, aside: number): Point {
  return {
    x: foot.x + SHADOW_DIRECTION.x * along - SHADOW_DIRECTION.y * aside,
    y: foot.y + SHADOW_DIRECTION.y * along + SHADOW_DIRECTION.x * aside,
  };
}

function drawTower(frame: Frame, { outline }: Profile): string {
  const right = outline.map(([height, halfWidth]) => place(frame, height * frame.reach, halfWidth));
  const left = outline.map(([height, halfWidth]) => place(frame, height * frame.reach, -halfWidth));
  return formatPolygon([...right, ...left.reverse()]);
}

/** Two crossed bars, wound the same way as the tower, so that together they are one shadow. */
function drawSails(frame: Frame, hub: number): string {
  const middle = hub * frame.reach;
  const arm = frame.reach * 0.24;
  const half = 0.9;
  return [1, -1]
    .map((lean) =>
      formatPolygon([
        place(frame, middle - arm - lean * half, -lean * arm + half),
        place(frame, middle + arm - lean * half, lean * arm + half),
        place(frame, middle + arm + lean * half, lean * arm - half),
        place(frame, middle - arm + lean * half, -lean * arm - half),
      ]),
    )
    .join('');
}

/** The shadows of a landmark's towers, no longer than its land has room for. */
export function drawLongShadow(landmark: Landmark): string {
  const profile = PROFILES[landmark.kind];
  if (profile === undefined) return '';
  const reach = Math.min(profile.length, landmark.shadow);
  return TOWERS[landmark.kind]
    .map((tower) => {
      const foot = placeOnPlot({ ...landmark, width: 0, height: 0 }, tower.x, tower.y);
      const frame = { foot, reach };
      const sails = profile.hub === undefined ? '' : drawSails(frame, profile.hub);
      return drawTower(frame, profile) + sails;
    })
    .join('');
}
