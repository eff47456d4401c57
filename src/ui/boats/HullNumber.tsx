import { boats, type BoatNumber } from '../styles/palette';

interface HullNumberProps {
  readonly boat: BoatNumber;
  readonly size: number;
  /** Width of the ring in hull colour that keeps every mark off the digit. */
  readonly halo: number;
}

/** A boat's number, its middle on the origin. */
export function HullNumber({ boat, size, halo }: HullNumberProps) {
  const { hull, numeral } = boats[boat];
  return (
    <text
      y={size * 0.36}
      textAnchor="middle"
      fontSize={size}
      fontWeight={700}
      fill={numeral}
      stroke={hull}
      strokeWidth={halo}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {boat}
    </text>
  );
}
