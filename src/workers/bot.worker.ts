import type { BotRequest } from './botProtocol';
import { BotService } from './botService';

const service = new BotService();

self.addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  const reply = service.handle(data);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins
  if (reply) self.postMessage(reply);
});
