import type { Side } from '../../../../engine';
import type { LakeCrop, ViewBox } from '../../../geometry/board';
import type { Circle } from '../../../geometry/labels';
import type { Readability } from '../../../lake/live/text';

/** How the lake is looked at: what every layer has to know to draw itself legibly. */
export interface LakeSight extends Readability {
  readonly crop: LakeCrop;
  readonly side: Side;
  /** Room that controls on the lake leave for a finger. */
  readonly fingerPx: number;
  /** The part of the lake on the screen: words stay inside it. */
  readonly bounds: ViewBox;
  /** Beyond it nothing can be seen, however the lake is moved. */
  readonly edge: ViewBox;
  /** The small map of a phone, which words keep off. */
  readonly mapRoom: Circle | null;
}
