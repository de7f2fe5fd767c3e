import { setMaxListeners } from 'node:events';
import type { FastifyReply } from 'fastify';

/** Who asks, and when they have gone. */
export interface Reader {
  user_name: string;
  gone: AbortSignal;
}

/** Aborted when the reader has gone, and when they have everything. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // one search asks dozens of lists, each of which waits for its turn
  setMaxListeners(200, gone.signal);
  if (reply.raw.destroyed) gone.abort();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
