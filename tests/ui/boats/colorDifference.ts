import { parseLinearRgb } from '../../../src/ui/styles/contrast';

export type Vision = 'normal' | 'protan' | 'deutan' | 'tritan';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
const VISION: Readonly<Record<Vision, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];

const WHITE: Triple = [0.95047, 1, 1.08883];

function multiply(matrix: Matrix, [a, b, c]: Triple): Triple {
  const row = (line: Triple) => line[0] * a + line[1] * b + line[2] * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function toLab(hex: string, vision: Vision): Triple {
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const [red, green, blue] = multiply(VISION[vision], parseLinearRgb(hex));
  const xyz = multiply(TO_XYZ, [clamp(red), clamp(green), clamp(blue)]);
  const f = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116);
  const [x, y, z] = [f(xyz[0] / WHITE[0]), f(xyz[1] / WHITE[1]), f(xyz[2] / WHITE[2])];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function hueAngle(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const angle = (Math.atan2(b, a) * 180) / Math.PI;
  return angle < 0 ? angle + 360 : angle;
}

/** CIEDE2000 (Sharma, Wu and Dalal 2005) between two colours as that sight sees them. */
export function colorDifference(one: string, other: string, vision: Vision): number {
  const [l1, a1, b1] = toLab(one, vision);
  const [l2, a2, b2] = toLab(other, vision);
  const chromaMean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chromaMean ** 7 / (chromaMean ** 7 + 25 ** 7)));
  const [p1, p2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hueAngle(p1, b1), hueAngle(p2, b2)];
  const isGrey = c1 * c2 === 0;
  let hueStep = isGrey ? 0 : h2 - h1;
  if (hueStep > 180) hueStep -= 360;
  if (hueStep < -180) hueStep += 360;
  let hueMean = isGrey ? h1 + h2 : (h1 + h2) / 2;
  if (!isGrey && Math.abs(h1 - h2) > 180) hueMean += h1 + h2 < 360 ? 180 : -180;
  const lMean = (l1 + l2) / 2;
  const cMean = (c1 + c2) / 2;
  const t =
    1 -
    0.17 * Math.cos(radians(hueMean - 30)) +
    0.24 * Math.cos(radians(2 * hueMean)) +
    0.32 * Math.cos(radians(3 * hueMean + 6)) -
    0.2 * Math.cos(radians(4 * hueMean - 63));
  const sl = 1 + (0.015 * (lMean - 50) ** 2) / Math.sqrt(20 + (lMean - 50) ** 2);
  const sc = 1 + 0.045 * cMean;
  const sh = 1 + 0.015 * cMean * t;
  const rotation =
    -2 *
    Math.sqrt(cMean ** 7 / (cMean ** 7 + 25 ** 7)) *
    Math.sin(radians(60 * Math.exp(-(((hueMean - 275) / 25) ** 2))));
  const dl = (l2 - l1) / sl;
  const dc = (c2 - c1) / sc;
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(hueStep / 2))) / sh;
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}
