import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/**
 * Lets the processes on one database tell each other what only their memory holds, such as how often somebody has guessed: answers how to
 * tell, and calls `hear` with what the others told, some milliseconds later.
 * Call it before the server is ready.
 */
export function broadcaster<News>(
  app: FastifyInstance,
  channel: string,
  news: z.ZodType<News>,
  hear: (told: News) => void,
): (told: News) => void {
  const from = randomUUID();
  const letter = z.object({ from: z.string(), told: news });
  app.changes.onMessage(channel, (text) => {
    const read = letter.safeParse(JSON.parse(text));
    if (read.success && read.data.from !== from) hear(read.data.told);
  });
  return (told) => {
    app.reservePool.query('SELECT pg_notify($1, $2)', [channel, JSON.stringify({ from, told })]).catch((error: unknown) => {
      app.log.warn({ err: error, channel }, 'other instances could not be told');
    });
  };
}
