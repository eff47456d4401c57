import { memo } from 'react';
import { MIDDLE_TO_BASELINE } from './text';

export interface DigitProps {
  text: string | number;
  size: number;
  fill: string;
  /** Casing round the digits, for those that stand on the water. */
  halo?: string;
  viewRotation?: number;
}

/** Digits round the origin of the parent, upright for the reader. */
export const Digit = memo(function Digit({ text, size, fill, halo, viewRotation = 0 }: DigitProps) {
  const casing = halo
    ? { stroke: halo, strokeWidth: size * 0.28, strokeLinejoin: 'round' as const, paintOrder: 'stroke' }
    : {};
  return (
    <text
      y={size * MIDDLE_TO_BASELINE}
      transform={viewRotation === 0 ? undefined : `rotate(${-viewRotation})`}
      textAnchor="middle"
      fontSize={size}
      fontWeight={700}
      fill={fill}
      {...casing}
    >
      {text}
    </text>
  );
});
