import { memo } from 'react';
import type { Landmark, LandmarkKind } from '../../geometry/landmarks';
import type { Terrain } from '../../geometry/terrain';
import { Castle, Church, Lighthouse, Windmill } from './buildings';
import { DamagePad } from './DamagePad';
import { drawLongShadow } from './long-shadows';
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
};

/** From straight above a tower is a plain disc: its long shadow shows what it is. It lies under the trees. */
export const LandmarkShadows = memo(function LandmarkShadows({
  landmarks,
}: {
  readonly landmarks: readonly Landmark[];
}) {
  return <path d={landmarks.map(drawLongShadow).join('')} fill="#12200C" fillOpacity="0.36" />;
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
