import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import fp from 'fastify-plugin';
import { QueryCache } from '../db/cache.ts';
import { LongLists } from '../kit/lists/long-list.ts';
import { collectTextsInBackground } from '../kit/search/collect-texts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    counts: QueryCache<number>;
    /** Keys of what searches of whole texts found, of each some thousand at most. */
    foundKeys: QueryCache<readonly unknown[]>;
    /** Display names by user name. */
    names: QueryCache<Bilingual | undefined>;
    longLists: LongLists;
  }
}

/** Decorates the app with caches of counts and names, and the queue of long lists. */
export const listsPlugin = fp(
  async (app) => {
    app.decorate('counts', new QueryCache<number>(app.changes));
    app.decorate('foundKeys', new QueryCache<readonly unknown[]>(app.changes, 200));
    app.decorate('names', new QueryCache<Bilingual | undefined>(app.changes));
    app.decorate('longLists', new LongLists(app.pool));
    collectTextsInBackground(app);
    app.addHook('onReady', async () => app.changes.start());
  },
  { name: 'lists' },
);
