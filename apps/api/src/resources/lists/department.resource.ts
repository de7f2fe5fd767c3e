import { department } from '@faculty/contracts/lists/department';
import type { FastifyInstance } from 'fastify';
import { keptOrder, nextOrder } from '../../kit/crud/order-number.ts';
import { registerResource } from '../../kit/crud/resource.ts';

export function departmentResource(app: FastifyInstance): void {
  registerResource(app, department, {
    list: {
      table: 'up_departments',
      search: ['up_department_name_th', 'up_department_name_en'],
    },
    async create(body, { db, stamps }) {
      const highest = async () => (await db.department.aggregate({ _max: { order_seq: true } }))._max.order_seq;
      return db.department.create({ data: { ...body, ...stamps.add, order_seq: await nextOrder(body.order_seq, highest) } });
    },
    update: (body, { db, stamps, where }, before) =>
      db.department.update({
        where,
        data: { ...body, ...keptOrder(body, before), ...stamps.edit },
      }),
  });
}
