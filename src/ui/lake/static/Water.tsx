import { memo } from 'react';
import { type ViewBox, VIEW_BOXES } from '../../geometry/board';
import type { Terrain } from '../../geometry/terrain';
import type { LakePalette } from './palette';

interface WaterProps {
  readonly id: string;
  readonly water: Terrain['water'];
  readonly palette: LakePalette;
}

const BOARD: ViewBox = VIEW_BOXES.board;
const FULL = { x: BOARD.x, y: BOARD.y, width: BOARD.width, height: BOARD.height };
/** Nine wavelets strewn over a tile that is no multiple of a hex, so that the repeat does not show. */
const WAVELETS = [
  [12, 14],
  [74, 30],
  [138, 9],
  [40, 52],
  [108, 60],
  [150, 82],
  [8, 92],
  [66, 104],
  [118, 110],
]
  .map(([x, y]) => `M${x} ${y}q5-4 10 0t10 0`)
  .join('');

/** Everything from the deep to the corners of the hexes: each depth is a sheet with a hard shadow. */
export const Water = memo(function Water({ id, water, palette }: WaterProps) {
  return (
    <g>
      <defs>
        <radialGradient id={`${id}-deep`} cx="0.46" cy="0.42" r="0.75">
          <stop offset="0" stopColor={palette.deep[0]} />
          <stop offset="0.6" stopColor={palette.deep[1]} />
          <stop offset="1" stopColor={palette.deep[2]} />
        </radialGradient>
        <pattern id={`${id}-wavelets`} width="173" height="120" patternUnits="userSpaceOnUse">
          <path
            d={WAVELETS}
            fill="none"
            stroke={palette.wavelet.colour}
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </pattern>
        {water.sheets.map((sheet, index) => (
          <path key={palette.sheets[index]} id={`${id}-depth-${3 - index}`} d={sheet} fillRule="evenodd" />
        ))}
      </defs>
      <rect {...FULL} fill={`url(#${id}-deep)`} />
      <path
        d={water.farContours.join('')}
        fill="none"
        stroke={palette.farContour.colour}
        strokeOpacity={palette.farContour.opacity}
      />
      {palette.sheets.map((colour, index) => (
        <g key={colour}>
          <use
            href={`#${id}-depth-${3 - index}`}
            transform="translate(1.6 2.8)"
            fill={palette.sheetShadow.colour}
            fillOpacity={palette.sheetShadow.opacity}
          />
          <use
            href={`#${id}-depth-${3 - index}`}
            fill={colour}
            stroke={palette.sheetEdge.colour}
            strokeOpacity={palette.sheetEdge.opacity}
            strokeWidth="0.9"
          />
        </g>
      ))}
      <rect {...FULL} fill={`url(#${id}-wavelets)`} opacity={palette.wavelet.opacity} />
      <path
        d={water.hexEdges}
        fill="none"
        stroke={palette.hexEdge.colour}
        strokeOpacity={palette.hexEdge.opacity}
      />
      <path
        d={water.cornerTicks}
        fill="none"
        stroke={palette.cornerTick.colour}
        strokeOpacity={palette.cornerTick.opacity}
        strokeWidth="1.2"
      />
    </g>
  );
});
