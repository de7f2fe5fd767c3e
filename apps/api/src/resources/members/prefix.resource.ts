import { type PrefixQuery, prefix } from '@faculty/contracts/members/prefix';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { orderOf, slice } from '../../kit/paging.ts';
import { registerResource } from '../../kit/resource.ts';

export function prefixResource(app: FastifyInstance): void {
  registerResource(app, prefix, {
    async list(query, { db, mine }) {
      const where = { ...whereOf(query), ...mine('created_by') };
      const [rows, count] = await Promise.all([
        db.prefix.findMany({ where, orderBy: orderOf(prefix, query), ...slice(query) }),
        db.prefix.count({ where }),
      ]);
      return { rows, count };
    },
    read: (prefix_code, { db }) => db.prefix.findUnique({ where: { prefix_code } }),
    create: (body, { db, stamps }) => db.prefix.create({ data: { ...body, ...stamps.add } }),
    update: (prefix_code, body, { db, stamps, unchangedSince }) =>
      db.prefix.update({ where: { prefix_code, updated_at: unchangedSince }, data: { ...body, ...stamps.edit } }),
    remove: (prefix_code, { db, unchangedSince }) => db.prefix.delete({ where: { prefix_code, updated_at: unchangedSince } }),
  });
}

function whereOf({ q, prefix_type, active }: PrefixQuery): Prisma.PrefixWhereInput {
  const contains = { contains: q ?? '', mode: 'insensitive' as const };
  return {
    ...(prefix_type && { prefix_type }),
    ...(active && { active }),
    ...(q && {
      OR: [
        { prefix_code: contains },
        { prefix_s_th: contains },
        { prefix_l_th: contains },
        { prefix_s_en: contains },
        { prefix_l_en: contains },
      ],
    }),
  };
}
