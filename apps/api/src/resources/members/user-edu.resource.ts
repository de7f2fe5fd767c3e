import { type UserEduQuery, type UserEduRow, userEdu } from '@faculty/contracts/members/user-edu';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { assertMayChangeAccountOf } from '../../auth/administrators.ts';
import { wrongField } from '../../kit/errors.ts';
import { orderOf, slice } from '../../kit/paging.ts';
import { registerResource } from '../../kit/resource.ts';

/** Degrees of members. */
export function userEduResource(app: FastifyInstance): void {
  registerResource(app, userEdu, {
    async list(query, { db, mine }) {
      const where = { ...whereOf(query), ...mine('created_by') };
      // the order number is the level's
      const orderBy = orderOf(userEdu, query).map(({ order_seq, ...own }) => (order_seq ? { level: { order_seq } } : own));
      const [rows, count] = await Promise.all([
        db.userEdu.findMany({ where, include, orderBy, ...slice(query) }),
        db.userEdu.count({ where }),
      ]);
      return { rows: rows.map(toRow), count };
    },
    read: async (edu_id, { db }) => {
      const row = await db.userEdu.findUnique({ where: { edu_id }, include });
      return row && toRow(row);
    },
    async create(body, { db, person, stamps }) {
      await assertMayChangeAccountOf(db, person, body.user_name);
      return toRow(await db.userEdu.create({ data: { ...body, ...stamps.add }, include }));
    },
    async update(edu_id, body, { db, person, stamps, unchangedSince }, before) {
      // a degree does not move to somebody else
      if (body.user_name !== before.user_name) throw wrongField('user_name', 'locked');
      await assertMayChangeAccountOf(db, person, before.user_name);
      const where = { edu_id, updated_at: unchangedSince };
      return toRow(await db.userEdu.update({ where, data: { ...body, ...stamps.edit }, include }));
    },
    async remove(edu_id, { db, person, unchangedSince }, before) {
      await assertMayChangeAccountOf(db, person, before.user_name);
      await db.userEdu.delete({ where: { edu_id, updated_at: unchangedSince } });
    },
  });
}

const include = { level: { select: { edu_name_th: true, edu_name_en: true, order_seq: true } } } as const;

function toRow({ level, ...row }: Prisma.UserEduGetPayload<{ include: typeof include }>): UserEduRow {
  return { ...row, ...level };
}

function whereOf({ q, user_name, active }: UserEduQuery): Prisma.UserEduWhereInput {
  const contains = { contains: q ?? '', mode: 'insensitive' as const };
  return {
    ...(user_name && { user_name }),
    ...(active && { active }),
    ...(q && {
      OR: [{ edu_degree_th: contains }, { edu_degree_en: contains }, { edu_degree_place_th: contains }, { edu_degree_place_en: contains }],
    }),
  };
}
