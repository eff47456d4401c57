/** The dial runs from 0 to 15 over 250 degrees; faster boats leave the needle at its stop. */
const DIAL_MAX = 15;
const SWEEP = 250;

/** Degrees clockwise from the top of the dial. */
export function dialAngle(speed: number): number {
  return (Math.min(Math.max(speed, 0), DIAL_MAX) / DIAL_MAX - 0.5) * SWEEP;
}

export function dialPoint(angle: number, radius: number): { x: number; y: number } {
  const radians = (angle * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(60 + radius * Math.sin(radians)), y: round(60 - radius * Math.cos(radians)) };
}

interface DialArc {
  from: number;
  to: number;
  radius: number;
}

/** The stretch of the dial between two speeds, on a face of 120 units. */
export function dialArc({ from, to, radius }: DialArc): string {
  const [a, b] = [dialAngle(from), dialAngle(to)];
  if (b <= a) return '';
  const start = dialPoint(a, radius);
  const end = dialPoint(b, radius);
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${b - a > 180 ? 1 : 0} 1 ${end.x} ${end.y}`;
}

/** One tick a step of speed. */
export const dialTicks = Array.from({ length: DIAL_MAX + 1 }, (_, speed) => {
  const inner = dialPoint(dialAngle(speed), speed % 5 === 0 ? 42.5 : 45);
  const outer = dialPoint(dialAngle(speed), 51);
  return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
}).join('');
