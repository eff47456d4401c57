/** Light a bright classroom throws on a projected picture, as a share of white. */
export const AMBIENT_VEIL = 0.2;

const FLARE = 0.05;

/** Red, green and blue of `#rrggbb`, linear, 0 to 1. */
export function parseLinearRgb(hex: string): [red: number, green: number, blue: number] {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new Error(`"${hex}" is not a #rrggbb colour.`);
  const channel = (from: number) => {
    const value = Number.parseInt(digits.slice(from, from + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(2), channel(4)];
}

function relativeLuminance(hex: string): number {
  const [red, green, blue] = parseLinearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast ratio of two colours, 1 to 21; a veil lifts both, as stray light on a screen does. */
export function contrastRatio(one: string, other: string, veil = 0): number {
  const a = relativeLuminance(one) + FLARE + veil;
  const b = relativeLuminance(other) + FLARE + veil;
  return Math.max(a, b) / Math.min(a, b);
}
