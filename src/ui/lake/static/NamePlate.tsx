import { DECK_DEPTH, GRID_WIDTH } from '../../geometry/board';

interface NamePlateProps {
  readonly id: string;
  readonly lakeName: string;
  readonly unitPx: number;
  readonly floorPx: number;
}

const DESIGN_SIZE = 16;
const HEIGHT = 23;
/** Between the two bollards in the middle of the top deck. */
const WIDEST = 178;
const PADDING = 24;
/** Mean width of a letter in a semi-condensed face, in ems. */
const LETTER = 0.48;

/** The lake's name on brass. Long names are set narrower rather than cut. */
export function NamePlate({ id, lakeName, unitPx, floorPx }: NamePlateProps) {
  const size = Math.min(Math.max(DESIGN_SIZE, floorPx / unitPx), 20);
  const textWidth = lakeName.length * size * LETTER;
  const width = Math.min(Math.max(textWidth + PADDING, 110), WIDEST);
  const isTooLong = textWidth > WIDEST - PADDING;
  const box = { x: -width / 2, y: -HEIGHT / 2, width, height: HEIGHT };
  return (
    <g transform={`translate(${(GRID_WIDTH / 2).toFixed(1)} ${DECK_DEPTH / 2})`}>
      <defs>
        <linearGradient id={`${id}-brass`} x1="0" y1="0" x2="1" y2="0.25">
          <stop offset="0" stopColor="#D6AE58" />
          <stop offset="0.36" stopColor="#F3DC9C" />
          <stop offset="0.6" stopColor="#DDB763" />
          <stop offset="1" stopColor="#C99A3E" />
        </linearGradient>
      </defs>
      <rect {...box} x={box.x + 1.2} y={box.y + 2} rx="3.5" fill="#2A1608" fillOpacity="0.45" />
      <rect {...box} rx="3.5" fill={`url(#${id}-brass)`} stroke="#7A5518" strokeWidth="1.1" />
      <rect
        x={box.x + 2.4}
        y={box.y + 2.4}
        width={width - 4.8}
        height={HEIGHT - 4.8}
        rx="2"
        fill="none"
        stroke="#7A5518"
        strokeWidth="0.7"
        strokeOpacity="0.7"
      />
      <text
        y={(size * 0.34).toFixed(1)}
        fontSize={size}
        fontWeight="600"
        fill="#2B1B04"
        textAnchor="middle"
        {...(isTooLong ? { textLength: WIDEST - PADDING, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {lakeName}
      </text>
    </g>
  );
}
