import { memo } from 'react';
import type { Terrain } from '../../geometry/terrain';
import { TREE_KINDS } from '../../geometry/trees';
import type { LakePalette } from './palette';

interface VegetationProps {
  readonly trees: Terrain['trees'];
  readonly palette: LakePalette;
}

/** All trees in ten paths: one shadow, and three tones for each kind. */
export const Vegetation = memo(function Vegetation({ trees, palette }: VegetationProps) {
  return (
    <g>
      <path d={trees.shadow} fill={palette.treeShadow.colour} fillOpacity={palette.treeShadow.opacity} />
      {TREE_KINDS.map((kind) => (
        <g key={kind}>
          <path d={trees.crowns[kind].base} fill={palette.crowns[kind].base} />
          <path d={trees.crowns[kind].middle} fill={palette.crowns[kind].middle} />
          <path d={trees.crowns[kind].light} fill={palette.crowns[kind].light} />
        </g>
      ))}
    </g>
  );
});
