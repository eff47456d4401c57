import type { Space } from '../../../../engine';
import { formatPoint, middleOf, pointOfSpace } from '../../../geometry/plane';

/** A line through the middles of the steps, with the spaces as controls: it bends where a boat turns and stays on water. */
export function formatLine(spaces: readonly Space[]): string {
  const points = spaces.map(pointOfSpace);
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const curves = rest.slice(0, -1).map((point, index) => {
    const middle = middleOf(point, rest[index + 1]);
    return `Q${formatPoint(point)} ${formatPoint(middle)}`;
  });
  return `M${formatPoint(first)}L${formatPoint(middleOf(first, rest[0]))}${curves.join('')}L${formatPoint(last)}`;
}
