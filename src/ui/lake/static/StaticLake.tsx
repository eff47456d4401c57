import { memo, useId } from 'react';
import type { LakeCrop } from '../../geometry/board';
import type { Terrain, TerrainInput } from '../../geometry/terrain';
import { Dressing } from './Dressing';
import { Land } from './Land';
import { Landmarks, LandmarkShadows } from './Landmarks';
import { LAKE_PALETTES } from './palette';
import { Quay } from './Quay';
import { ScoreTrack } from './ScoreTrack';
import { Vegetation } from './Vegetation';
import { Water } from './Water';

interface StaticLakeProps {
  readonly terrain: Terrain;
  readonly side: TerrainInput['side'];
  readonly lakeName: string;
  readonly crop: LakeCrop;
  /** CSS pixels in a board unit; text on the quay never gets smaller than the floor. */
  readonly unitPx: number;
  readonly floorPx: number;
}

/**
 * Everything on the lake that does not change during a race, for an SVG with the view box of its crop:
 * Water · Land · Dressing · LandmarkShadows · Vegetation · Landmarks, and round them Quay · ScoreTrack.
 * It is a picture only; screen readers get the lake in words.
 */
export const StaticLake = memo(function StaticLake({
  terrain,
  side,
  lakeName,
  crop,
  unitPx,
  floorPx,
}: StaticLakeProps) {
  const id = useId();
  const palette = LAKE_PALETTES[side];
  return (
    <g aria-hidden="true" pointerEvents="none">
      <Water id={id} water={terrain.water} palette={palette} />
      <Land id={id} land={terrain.land} surf={terrain.water.surf} palette={palette} />
      <LandmarkShadows landmarks={terrain.landmarks} palette={palette} />
      <Dressing terrain={terrain} palette={palette} />
      <Vegetation trees={terrain.trees} palette={palette} />
      <Landmarks terrain={terrain} palette={palette} />
      {crop === 'board' && (
        <>
          <Quay id={id} lakeName={lakeName} unitPx={unitPx} floorPx={floorPx} />
          <ScoreTrack unitPx={unitPx} floorPx={floorPx} />
        </>
      )}
    </g>
  );
});
