import { useEffect, useState } from 'react';
import type { Terrain, TerrainInput } from '../../geometry/terrain';
import { findTerrain, nameTerrain, requestTerrain } from './terrainSource';

interface Grown {
  readonly key: string;
  readonly terrain: Terrain;
}

/** The picture of a lake once it has grown; null before that and while there is no lake. */
export function useTerrain(input: TerrainInput | null): Terrain | null {
  const [grown, setGrown] = useState<Grown | null>(null);
  const key = input === null ? null : nameTerrain(input);
  useEffect(() => {
    if (key === null || input === null) return undefined;
    let isWanted = true;
    requestTerrain(key, input).then(
      (terrain) => {
        if (isWanted) setGrown((known) => (known?.key === key ? known : { key, terrain }));
      },
      // Rows that are no lake: there is nothing to draw, and the rest of the screen goes on.
      (error: unknown) => console.error(error),
    );
    return () => {
      isWanted = false;
    };
  }, [key, input]);
  if (key === null) return null;
  return grown?.key === key ? grown.terrain : findTerrain(key);
}
