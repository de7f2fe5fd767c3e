import { userEdu } from '@faculty/contracts/members/user-edu';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { assertMayChangeAccountOf } from '../../auth/administrators.ts';
import { assertKnown } from '../../auth/unverified.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { wrongField } from '../../kit/http/errors.ts';

/** Degrees of members. */
export function userEduResource(app: FastifyInstance): void {
  registerResource(app, userEdu, {
    list: {
      table: 'user_edus',
      joins: { edu_levels: Prisma.sql`edu_levels.edu_code = user_edus.edu_code` },
      fields: {
        edu_name_th: Prisma.sql`edu_levels.edu_name_th`,
        edu_name_en: Prisma.sql`edu_levels.edu_name_en`,
        order_seq: Prisma.sql`edu_levels.order_seq`,
      },
      search: 'search_text',
    },
    async create(body, { db, person, stamps }) {
      await assertMayChangeAccountOf(db, person, body.user_name);
      await assertKnown(db, 'user_name', body);
      return db.userEdu.create({ data: { ...body, ...stamps.add } });
    },
    async update(body, { db, person, stamps, where }, before) {
      // a degree cannot move to another person
      if (body.user_name !== before.user_name) throw wrongField('user_name', 'locked');
      await assertMayChangeAccountOf(db, person, before.user_name);
      return db.userEdu.update({ where, data: { ...body, ...stamps.edit } });
    },
    async beforeRemove({ db, person }, before) {
      await assertMayChangeAccountOf(db, person, before.user_name);
    },
  });
}
