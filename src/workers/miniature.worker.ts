import { growMiniature } from '../ui/geometry/terrain';

export interface MiniatureRequest {
  readonly code: string;
  readonly rows: readonly string[];
}

export interface MiniatureReply {
  readonly code: string;
  /** Null when growing it failed. */
  readonly land: string | null;
}

function grow({ code, rows }: MiniatureRequest): MiniatureReply {
  try {
    return { code, land: growMiniature({ rows, seed: code }) };
  } catch {
    return { code, land: null };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<MiniatureRequest>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins
  self.postMessage(grow(data));
});
