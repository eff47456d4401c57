import type { Side } from '../../../../engine';
import type { LakeCrop } from '../../../geometry/board';
import type { Readability } from '../../../lake/live/text';

/** How the lake is looked at: what every layer has to know to draw itself legibly. */
export interface LakeSight extends Readability {
  readonly crop: LakeCrop;
  readonly side: Side;
  /** Room that controls on the lake leave for a finger. */
  readonly fingerPx: number;
}
