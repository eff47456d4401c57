import { laurelPath } from './laurelPath';

export interface LaurelProps {
  x: number;
  y: number;
  width?: number | undefined;
  height?: number | undefined;
}

/** The winner's wreath, open at the top. */
export function Laurel({ x, y, width = 138, height = 156 }: LaurelProps) {
  const wreath = { width, height, pairs: 14 };
  const leaves = laurelPath(wreath, 1) + laurelPath(wreath, -1);
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
      <path d={leaves} transform="translate(4 7)" fill="#020c18" opacity={0.34} />
      <path d={leaves} fill="#e3b34b" stroke="#5a3f0c" strokeWidth={2} />
    </g>
  );
}
