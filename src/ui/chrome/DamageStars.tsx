import { paper } from '../styles/palette';
import { pictureNaming } from './pictureNaming';

export interface DamageStarsProps {
  damage: number;
  /** Damage that sinks a boat (R8). */
  limit?: number | undefined;
  /** Height of a star in CSS pixels. */
  size?: number | undefined;
  /** Already translated, as "damage 2 of 4". */
  label: string;
  /** On a dark plate both signs take the plate's own colour. */
  color?: string | undefined;
}

const STAR = Array.from({ length: 12 }, (_, index) => {
  const radius = index % 2 === 0 ? 7.6 : 3.5;
  const angle = (index * Math.PI) / 6;
  return `${(8 + radius * Math.sin(angle)).toFixed(1)} ${(8 - radius * Math.cos(angle)).toFixed(1)}`;
}).join('L');

/** Damage as stars among empty circles: shape, not colour, tells the two apart. */
export function DamageStars({ damage, limit = 4, size = 15, label, color }: DamageStarsProps) {
  return (
    <svg
      width={size * limit}
      height={size}
      viewBox={`0 0 ${16 * limit} 16`}
      {...pictureNaming(label)}
      style={{ display: 'inline-block', verticalAlign: '-2px' }}
    >
      {Array.from({ length: limit }, (_, index) => (
        <g key={index} transform={`translate(${index * 16} 0)`}>
          {index < damage ? (
            <path d={`M${STAR}Z`} fill={color ?? paper.red} data-pip="star" />
          ) : (
            <circle
              cx={8}
              cy={8}
              r={5.4}
              fill="none"
              stroke={color ?? paper.emptyPip}
              strokeWidth={1.6}
              data-pip="circle"
            />
          )}
        </g>
      ))}
    </svg>
  );
}
