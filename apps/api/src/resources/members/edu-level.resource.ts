import { type EduLevelQuery, eduLevel } from '@faculty/contracts/members/edu-level';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { keptOrder, nextOrder } from '../../kit/order-seq.ts';
import { orderOf, slice } from '../../kit/paging.ts';
import { registerResource } from '../../kit/resource.ts';

export function eduLevelResource(app: FastifyInstance): void {
  registerResource(app, eduLevel, {
    async list(query, { db, mine }) {
      const where = { ...whereOf(query), ...mine('created_by') };
      const [rows, count] = await Promise.all([
        db.eduLevel.findMany({ where, orderBy: orderOf(eduLevel, query), ...slice(query) }),
        db.eduLevel.count({ where }),
      ]);
      return { rows, count };
    },
    read: (edu_code, { db }) => db.eduLevel.findUnique({ where: { edu_code } }),
    async create(body, { db, stamps }) {
      const highest = async () => (await db.eduLevel.aggregate({ _max: { order_seq: true } }))._max.order_seq;
      return db.eduLevel.create({ data: { ...body, ...stamps.add, order_seq: await nextOrder(body.order_seq, highest) } });
    },
    update: (edu_code, body, { db, stamps, unchangedSince }, before) =>
      db.eduLevel.update({
        where: { edu_code, updated_at: unchangedSince },
        data: { ...body, ...keptOrder(body, before), ...stamps.edit },
      }),
    remove: (edu_code, { db, unchangedSince }) => db.eduLevel.delete({ where: { edu_code, updated_at: unchangedSince } }),
  });
}

function whereOf({ q, active }: EduLevelQuery): Prisma.EduLevelWhereInput {
  const contains = { contains: q ?? '', mode: 'insensitive' as const };
  return { ...(active && { active }), ...(q && { OR: [{ edu_code: contains }, { edu_name_th: contains }, { edu_name_en: contains }] }) };
}
