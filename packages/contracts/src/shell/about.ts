import { z } from 'zod';

/** `GET /api/about`: what runs, for everybody who is signed in. */
export const about = z.object({
  version: z.string(),
  /** Empty when the server runs from its sources. */
  commit: z.string(),
  /** Of the server and its database; null for people who are not administrators. */
  system: z.object({ node: z.string(), database: z.string() }).nullable(),
});
export interface About extends z.infer<typeof about> {}

export const aboutRoutes = { about: 'GET /api/about' } as const;
