import { type PrefixQuery, prefix } from '@faculty/contracts/members/prefix';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { orderOf, slice } from '../../kit/paging.ts';
import { registerResource } from '../../kit/resource.ts';

export function prefixResource(app: FastifyInstance): void {
  registerResource(app, prefix, {
    async list(query, { db, own }) {
      const where = { ...whereOf(query), ...(own && { created_by: own }) };
      const [rows, count] = await Promise.all([
        db.prefix.findMany({ where, orderBy: orderOf(query, { prefix_code: 'asc' as const }), ...slice(query) }),
        db.prefix.count({ where }),
      ]);
      return { rows, count };
    },
    read: (prefix_code, { db }) => db.prefix.findUnique({ where: { prefix_code } }),
    create: (body, { db, person }) => db.prefix.create({ data: { ...body, created_by: person.user_name, updated_by: person.user_name } }),
    update: (prefix_code, body, { db, person, unchangedSince }) =>
      db.prefix.update({
        where: { prefix_code, updated_at: unchangedSince },
        data: { ...body, prefix_code, updated_by: person.user_name },
      }),
    async remove(prefix_code, { db, unchangedSince }) {
      await db.prefix.delete({ where: { prefix_code, updated_at: unchangedSince } });
      return undefined;
    },
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
