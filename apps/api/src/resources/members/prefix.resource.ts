import { prefix } from '@faculty/contracts/members/prefix';
import type { FastifyInstance } from 'fastify';
import { registerResource } from '../../kit/crud/resource.ts';

export function prefixResource(app: FastifyInstance): void {
  registerResource(app, prefix, {
    list: {
      table: 'prefixs',
      search: ['prefix_code', 'prefix_s_th', 'prefix_l_th', 'prefix_s_en', 'prefix_l_en'],
    },
    create: (body, { db, stamps }) => db.prefix.create({ data: { ...body, ...stamps.add } }),
    update: (body, { db, stamps, where }) => db.prefix.update({ where, data: { ...body, ...stamps.edit } }),
  });
}
