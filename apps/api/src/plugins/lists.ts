import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import fp from 'fastify-plugin';
import { QueryCache } from '../db/cache.ts';
import { LongLists } from '../kit/lists/long-list.ts';

declare module 'fastify' {
  interface FastifyInstance {
    counts: QueryCache<number>;
    /** What people are called, by their user names. */
    names: QueryCache<Bilingual | undefined>;
    longLists: LongLists;
  }
}

/** What reading shares: remembered counts and names, a bound for long answers. */
export const listsPlugin = fp(
  async (app) => {
    app.decorate('counts', new QueryCache<number>(app.changes));
    app.decorate('names', new QueryCache<Bilingual | undefined>(app.changes));
    app.decorate('longLists', new LongLists(app.pool));
    app.addHook('onReady', async () => app.changes.start());
  },
  { name: 'lists' },
);
