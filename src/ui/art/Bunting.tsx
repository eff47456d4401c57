import { BOAT_NUMBERS, boats, paper } from '../styles/palette';

export interface BuntingProps {
  from: { x: number; y: number };
  to: { x: number; y: number };
  /** How far the line hangs in its middle. */
  sag: number;
  flags: number;
  /** Width of a flag. */
  size?: number | undefined;
}

/** Flags in the six boats' colours on a slack line. */
export function Bunting({ from, to, sag, flags, size = 42 }: BuntingProps) {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + 2 * sag };
  const at = (t: number) => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * middle.x + t ** 2 * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * middle.y + t ** 2 * to.y,
  });
  return (
    <g strokeLinejoin="round">
      {Array.from({ length: flags }, (_, index) => {
        const t = (index + 0.5) / flags;
        const { x, y } = at(t);
        const boat = BOAT_NUMBERS[index % 6] ?? 1;
        const ahead = at(t + 0.01);
        const lean = (Math.atan2(ahead.y - y, ahead.x - x) * 180) / Math.PI;
        return (
          <g key={index} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${lean.toFixed(1)})`}>
            <path
              d={`M${-size / 2} 0H${size / 2}L0 ${size * 0.78}Z`}
              fill={boats[boat].hull}
              stroke={paper.ink}
              strokeWidth={size * 0.05}
            />
            <path
              d={`M${-size / 2} 0H${size / 2}L${size * 0.42} ${size * 0.13}H${-size * 0.42}Z`}
              fill={paper.ink}
              opacity={0.16}
            />
          </g>
        );
      })}
      <path
        d={`M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`}
        fill="none"
        stroke={paper.ink}
        strokeWidth={size * 0.065}
      />
    </g>
  );
}
