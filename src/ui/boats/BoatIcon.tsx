import { pictureNaming } from '../chrome/pictureNaming';
import type { BoatNumber } from '../styles/palette';
import { Hull } from './Hull';

export interface BoatIconProps {
  boat: BoatNumber;
  /** Width in CSS pixels; the height is 0.7 of it. */
  size?: number | undefined;
  angle?: number | undefined;
  floorPx?: number | undefined;
  /** Already translated; without it the icon is decoration beside a name. */
  label?: string | undefined;
}

const WIDTH = 154;
const HEIGHT = 108;

/** The least number that is still 24 px on a projector, where CSS draws icons at 1.6 times their size. */
const FLOOR_PX = 15;

/** A boat for rows, buttons and headings. */
export function BoatIcon({ boat, size = 44, angle = 0, floorPx = FLOOR_PX, label }: BoatIconProps) {
  return (
    <svg
      width={size}
      height={(size * HEIGHT) / WIDTH}
      viewBox={`${-WIDTH / 2 + 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      overflow="visible"
      {...pictureNaming(label)}
    >
      <Hull boat={boat} angle={angle} scale={1} unitPx={size / WIDTH} floorPx={floorPx} shadow="none" />
    </svg>
  );
}
