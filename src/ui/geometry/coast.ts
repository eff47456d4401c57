import { measureArea, traceContours, type Loop } from './contours';
import { formatSmoothLoop, OUTER_RECTANGLE, simplifyLoop } from './curves';
import { measureShoreDistance } from './distance';
import { blurField, combineFields, type Field } from './field';
import { isLandHex, type LandMap, neighbourOf } from './land';
import { createNoiseField } from './noise';
import type { Samples } from './samples';

/** Within this distance of a hex's centre the coast may never come (hex sizes). */
const KEPT_RADIUS = 0.62;
/** Nor this near the line between two neighbouring centres of one kind: straits stay open, necks closed. */
const KEPT_PASSAGE = 0.3;

export interface Shores {
  readonly samples: Samples;
  /** Distance to the hex edges between land and water, negative on land. */
  readonly distance: Field;
  /** The drawn coast is where this is 0; negative on land. */
  readonly coast: Field;
  readonly seed: number;
}

/** Bends straight runs of hexes and rounds their corners, but leaves the heart of each hex on its own side. */
export function growShores(land: LandMap, samples: Samples, seed: number): Shores {
  const { grid } = samples;
  const distance = measureShoreDistance(land, samples);
  const noise = createNoiseField(grid, 0.46, seed);
  const wandering = combineFields(blurField(distance, grid, 0.55), noise, (a, b) => a + 0.42 * b);
  keepHearts(wandering, land, samples);
  return { samples, distance, coast: blurField(wandering, grid, 0.16), seed };
}

function keepHearts(coast: Field, land: LandMap, { hex, fromCentre, side, fromSpoke }: Samples): void {
  for (let sample = 0; sample < coast.length; sample++) {
    const here = hex[sample];
    if (here < 0) continue;
    const isLand = isLandHex(land, here);
    let hold = KEPT_RADIUS - fromCentre[sample];
    const passage = KEPT_PASSAGE - fromSpoke[sample];
    if (passage > hold && isLandHex(land, neighbourOf(here, side[sample])) === isLand) hold = passage;
    const value = coast[sample];
    coast[sample] = isLand ? Math.min(value, -hold) : Math.max(value, hold);
  }
}

/**
 * Fields whose contours are the edges of the depth sheets. Blur and noise grow with depth, so that bands
 * merge in straits and wander in open water; each is held above the one before, so that sheets nest.
 */
export function growDepths({ samples: { grid }, distance, coast, seed }: Shores) {
  const blurAndBend = (sigma: number, strength: number, perSize: number, part: number): Field =>
    combineFields(
      blurField(distance, grid, sigma),
      createNoiseField(grid, perSize, seed + part),
      (a, b) => a + strength * b,
    );
  const nest = (field: Field, above: Field, gap: number): Field =>
    combineFields(field, above, (a, b) => Math.min(a, b + gap));
  const first = nest(blurAndBend(0.6, 0.22, 0.42, 101), coast, 0.18);
  const second = nest(blurAndBend(0.9, 0.5, 0.33, 202), first, 0.3);
  const third = nest(blurAndBend(1.2, 0.85, 0.26, 303), second, 0.3);
  return { first, second, third };
}

/** Fields whose contours are the meadow's edge and the two terraces above it. */
export function growHeights({ samples: { grid }, coast, seed }: Shores) {
  const bend = (strength: number, part: number): Field =>
    combineFields(coast, createNoiseField(grid, 0.4, seed + part), (a, b) => a + strength * b);
  const meadow = bend(0.1, 404);
  const lower = bend(0.35, 505);
  const upper = combineFields(bend(0.5, 606), lower, (a, b) => Math.max(a, b - 0.5));
  return { meadow, lower, upper };
}

export interface ContourStyle {
  readonly level: number;
  /** Loops of less area than this are left away. */
  readonly smallest: number;
  readonly tolerance: number;
}

function traceSheet(field: Field, samples: Samples, { level, smallest, tolerance }: ContourStyle): Loop[] {
  return traceContours(field, samples.grid, level)
    .filter((loop) => measureArea(loop) >= smallest)
    .map((loop) => simplifyLoop(loop, tolerance));
}

/** Lines along a contour. */
export function drawContour(field: Field, samples: Samples, style: ContourStyle): string {
  return traceSheet(field, samples, style).map(formatSmoothLoop).join('');
}

/** Everything below the level, to be filled even-odd. */
export function drawSheet(field: Field, samples: Samples, style: ContourStyle): string {
  return OUTER_RECTANGLE + drawContour(field, samples, style);
}
