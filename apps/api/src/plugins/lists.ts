import type { Words } from '@faculty/contracts/kit/words';
import fp from 'fastify-plugin';
import { Remembered } from '../db/remembered.ts';
import type { TableChanges } from '../db/table-changes.ts';
import { LongLists } from '../kit/lists/long-list.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What was changed in the database, by whichever process. */
    changes: TableChanges;
    counts: Remembered<number>;
    /** What people are called, by their user names. */
    names: Remembered<Words | undefined>;
    longLists: LongLists;
  }
}

/** What reading shares: news of changed tables, remembered counts and names, a bound for long answers. */
export const listsPlugin = fp(
  async (app, { changes }: { changes: TableChanges }) => {
    app.decorate('changes', changes);
    app.decorate('counts', new Remembered<number>(changes));
    app.decorate('names', new Remembered<Words | undefined>(changes));
    app.decorate('longLists', new LongLists(app.pool));
    app.addHook('onReady', async () => changes.start());
  },
  { name: 'lists' },
);
