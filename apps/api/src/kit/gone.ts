import type { FastifyReply } from 'fastify';

/** Aborted when the reader has gone, and when they have everything. */
export function goneWith(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (reply.raw.destroyed) gone.abort();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
