/** Width of a hex in board units; a wake is measured in spaces. */
const HEX_WIDTH = 34.64;

const LONGEST_WAKE = 3.2;
const RIBBON_HALF_WIDTH = 6.4;
const SCALLOPS_PER_HEX = 2.6;
const BOW_WAVE_SPREAD = 27;
const BOW_WAVE_SHARE = 0.62;
/** Just inside the stern, so that the hull covers the ribbon's blunt end. */
const STERN = -13;

export interface WakePaths {
  /** Board units behind the hull; 0 draws nothing. */
  readonly length: number;
  readonly ribbon: string;
  readonly bowWaves: string;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Foam behind a boat that heads for +x from the origin: a scalloped ribbon between two bow waves. */
export function wakePaths(spacesMoved: number): WakePaths {
  const length = Math.min(Math.max(spacesMoved, 0), LONGEST_WAKE) * HEX_WIDTH;
  if (length === 0) return { length, ribbon: '', bowWaves: '' };
  const scallops = Math.max(2, Math.round((length / HEX_WIDTH) * SCALLOPS_PER_HEX));
  const pitch = length / scallops;
  const halfWidth = (index: number) => 0.82 * RIBBON_HALF_WIDTH * (1 - index / scallops) ** 0.75;
  const edgeX = (index: number) => round(STERN - index * pitch);
  const bulge = (index: number) => `${round(STERN - (index + 0.5) * pitch)}`;
  const indices = Array.from({ length: scallops }, (_, index) => index);
  const upper = indices.map(
    (index) =>
      `Q${bulge(index)} ${round(-halfWidth(index) * 1.62)} ${edgeX(index + 1)} ${round(-halfWidth(index + 1))}`,
  );
  const lower = indices.map(
    (index) =>
      `Q${bulge(index)} ${round(halfWidth(index) * 1.62)} ${edgeX(index)} ${round(halfWidth(index))}`,
  );
  const ribbon = `M${STERN} ${round(-halfWidth(0))}${upper.join('')}${lower.reverse().join('')}Z`;
  const tip = round(-length * BOW_WAVE_SHARE + STERN);
  const wave = (sign: 1 | -1) => {
    const [root, bend, end] = [9.5 * sign, 15 * sign, BOW_WAVE_SPREAD * sign];
    return `M-4 ${root}Q${round(tip * 0.42)} ${bend} ${tip} ${end}Q${round(tip * 0.46)} ${bend - 2.6 * sign}-9 ${root - 1.5 * sign}Z`;
  };
  return { length, ribbon, bowWaves: wave(-1) + wave(1) };
}
