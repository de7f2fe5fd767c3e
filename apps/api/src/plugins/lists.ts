import fp from 'fastify-plugin';
import type { TableChanges } from '../db/table-changes.ts';
import { RememberedCounts } from '../kit/lists/counts.ts';
import { LongLists } from '../kit/lists/long-list.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What was changed in the database, by whichever process. */
    changes: TableChanges;
    counts: RememberedCounts;
    longLists: LongLists;
  }
}

/** What lists share: news of changed tables, remembered counts, a bound for long answers. */
export const listsPlugin = fp(
  async (app, { changes }: { changes: TableChanges }) => {
    app.decorate('changes', changes);
    app.decorate('counts', new RememberedCounts(changes));
    app.decorate('longLists', new LongLists(app.pool));
    app.addHook('onReady', async () => changes.start());
  },
  { name: 'lists' },
);
