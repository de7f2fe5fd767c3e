import { setMaxListeners } from 'node:events';
import type { FastifyReply } from 'fastify';

/** The caller, and a signal of their disconnect. */
export interface Reader {
  user_name: string;
  gone: AbortSignal;
}

/** A signal aborted when the response closes, both on disconnect and when it is complete. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // one search queries dozens of lists, each of which waits in the queue
  setMaxListeners(200, gone.signal);
  if (reply.raw.destroyed) gone.abort();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
