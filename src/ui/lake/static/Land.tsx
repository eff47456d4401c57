import { memo } from 'react';
import type { Terrain } from '../../geometry/terrain';
import type { LakePalette } from './palette';

interface LandProps {
  readonly id: string;
  readonly land: Terrain['land'];
  readonly surf: string;
  readonly palette: LakePalette;
}

/** Clumps of three blades, 3 long. */
const BLADES = [
  [8, 11],
  [39, 7],
  [24, 28],
  [52, 33],
  [11, 45],
]
  .map(([x, y]) => `M${x} ${y}l-1.9-2.3M${x + 1.3} ${y}v-3.1M${x + 2.6} ${y}l1.8-2.2`)
  .concat('M40 47l.8-2.8')
  .join('');
const FLECKS = [
  [20, 5],
  [55, 14],
  [4, 26],
  [38, 20],
  [14, 36],
  [45, 42],
  [30, 50],
  [58, 49],
]
  .map(([x, y]) => `M${x} ${y}h0`)
  .join('');
const TERRACE_SHADOWS = ['translate(1.4 2.2)', 'translate(1.6 2.6)'] as const;

/** Surf, beach, meadow and terraces. The inked coast is the edge that counts: it stays on its own hexes. */
export const Land = memo(function Land({ id, land, surf, palette }: LandProps) {
  return (
    <g fillRule="evenodd">
      <defs>
        <pattern id={`${id}-tufts`} width="61" height="53" patternUnits="userSpaceOnUse">
          <path d={BLADES} fill="none" stroke={palette.grass} strokeWidth="1.1" strokeLinecap="round" />
          <path d={FLECKS} fill="none" stroke={palette.fleck} strokeWidth="1.8" strokeLinecap="round" />
        </pattern>
        <path id={`${id}-coast`} d={land.coast} />
        <path id={`${id}-meadow`} d={land.meadow} />
        {land.terraces.map((terrace, index) => (
          <path key={TERRACE_SHADOWS[index]} id={`${id}-terrace-${index}`} d={terrace} />
        ))}
      </defs>
      <use
        href={`#${id}-coast`}
        fill="none"
        stroke={palette.surfHalo.colour}
        strokeOpacity={palette.surfHalo.opacity}
        strokeWidth="13"
        strokeLinejoin="round"
      />
      <path
        d={surf}
        fill="none"
        stroke={palette.surfLine.colour}
        strokeOpacity={palette.surfLine.opacity}
        strokeWidth="1.1"
        strokeDasharray="60 7 22 5 34 11"
      />
      <use
        href={`#${id}-coast`}
        transform="translate(2.6 4.4)"
        fill={palette.landShadow.colour}
        fillOpacity={palette.landShadow.opacity}
      />
      <use href={`#${id}-coast`} fill={palette.shore} stroke={palette.coastInk} strokeWidth="1.7" />
      <use href={`#${id}-meadow`} transform="translate(-0.9 -1.5)" fill={palette.wetRim} fillOpacity="0.9" />
      <use href={`#${id}-meadow`} fill={palette.meadow} />
      {palette.terraces.map((colour, index) => (
        <g key={colour}>
          <use
            href={`#${id}-terrace-${index}`}
            transform={TERRACE_SHADOWS[index]}
            fill={palette.terraceShadow.colour}
            fillOpacity={palette.terraceShadow.opacity}
          />
          <use href={`#${id}-terrace-${index}`} fill={colour} />
        </g>
      ))}
      <use href={`#${id}-meadow`} fill={`url(#${id}-tufts)`} />
    </g>
  );
});
