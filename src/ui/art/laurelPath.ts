interface LaurelWreath {
  /** Half-axes of the wreath. */
  width: number;
  height: number;
  /** Pairs of leaves on each side. */
  pairs: number;
}

const LEAF = [
  [0, 0],
  [8, -7, 22, -7.5, 31, 0],
  [22, 5.5, 9, 6, 0, 0],
] as const;

/** One side of a wreath round the origin, from its foot up, as leaves in pairs along an ellipse. */
export function laurelPath({ width, height, pairs }: LaurelWreath, side: 1 | -1): string {
  const leaves: string[] = [];
  for (let index = 0; index < pairs; index += 1) {
    const angle = ((-72 + (index * 140) / (pairs - 1)) * Math.PI) / 180;
    const foot = { x: Math.cos(angle) * width, y: -Math.sin(angle) * height };
    const along = Math.atan2(-Math.cos(angle) * height, -Math.sin(angle) * width);
    for (const spread of [0.52, -0.52]) {
      const turn = along + spread;
      const place = (x: number, y: number) => {
        const px = foot.x + x * Math.cos(turn) - y * Math.sin(turn);
        const py = foot.y + x * Math.sin(turn) + y * Math.cos(turn);
        return `${(side * px).toFixed(1)} ${py.toFixed(1)}`;
      };
      const [start, ...curves] = LEAF;
      const drawn = curves.map(
        ([x1, y1, x2, y2, x, y]) => `C${place(x1, y1)} ${place(x2, y2)} ${place(x, y)}`,
      );
      leaves.push(`M${place(start[0], start[1])}${drawn.join('')}Z`);
    }
  }
  return leaves.join('');
}
