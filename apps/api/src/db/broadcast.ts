import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/**
 * Sends messages between the processes on one database (`pg_notify`), for state that is only in memory. Returns the send function, and
 * calls `onMessage` with the messages of the other processes, after some milliseconds.
 * Call it before the server is ready.
 */
export function broadcaster<Message>(
  app: FastifyInstance,
  channel: string,
  schema: z.ZodType<Message>,
  onMessage: (message: Message) => void,
): (message: Message) => void {
  const from = randomUUID();
  // the key `told` is also used by the previous version, which runs at the same time during an upgrade
  const envelope = z.object({ from: z.string(), told: schema });
  app.changes.onMessage(channel, (text) => {
    const read = envelope.safeParse(JSON.parse(text));
    if (read.success && read.data.from !== from) onMessage(read.data.told);
  });
  return (message) => {
    app.reservePool.query('SELECT pg_notify($1, $2)', [channel, JSON.stringify({ from, told: message })]).catch((error: unknown) => {
      app.log.warn({ err: error, channel }, 'other instances could not be told');
    });
  };
}
