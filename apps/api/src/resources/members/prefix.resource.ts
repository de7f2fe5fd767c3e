import { prefix } from '@faculty/contracts/members/prefix';
import type { FastifyInstance } from 'fastify';
import { registerResource } from '../../kit/crud/resource.ts';
import { equals, textIn } from '../../kit/lists/conditions.ts';

export function prefixResource(app: FastifyInstance): void {
  registerResource(app, prefix, {
    list: {
      table: 'prefixs',
      where: ({ q, prefix_type, active }) => [
        textIn(q, 'prefix_code', 'prefix_s_th', 'prefix_l_th', 'prefix_s_en', 'prefix_l_en'),
        equals('prefix_type', prefix_type),
        equals('active', active),
      ],
    },
    create: (body, { db, stamps }) => db.prefix.create({ data: { ...body, ...stamps.add } }),
    update: (body, { db, stamps, where }) => db.prefix.update({ where, data: { ...body, ...stamps.edit } }),
  });
}
