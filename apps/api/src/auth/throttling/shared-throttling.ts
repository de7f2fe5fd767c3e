import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { tellOthers } from '../../db/broadcast.ts';
import { type GuessGuard, type GuessNews, guessGuard } from './login-throttling.ts';

const news = z.object({
  guesser: z.object({ address: z.string(), account: z.string(), device: z.string().optional() }),
  succeeded: z.boolean(),
});

/** The guard of this process, which tells the others on the same database what it counts, and counts what they tell. */
export function sharedGuessGuard(app: FastifyInstance): GuessGuard {
  const tell = tellOthers<GuessNews>(app, 'guesses', news, (told) => guard.heard(told));
  const guard = guessGuard(app.config.signInLimit, tell);
  return guard;
}
