import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type GuessGuard, type GuessNews, guessGuard } from './attempt-limits.ts';

const channel = 'guesses';
const news = z.object({
  from: z.string(),
  guesser: z.object({ address: z.string(), account: z.string(), device: z.string().optional() }),
  succeeded: z.boolean(),
});

/** The guard of this process, which tells the others on the same database what it counts, and counts what they tell. */
export function sharedGuessGuard(app: FastifyInstance): GuessGuard {
  // the embedded database has one process
  if (app.pool === app.reservePool) return guessGuard(app.config.signInLimit);
  const from = randomUUID();
  const tell = (said: GuessNews) => {
    app.reservePool.query('SELECT pg_notify($1, $2)', [channel, JSON.stringify({ from, ...said })]).catch((error: unknown) => {
      app.log.warn({ err: error }, 'other instances could not be told of a guess');
    });
  };
  const guard = guessGuard(app.config.signInLimit, tell);
  app.changes.onNews(channel, (text) => {
    const told = news.safeParse(JSON.parse(text));
    if (told.success && told.data.from !== from) guard.heard(told.data as GuessNews);
  });
  return guard;
}
