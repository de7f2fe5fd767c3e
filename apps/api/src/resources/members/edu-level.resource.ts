import { type EduLevelQuery, eduLevel } from '@faculty/contracts/members/edu-level';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { nextOrder } from '../../kit/order-seq.ts';
import { orderOf, slice } from '../../kit/paging.ts';
import { registerResource } from '../../kit/resource.ts';

export function eduLevelResource(app: FastifyInstance): void {
  registerResource(app, eduLevel, {
    async list(query, { db, own }) {
      const where = { ...whereOf(query), ...(own && { created_by: own }) };
      const [rows, count] = await Promise.all([
        db.eduLevel.findMany({
          where,
          orderBy: orderOf(query, { order_seq: 'desc' as const }, { edu_code: 'asc' as const }),
          ...slice(query),
        }),
        db.eduLevel.count({ where }),
      ]);
      return { rows, count };
    },
    read: (edu_code, { db }) => db.eduLevel.findUnique({ where: { edu_code } }),
    async create(body, { db, person }) {
      const order_seq = await nextOrder(
        body.order_seq,
        async () => (await db.eduLevel.aggregate({ _max: { order_seq: true } }))._max.order_seq,
      );
      return db.eduLevel.create({ data: { ...body, order_seq, created_by: person.user_name, updated_by: person.user_name } });
    },
    update: (edu_code, body, { db, person, unchangedSince }, before) =>
      db.eduLevel.update({
        where: { edu_code, updated_at: unchangedSince },
        data: { ...body, order_seq: body.order_seq === 'AUTO' ? before.order_seq : body.order_seq, updated_by: person.user_name },
      }),
    async remove(edu_code, { db, unchangedSince }) {
      await db.eduLevel.delete({ where: { edu_code, updated_at: unchangedSince } });
      return undefined;
    },
  });
}

function whereOf({ q, active }: EduLevelQuery): Prisma.EduLevelWhereInput {
  const contains = { contains: q ?? '', mode: 'insensitive' as const };
  return { ...(active && { active }), ...(q && { OR: [{ edu_code: contains }, { edu_name_th: contains }, { edu_name_en: contains }] }) };
}
