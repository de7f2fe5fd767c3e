import { type DirectDeanListBody, directDeanList } from '@faculty/contracts/website/direct-dean-list';
import type { FastifyInstance } from 'fastify';
import { assertKnown } from '../../../auth/unverified.ts';
import type { Transaction } from '../../../kit/crud/context.ts';
import { keptOrder, nextOrder } from '../../../kit/crud/order-number.ts';
import { registerResource } from '../../../kit/crud/resource.ts';
import { wrongField } from '../../../kit/http/errors.ts';

/** What deans have done and been given: work history, awards and decorations. */
export function directDeanListResource(app: FastifyInstance): void {
  registerResource(app, directDeanList, {
    list: {
      table: 'web_con_direct_dean_lists',
      search: 'search_text',
    },
    async create(body, { db, stamps }) {
      await assertKnown(db, 'user_name', body);
      const order_seq = await nextOrder(body.order_seq, () => highestOrder(db, body));
      return db.directDeanList.create({ data: { ...body, order_seq, ...stamps.add } });
    },
    async update(body, { db, stamps, where }, before) {
      // an award cannot move to another dean
      if (body.user_name !== before.user_name) throw wrongField('user_name', 'locked');
      return db.directDeanList.update({ where, data: { ...body, ...keptOrder(body, before), ...stamps.edit } });
    },
  });
}

/** Each list of each person is numbered by itself. */
async function highestOrder(
  db: Transaction,
  { user_name, direct_dean_list_type }: Pick<DirectDeanListBody, 'user_name' | 'direct_dean_list_type'>,
): Promise<number | null> {
  const { _max } = await db.directDeanList.aggregate({ where: { user_name, direct_dean_list_type }, _max: { order_seq: true } });
  return _max.order_seq;
}
