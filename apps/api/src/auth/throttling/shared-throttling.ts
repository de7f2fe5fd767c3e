import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { broadcaster } from '../../db/broadcast.ts';
import { type LoginAttemptMessage, type LoginThrottle, loginThrottle } from './login-throttling.ts';

const news = z.object({
  guesser: z.object({ address: z.string(), account: z.string(), device: z.string().optional() }),
  succeeded: z.boolean(),
});

/** The guard of this process, which tells the others on the same database what it counts, and counts what they tell. */
export function sharedLoginThrottle(app: FastifyInstance): LoginThrottle {
  const tell = broadcaster<LoginAttemptMessage>(app, 'guesses', news, (told) => guard.heard(told));
  const guard = loginThrottle(app.config.signInLimit, tell);
  return guard;
}
