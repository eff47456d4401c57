import { memo } from 'react';
import type { Terrain } from '../../geometry/terrain';
import type { LakePalette } from './palette';

interface DressingProps {
  readonly terrain: Pick<Terrain, 'rocks' | 'fields' | 'roofs'>;
  readonly palette: LakePalette;
}

/** Stones on the beach, vineyards and houses. */
export const Dressing = memo(function Dressing({
  terrain: { rocks, fields, roofs },
  palette,
}: DressingProps) {
  return (
    <g>
      <path d={rocks.base} transform="translate(0.7 1)" fill="#0A1420" fillOpacity="0.3" />
      <path d={rocks.base} fill={palette.rocks.base} />
      <path d={rocks.light} fill={palette.rocks.light} />
      <path d={fields.soil} fill={palette.soil} />
      <path d={fields.rows} fill="none" stroke={palette.vine} strokeWidth="2.1" strokeLinecap="round" />
      <path
        d={roofs.light + roofs.dark}
        transform="translate(1.6 2.2)"
        fill={palette.treeShadow.colour}
        fillOpacity="0.42"
      />
      <path d={roofs.light} fill={palette.roofs.light} />
      <path d={roofs.dark} fill={palette.roofs.dark} />
    </g>
  );
});
