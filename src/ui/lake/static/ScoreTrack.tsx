import { memo } from 'react';
import { locateScore } from '../../geometry/scoreTrack';

interface ScoreTrackProps {
  /** CSS pixels in a board unit: text never gets smaller than the floor. */
  readonly unitPx: number;
  readonly floorPx: number;
}

const STEPS = Array.from({ length: 100 }, (_, score) => score);
const NUMERALS = STEPS.filter((score) => score % 5 === 0);
const DESIGN_SIZE = 15.5;
const STUD = 1.9;
const STUDS = STEPS.filter((score) => score % 5 !== 0)
  .map((score) => {
    const { x, y } = locateScore(score);
    return `M${(x - STUD).toFixed(1)} ${y.toFixed(1)}a${STUD} ${STUD} 0 1 0 ${2 * STUD} 0a${STUD} ${STUD} 0 1 0 ${-2 * STUD} 0`;
  })
  .join('');

/** A brass stud for each point, a numeral for every fifth. */
export const ScoreTrack = memo(function ScoreTrack({ unitPx, floorPx }: ScoreTrackProps) {
  const size = Math.max(DESIGN_SIZE, floorPx / unitPx);
  return (
    <g>
      <path d={STUDS} fill="#1C0A05" fillOpacity="0.6" transform="translate(0.5 0.8)" />
      <path d={STUDS} fill="#D9B26A" />
      <g fontSize={size} fontWeight="600" fill="#F6E7C8" textAnchor="middle">
        {NUMERALS.map((score) => {
          const { x, y } = locateScore(score);
          return (
            <text key={score} x={x.toFixed(1)} y={(y + size * 0.35).toFixed(1)}>
              {score}
            </text>
          );
        })}
      </g>
    </g>
  );
});
