import { useMemo } from 'react';
import type { Side } from '../../engine';
import { lakeFromCode } from '../../lakes/lakes';
import { pictureNaming } from '../chrome/pictureNaming';
import { formatViewBox, VIEW_BOXES } from '../geometry/board';
import { StaticLake } from '../lake/static/StaticLake';
import { terrainInputOf } from '../lake/static/terrainInput';
import { useTerrain } from '../lake/static/useTerrain';
import { LakeThumbnail } from './LakeThumbnail';
import styles from './thumbnail.module.css';

/** The lake as it will be sailed, as wide as its place; until it has grown, its stamp stands in. */
export function LakePreview({ code, side, label }: { code: string; side: Side; label: string }) {
  const input = useMemo(() => {
    const lake = lakeFromCode(code);
    return lake ? terrainInputOf(lake) : null;
  }, [code]);
  const terrain = useTerrain(input);
  if (!terrain) return <LakeThumbnail code={code} side={side} width="100%" label={label} />;
  return (
    <svg className={styles.preview} viewBox={formatViewBox(VIEW_BOXES.lake)} {...pictureNaming(label)}>
      <StaticLake terrain={terrain} side={side} lakeName="" crop="lake" unitPx={0.5} floorPx={0} />
    </svg>
  );
}
