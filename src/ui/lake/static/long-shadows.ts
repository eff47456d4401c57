import type { Point } from '../../geometry/board';
import { formatPolygon } from '../../geometry/curves';
import { type Landmark, type LandmarkKind, SHADOW_DIRECTION } from '../../geometry/landmarks';

/** A building's outline from the side: half its width at each height, height as a share of the whole. */
type Profile = readonly (readonly [height: number, halfWidth: number])[];

interface Caster {
  /** Where it stands from the landmark's middle, along the landmark's own sides. */
  readonly foot: Point;
  readonly length: number;
  readonly profile: Profile;
}

const TOWER: Profile = [
  [0, 4.2],
  [0.78, 4.2],
  [0.78, 5],
  [1, 5],
];
const tower = (x: number, y: number): Caster => ({ foot: { x, y }, length: 21, profile: TOWER });

const CASTERS: Partial<Record<LandmarkKind, readonly Caster[]>> = {
  church: [
    {
      foot: { x: -9, y: 0 },
      length: 42,
      profile: [
        [0, 5.8],
        [0.46, 5.8],
        [0.46, 6.6],
        [0.5, 6.6],
        [0.94, 0.9],
        [1, 0.9],
      ],
    },
  ],
  lighthouse: [
    {
      foot: { x: 0, y: 0 },
      length: 42,
      profile: [
        [0, 7.4],
        [0.68, 4.7],
        [0.68, 7],
        [0.77, 7],
        [0.77, 4],
        [0.92, 4],
        [1, 1],
      ],
    },
  ],
  castle: [tower(-10.6, 10.6), tower(10.6, 10.6), tower(10.6, -10.6), tower(0, 0)],
  windmill: [
    {
      foot: { x: 0, y: 0 },
      length: 32,
      profile: [
        [0, 6],
        [0.66, 4.4],
        [0.78, 4.6],
        [1, 1.4],
      ],
    },
  ],
};

function drawCaster({ foot, length, profile }: Caster, { x, y, turn, shadow }: Landmark): string {
  const angle = (turn * Math.PI) / 180;
  const from = {
    x: x + foot.x * Math.cos(angle) - foot.y * Math.sin(angle),
    y: y + foot.x * Math.sin(angle) + foot.y * Math.cos(angle),
  };
  const reach = Math.min(length, shadow);
  const at = (height: number, width: number): Point => ({
    x: from.x + SHADOW_DIRECTION.x * height * reach - SHADOW_DIRECTION.y * width,
    y: from.y + SHADOW_DIRECTION.y * height * reach + SHADOW_DIRECTION.x * width,
  });
  return formatPolygon([
    ...profile.map(([height, halfWidth]) => at(height, halfWidth)),
    ...profile.toReversed().map(([height, halfWidth]) => at(height, -halfWidth)),
  ]);
}

export function drawLongShadow(landmark: Landmark): string {
  return (CASTERS[landmark.kind] ?? []).map((caster) => drawCaster(caster, landmark)).join('');
}
