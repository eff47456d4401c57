import type { Point } from './board';
import { formatPoint, formatTenths } from './curves';
import { TREE_KINDS, type Tree, type TreeKind } from './trees';

/** All trees of a kind in three paths, dark to light. */
export interface Crowns {
  readonly base: string;
  readonly middle: string;
  readonly light: string;
}

const tenths = (length: number): number => Math.round(length * 10);

const onCircle = (radius: number, turns: number): Point => ({
  x: radius * Math.cos(turns * 2 * Math.PI),
  y: radius * Math.sin(turns * 2 * Math.PI),
});

/** Text of a shape from relative steps; rounding never adds up, because each step is from the rounded spot. */
function formatSteps(command: 'l' | 'q', points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let x = tenths(first.x);
  let y = tenths(first.y);
  let text = `m${formatTenths([x, y])}${command}`;
  const size = command === 'q' ? 2 : 1;
  for (let index = 0; index < rest.length; index += size) {
    const steps = rest
      .slice(index, index + size)
      .flatMap((point) => [tenths(point.x) - x, tenths(point.y) - y]);
    const numbers = formatTenths(steps);
    text += text.endsWith(command) || numbers.startsWith('-') ? numbers : ` ${numbers}`;
    x += steps.at(-2) ?? 0;
    y += steps.at(-1) ?? 0;
  }
  return `${text}z`;
}

/** Round bumps about a middle, the tops of the bumps at the radius. */
function drawScallops(radius: number, count: number, turn: number): string {
  const notch = radius * 0.9;
  const control = 2 * radius - notch * Math.cos(Math.PI / count);
  const points = [onCircle(notch, turn)];
  for (let bump = 0; bump < count; bump++) {
    points.push(onCircle(control, turn + (bump + 0.5) / count), onCircle(notch, turn + (bump + 1) / count));
  }
  return formatSteps('q', points);
}

function drawSpikes(radius: number, count: number, turn: number): string {
  const points = Array.from({ length: count * 2 }, (_, index) =>
    onCircle(index % 2 === 0 ? radius : radius * 0.76, turn + index / (2 * count)),
  );
  return formatSteps('l', points);
}

function drawDisc(radius: number): string {
  const r = formatTenths([tenths(radius)]);
  const d = formatTenths([2 * tenths(radius)]);
  return `m-${r} 0a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0-${d} 0`;
}

function drawCrown(kind: TreeKind, radius: number, turn: number): string {
  return kind === 'conifer'
    ? drawSpikes(radius, 8, turn)
    : drawScallops(radius, kind === 'olive' ? 6 : 7, turn);
}

/** Crowns come in few sizes and turns, so that each outline is worked out once. */
function createCrownBook() {
  const book = new Map<string, string>();
  return (kind: TreeKind | 'disc', radius: number, turn: number): string => {
    const size = Math.max(Math.round(radius * 4) / 4, 0.5);
    const key = `${kind} ${size} ${turn}`;
    const known = book.get(key);
    if (known !== undefined) return known;
    const shape = kind === 'disc' ? drawDisc(size) : drawCrown(kind, size, turn / 20);
    book.set(key, shape);
    return shape;
  };
}

export function drawTrees(trees: readonly Tree[]) {
  const read = createCrownBook();
  const paths = Object.fromEntries(
    TREE_KINDS.map((kind) => [kind, { base: '', middle: '', light: '' }]),
  ) as Record<TreeKind, { base: string; middle: string; light: string }>;
  let shadow = '';
  for (const [index, { x, y, radius: r, kind }] of trees.entries()) {
    const turn = index % 3;
    const crown = paths[kind];
    shadow += `M${formatPoint(x + 0.36 * r, y + 0.52 * r)}${read('disc', r, 0)}`;
    crown.base += `M${formatPoint(x, y)}${read(kind, r, turn)}`;
    crown.middle += `M${formatPoint(x - 0.14 * r, y - 0.18 * r)}${read(kind, 0.72 * r, turn)}`;
    crown.light += `M${formatPoint(x - 0.32 * r, y - 0.36 * r)}${read('disc', 0.3 * r, 0)}`;
  }
  const crowns: Readonly<Record<TreeKind, Crowns>> = paths;
  return { shadow, crowns };
}
