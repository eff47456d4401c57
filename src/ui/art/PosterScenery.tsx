import { memo } from 'react';
import { facetPath, ridgePath, treeLinePath, type Point } from './scenery';

/** Everything behind the water is drawn with the horizon at 402 and the sun at 988. */
const SCENERY = { horizon: 402, sunX: 988, left: -620, right: 1400 } as const;

function skyline(coordinates: readonly number[]): Point[] {
  return Array.from({ length: coordinates.length / 2 }, (_, index) => ({
    x: coordinates[2 * index] ?? 0,
    y: coordinates[2 * index + 1] ?? 0,
  }));
}

// Peaks and valleys take turns; the far ends only show on very wide screens.
const RIDGES = [
  {
    color: '#de9a80',
    lit: '#e8b394',
    points: skyline([
      -620, 250, -500, 176, -380, 236, -240, 168, -110, 232, 30, 186, 110, 240, 250, 190, 334, 226, 420, 160,
      516, 220, 640, 150, 722, 195, 820, 130, 930, 200, 1010, 168, 1110, 226, 1220, 150, 1330, 214, 1400, 190,
    ]),
  },
  {
    color: '#a96c7a',
    lit: '#b98086',
    points: skyline([
      -620, 300, -470, 250, -330, 306, -180, 256, -60, 310, 60, 276, 190, 318, 350, 240, 579, 297, 690, 259,
      800, 310, 900, 266, 1000, 307, 1119, 237, 1229, 287, 1300, 247, 1400, 290,
    ]),
  },
  {
    color: '#5d587e',
    lit: '#736788',
    points: skyline([
      -620, 356, -450, 330, -300, 366, -130, 326, 20, 368, 180, 322, 360, 366, 600, 338, 740, 373, 860, 350,
      979, 369, 1079, 328, 1191, 350, 1289, 298, 1400, 322,
    ]),
  },
];

interface House {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
}

const CREAM = '#f6e3bf';
const SAND = '#efcb9c';

const HOUSES: readonly House[] = [
  { x: 1078, width: 19, height: 16, wall: SAND },
  { x: 1095, width: 19, height: 24, wall: CREAM },
  { x: 1111, width: 16, height: 18, wall: SAND },
  { x: 1125, width: 27, height: 30, wall: CREAM },
  { x: 1151, width: 17, height: 22, wall: SAND },
  { x: 1167, width: 19, height: 16, wall: CREAM },
  { x: 1185, width: 18, height: 26, wall: SAND },
  { x: 1202, width: 21, height: 18, wall: CREAM },
  { x: 1221, width: 19, height: 15, wall: SAND },
  { x: 552, width: 17, height: 13, wall: CREAM },
  { x: 567, width: 23, height: 20, wall: SAND },
  { x: 588, width: 16, height: 14, wall: CREAM },
];

const roofs = HOUSES.map(
  ({ x, width, height }) =>
    `M${x - 2} ${402 - height}L${x + 3} ${395 - height}H${x + width - 3}L${x + width + 2} ${402 - height}Z`,
).join('');

const windows = HOUSES.flatMap(({ x, width, height }) =>
  Array.from({ length: Math.floor(height / 8) }, (_, row) => {
    const y = 402 - height + 4 + row * 8;
    const columns = width > 24 ? [0.2, 0.5, 0.8] : [0.3, 0.7];
    return columns.map((share) => `M${x + width * share - 1} ${y}h2.2v3.4h-2.2Z`).join('');
  }),
).join('');

function Town() {
  return (
    <g>
      {[CREAM, SAND].map((wall) => (
        <path
          key={wall}
          fill={wall}
          d={HOUSES.filter((house) => house.wall === wall)
            .map(({ x, width, height }) => `M${x} 402v${-height}h${width}v${height}Z`)
            .join('')}
        />
      ))}
      <path d="M1142 376V340h10v36Z" fill={CREAM} />
      <path d="M1148 376V340h4v36Z" fill={SAND} />
      <path d="M1140 340L1147 317L1154 340Z" fill="#c24a2e" />
      <path d="M1145.6 346h3v6.5h-3Z" fill="#4a2a1c" />
      <path d={roofs} fill="#c24a2e" />
      <path d={windows} fill="#6a4230" />
    </g>
  );
}

/** The far side of the lake: sun, three ridges, wood and town, down to the horizon. */
export const PosterScenery = memo(function PosterScenery() {
  const { horizon, sunX, left, right } = SCENERY;
  return (
    <>
      <circle cx={sunX} cy={208} r={205} fill="#fff3cf" opacity={0.2} />
      <circle cx={sunX} cy={208} r={158} fill="#fff3cf" opacity={0.3} />
      <circle cx={sunX} cy={208} r={110} fill="#fff3cf" />
      {RIDGES.map(({ color, lit, points }, index) => {
        const sheet = ridgePath(points, horizon);
        return (
          <g key={color}>
            {index > 0 && <path d={sheet} transform="translate(-2 -6)" fill="#7a4a2c" opacity={0.25} />}
            <path d={sheet} fill={color} />
            <path d={facetPath(points, sunX)} fill={lit} />
          </g>
        );
      })}
      <path d={treeLinePath({ from: left, to: right, base: horizon, seed: 11 })} fill="#2c4a62" />
      <Town />
    </>
  );
});
