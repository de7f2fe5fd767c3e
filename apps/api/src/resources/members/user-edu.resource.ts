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
    async list(query, { db, own }) {
      const where = { ...whereOf(query), ...(own && { created_by: own }) };
      const documented = [{ level: { order_seq: 'desc' as const } }, { edu_year: 'desc' as const }, { edu_id: 'desc' as const }];
      const [rows, count] = await Promise.all([
        db.userEdu.findMany({ where, include, orderBy: orderOf<object>(query, ...documented), ...slice(query) }),
        db.userEdu.count({ where }),
      ]);
      return { rows: rows.map(toRow), count };
    },
    read: async (edu_id, { db }) => {
      const row = await db.userEdu.findUnique({ where: { edu_id }, include });
      return row && toRow(row);
    },
    async create(body, { db, person }) {
      await assertMayChangeAccountOf(db, person, body.user_name);
      return toRow(await db.userEdu.create({ data: { ...body, created_by: person.user_name, updated_by: person.user_name }, include }));
    },
    async update(edu_id, body, { db, person, unchangedSince }, before) {
      // a degree does not move to somebody else
      if (body.user_name !== before.user_name) throw wrongField('user_name', 'locked');
      await assertMayChangeAccountOf(db, person, before.user_name);
      return toRow(
        await db.userEdu.update({
          where: { edu_id, updated_at: unchangedSince },
          data: { ...body, updated_by: person.user_name },
          include,
        }),
      );
    },
    async remove(edu_id, { db, person, unchangedSince }, before) {
      await assertMayChangeAccountOf(db, person, before.user_name);
      await db.userEdu.delete({ where: { edu_id, updated_at: unchangedSince } });
      return undefined;
    },
  });
}

const include = { level: { select: { edu_name_th: true, edu_name_en: true } } } as const;

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
