import { growTerrain, type Terrain, type TerrainInput } from '../ui/geometry/terrain';

export interface TerrainRequest {
  readonly key: string;
  readonly input: TerrainInput;
}

export interface TerrainReply {
  readonly key: string;
  /** Null when growing it failed; the page then tries for itself and meets the same error in the open. */
  readonly terrain: Terrain | null;
}

self.addEventListener('message', ({ data: { key, input } }: MessageEvent<TerrainRequest>) => {
  let terrain: Terrain | null = null;
  try {
    terrain = growTerrain(input);
  } catch {
    terrain = null;
  }
  const reply: TerrainReply = { key, terrain };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins
  self.postMessage(reply);
});
