/**
 * What changes on the lake, bottom to top: course lines · wakes · start spaces · wedges · quay · string · buoys ·
 * previews · boats · pills. Every part subscribes to what it shows and nothing else, so that a move redraws one boat.
 */
import type { Point } from '../../../geometry/board';
import { BoatsLayer, PassageLayer, WakesLayer } from './boatsLayer';
import { BuoysLayer, LinesLayer } from './courseLayer';
import { EffectsLayer, type Effects } from './effects';
import { HintLayer } from '../insight/HintLayer';
import { PlacingLayer } from './PlacingLayer';
import { RevealLayer } from './RevealLayer';
import { QuayLayer } from './QuayLayer';
import type { Tempo } from '../timing';
import type { LakeSight } from './sight';
import { SpotArrows } from './SpotArrows';
import { PillsLayer, PreviewsLayer, WedgesLayer } from './steeringLayer';
import { StringLayer } from './StringLayer';

interface LiveLakeProps {
  readonly sight: LakeSight;
  readonly effects: Effects;
  readonly tempo: Tempo;
  /** Where the damage counters lie. */
  readonly pad: Point | null;
}

export function LiveLake({ sight, effects, tempo, pad }: LiveLakeProps) {
  return (
    <>
      <LinesLayer sight={sight} />
      <WakesLayer tempo={tempo} />
      <PlacingLayer sight={sight} />
      <WedgesLayer sight={sight} />
      {/* A wedge near the shore reaches over the planks; the plates stay readable above it. */}
      {sight.crop === 'board' && <QuayLayer sight={sight} />}
      <StringLayer tempo={tempo} />
      <RevealLayer tempo={tempo} />
      <HintLayer />
      <BuoysLayer sight={sight} tempo={tempo} />
      <PreviewsLayer sight={sight} />
      <PassageLayer tempo={tempo} />
      <BoatsLayer sight={sight} effects={effects} />
      <SpotArrows unitPx={sight.unitPx} fingerPx={sight.fingerPx} />
      <EffectsLayer sight={sight} effects={effects} tempo={tempo} pad={pad} />
      <PillsLayer sight={sight} />
    </>
  );
}
