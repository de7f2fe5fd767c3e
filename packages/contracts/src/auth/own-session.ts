import { z } from 'zod';
import { moment } from '../kit/wire.ts';

/** One of the person's own sessions. Neither its token nor what the token names is told. */
export const ownSession = z.object({
  id: z.uuid(),
  /** Names such as `Firefox` and `Windows`; empty where the browser did not tell. */
  browser: z.string(),
  system: z.string(),
  /** The beginning of the address it was started from: `203.0.113.x`. */
  network: z.string(),
  created_at: moment,
  /** To some minutes. */
  last_seen_at: moment,
  expires_at: moment,
  /** The one that asks. */
  is_this: z.boolean(),
});
export interface OwnSession extends z.infer<typeof ownSession> {}

/** So many are told, those used last first; ending all others ends the rest too. */
export const mostSessionsTold = 100;

export const ownSessionRoutes = {
  list: 'GET /api/mySessions',
  end: 'DELETE /api/mySessions/:id',
  /** Every one but the one that asks. */
  endOthers: 'DELETE /api/mySessions',
} as const;
