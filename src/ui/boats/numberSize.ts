import { NUMBER_SIZE } from './hulls';

interface NumberSizeRequest {
  /** How many of the parent's units one hull unit takes. */
  scale: number;
  /** CSS pixels to one of the parent's units. */
  unitPx: number;
  /** Smallest number people can read from their places, in CSS pixels. */
  floorPx: number;
}

/** Font size in hull units: the design's size, or as much more as the smallest readable digit needs. */
export function numberSize({ scale, unitPx, floorPx }: NumberSizeRequest): number {
  return Math.max(NUMBER_SIZE, floorPx / (scale * unitPx));
}
