import type { SolverReply, SolverRequest } from './solverProtocol';
import { SolverService } from './solverService';

const service = new SolverService((reply: SolverReply) => {
  // The values are some megabytes: they move to the page instead of being copied.
  const transfer = reply.type === 'solved' ? [reply.tables.values.buffer] : [];
  self.postMessage(reply, { transfer });
});

self.addEventListener('message', ({ data }: MessageEvent<SolverRequest>) => {
  service.handle(data);
});
