import { memo } from 'react';
import type { LandmarkKind } from '../../geometry/landmarkKinds';
import type { Landmark } from '../../geometry/landmarks';
import type { Terrain } from '../../geometry/terrain';
import { Castle, Church, Lighthouse, StoneCircle, Windmill } from './buildings';
import { DamagePad } from './DamagePad';
import { drawLongShadow } from './longShadows';
import type { LakePalette } from './palette';

interface LandmarksProps {
  readonly terrain: Pick<Terrain, 'landmarks' | 'pad'>;
  readonly palette: LakePalette;
}

const BUILDINGS: Partial<Record<LandmarkKind, typeof Church>> = {
  church: Church,
  lighthouse: Lighthouse,
  castle: Castle,
  windmill: Windmill,
  stones: StoneCircle,
};

/** From straight above a tower is a plain disc: its long shadow shows what it is. It lies under the trees. */
export const LandmarkShadows = memo(function LandmarkShadows({
  landmarks,
  palette: { longShadow },
}: {
  readonly landmarks: readonly Landmark[];
  readonly palette: LakePalette;
}) {
  const shadows = landmarks.map(drawLongShadow).join('');
  return <path d={shadows} fill={longShadow.colour} fillOpacity={longShadow.opacity} />;
});

export const Landmarks = memo(function Landmarks({ terrain: { landmarks, pad }, palette }: LandmarksProps) {
  return (
    <g>
      {landmarks.map(({ kind, island, x, y, turn }) => {
        const Building = BUILDINGS[kind];
        if (Building === undefined) return null;
        return (
          <g key={island} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`}>
            <Building palette={palette} />
          </g>
        );
      })}
      {pad !== null && <DamagePad pad={pad} palette={palette} />}
    </g>
  );
});
