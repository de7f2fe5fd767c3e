import type { RouteText } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { groupMasterOption, groupRoutes, groupSubAOption, groupSubBOption } from '@faculty/contracts/lookups/group-options';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const active = { active: 'Y' } as const;

/** What grouped documents are filed under, in reading order. Active ones only, of what is active itself: nothing hangs under a category that is not offered. */
export function groupCalls(app: FastifyInstance): void {
  const at = (route: RouteText) => ({ ...methodAndUrl(route), config: { signedIn: true } }) as const;
  const answering = <Option>(option: z.core.$ZodType<Option>) => ({ tags: ['Lookups'], response: { 200: z.array(option) } });

  app.route({
    ...at(groupRoutes.masters),
    schema: answering(groupMasterOption),
    handler: () => app.db.groupMaster.findMany({ where: active, orderBy: [{ order_seq: 'asc' }, { group_master_id: 'asc' }] }),
  });
  app.route({
    ...at(groupRoutes.subAs),
    schema: answering(groupSubAOption),
    handler: () =>
      app.db.groupSubA.findMany({ where: { ...active, master: active }, orderBy: [{ order_seq: 'asc' }, { group_sub_a_id: 'asc' }] }),
  });
  app.route({
    ...at(groupRoutes.subBs),
    schema: answering(groupSubBOption),
    handler: () =>
      app.db.groupSubB.findMany({
        where: { ...active, subA: { ...active, master: active } },
        orderBy: [{ order_seq: 'asc' }, { group_sub_b_id: 'asc' }],
      }),
  });
}
