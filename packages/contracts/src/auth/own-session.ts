import { z } from 'zod';
import { moment } from '../kit/wire.ts';

/** One of the person's own sessions, without its token. */
export const ownSession = z.object({
  id: z.uuid(),
  /** Names such as `Firefox` and `Windows`; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  /** Masked IP address of the sign-in: `203.0.113.x`. */
  network: z.string(),
  created_at: moment,
  /** Accurate to a few minutes. */
  last_seen_at: moment,
  expires_at: moment,
  /** The session of this request. */
  is_this: z.boolean(),
});
export interface OwnSession extends z.infer<typeof ownSession> {}

/** Limit of the list, most recently used first. Ending all other sessions ends those beyond the limit too. */
export const maxListedSessions = 100;

export const ownSessionRoutes = {
  list: 'GET /api/mySessions',
  end: 'DELETE /api/mySessions/:id',
  /** Ends every session except that of this request. */
  endOthers: 'DELETE /api/mySessions',
} as const;
