import { keyPageBody, tempKey, tempKeyRoutes } from '@faculty/contracts/centre/temp-key';
import type { Action } from '@faculty/contracts/kit/entity';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DeclaredRight, Person } from '../../kit/context.ts';
import { contextOf } from '../../kit/handlers.ts';
import { inTransaction } from '../../kit/in-transaction.ts';
import { latestKey, renewKey } from './temp-keys.ts';

const keyPages = ['/centre/lc_members', '/centre/lc_checkin_members'] as const;
const rightsTo = (action: Action): DeclaredRight[] => keyPages.map((page) => ({ page, action }));

/** The key of the kiosk, shown and renewed from the pages of the language centre. */
export function tempKeyCalls(app: FastifyInstance): void {
  const tags = ['Language centre'];

  app.route({
    method: 'POST',
    url: tempKeyRoutes.read.split(' ')[1] as string,
    config: { anyRight: rightsTo('view') },
    schema: { tags, body: keyPageBody, response: { 200: z.array(tempKey) } },
    handler: async (request) => {
      const key = await latestKey(app.db, (request.body as z.infer<typeof keyPageBody>).page_code);
      return key ? [{ ...key, now: new Date() }] : [];
    },
  });

  app.route({
    method: 'POST',
    url: tempKeyRoutes.renew.split(' ')[1] as string,
    config: { anyRight: rightsTo('edit') },
    schema: { tags, body: keyPageBody, response: { 200: tempKey } },
    handler: async (request) => {
      const { page_code } = request.body as z.infer<typeof keyPageBody>;
      const person = request.person as Person;
      const right = rightsTo('edit').find(({ page, action }) => person.right(page)[action]) ?? null;
      const key = await inTransaction(app, contextOf(app, request, keyPages[0]), right, ({ db }) =>
        renewKey(db, page_code, app.config.checkinKeyHours, person.user_name),
      );
      request.log.info({ user_name: person.user_name, page_code }, 'a new temporary key; the earlier ones have ended');
      return { ...key, now: new Date() };
    },
  });
}
