export type DieFace = 1 | 2 | 3;

interface NotchRequest {
  face: DieFace;
  /** Middle of the die. */
  x: number;
  top: number;
  bottom: number;
  width: number;
  pitch: number;
  depth: number;
}

/** As many notches as the face counts, cut into the upper and the lower edge of a die. */
export function notchPath({ face, x, top, bottom, width, pitch, depth }: NotchRequest): string {
  const half = width / 2;
  const radius = Math.min(half, depth / 2);
  return Array.from({ length: face }, (_, index) => x + (index - (face - 1) / 2) * pitch)
    .map((middle) => {
      const left = middle - half;
      const arc = `a${radius} ${radius} 0 0 `;
      const straight = width - 2 * radius;
      const down = `M${left} ${top}v${depth - radius}${arc}0 ${radius} ${radius}h${straight}${arc}0 ${radius} ${-radius}v${radius - depth}Z`;
      const up = `M${left} ${bottom}v${radius - depth}${arc}1 ${radius} ${-radius}h${straight}${arc}1 ${radius} ${radius}v${depth - radius}Z`;
      return down + up;
    })
    .join('');
}
