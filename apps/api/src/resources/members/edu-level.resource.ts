import { eduLevel } from '@faculty/contracts/members/edu-level';
import type { FastifyInstance } from 'fastify';
import { keptOrder, nextOrder } from '../../kit/crud/order-number.ts';
import { registerResource } from '../../kit/crud/resource.ts';

export function eduLevelResource(app: FastifyInstance): void {
  registerResource(app, eduLevel, {
    list: {
      table: 'edu_levels',
      search: ['edu_code', 'edu_name_th', 'edu_name_en'],
    },
    async create(body, { db, stamps }) {
      const highest = async () => (await db.eduLevel.aggregate({ _max: { order_seq: true } }))._max.order_seq;
      return db.eduLevel.create({ data: { ...body, ...stamps.add, order_seq: await nextOrder(body.order_seq, highest) } });
    },
    update: (body, { db, stamps, where }, before) =>
      db.eduLevel.update({
        where,
        data: { ...body, ...keptOrder(body, before), ...stamps.edit },
      }),
  });
}
