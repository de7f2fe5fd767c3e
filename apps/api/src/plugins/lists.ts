import type { Words } from '@faculty/contracts/kit/words';
import fp from 'fastify-plugin';
import { Remembered } from '../db/cache.ts';
import { LongLists } from '../kit/lists/long-list.ts';

declare module 'fastify' {
  interface FastifyInstance {
    counts: Remembered<number>;
    /** What people are called, by their user names. */
    names: Remembered<Words | undefined>;
    longLists: LongLists;
  }
}

/** What reading shares: remembered counts and names, a bound for long answers. */
export const listsPlugin = fp(
  async (app) => {
    app.decorate('counts', new Remembered<number>(app.changes));
    app.decorate('names', new Remembered<Words | undefined>(app.changes));
    app.decorate('longLists', new LongLists(app.pool));
    app.addHook('onReady', async () => app.changes.start());
  },
  { name: 'lists' },
);
