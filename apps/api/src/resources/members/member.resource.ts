import { type MemberBody, member } from '@faculty/contracts/members/member';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { assertAdminRemains, assertMayChangeAccount, assertNotMerged } from '../../auth/administrators.ts';
import { lockOut } from '../../auth/sessions/sessions.ts';
import { assertUniversityEmail } from '../../auth/university-email.ts';
import { isNotOnlySignedUp } from '../../auth/unverified.ts';
import { assertFreeUserName } from '../../auth/user-name.ts';
import type { Person } from '../../kit/crud/context.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { filePaths } from '../../kit/files/file-fields.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { equals } from '../../kit/lists/conditions.ts';
import { factsOfPeople, peopleSearch } from '../../kit/people/people-search.ts';
import { isReferredTo } from '../../kit/people/person-references.ts';

/** Members: a person and their info record, as one flat record. */
export function memberResource(app: FastifyInstance): void {
  registerResource(app, member, {
    list: {
      table: 'users',
      joins: {
        user_infos: Prisma.sql`user_infos.user_name = users.user_name`,
        prefixs: Prisma.sql`prefixs.prefix_code = user_infos.prefix_code`,
        job_positions: Prisma.sql`job_positions.job_position_code = user_infos.info_data_b`,
      },
      fields: {
        disabled: Prisma.sql`CASE WHEN users.disabled THEN 0 ELSE 1 END`,
        prefix_code: Prisma.sql`user_infos.prefix_code`,
        prefix_s_th: Prisma.sql`prefixs.prefix_s_th`,
        info_email: Prisma.sql`coalesce(user_infos.info_email, '')`,
        info_tel: Prisma.sql`coalesce(user_infos.info_tel, '')`,
        info_room: Prisma.sql`coalesce(user_infos.info_room, '')`,
        info_data_a: Prisma.sql`coalesce(user_infos.info_data_a, '')`,
        info_data_b: Prisma.sql`user_infos.info_data_b`,
        info_data_c: Prisma.sql`user_infos.info_data_c`,
        info_id: Prisma.sql`user_infos.info_id`,
        info_mobile: Prisma.sql`NULL::text`,
        info_data_d: Prisma.sql`coalesce(user_infos.info_data_d, '')`,
        info_expert_th: Prisma.sql`coalesce(user_infos.info_expert_th, '')`,
        info_expert_en: Prisma.sql`coalesce(user_infos.info_expert_en, '')`,
        info_cv_link: Prisma.sql`coalesce(user_infos.info_cv_link, '')`,
        info_link_a: Prisma.sql`coalesce(user_infos.info_link_a, '')`,
        info_orcid: Prisma.sql`coalesce(user_infos.info_orcid, '')`,
        up_department_id: Prisma.sql`user_infos.up_department_id`,
        job_position_l_th: Prisma.sql`job_positions.job_position_l_th`,
      },
      fieldsFor: (person) => ({ info_mobile: mobileFor(person) }),
      only: isNotOnlySignedUp,
      search: (q) => peopleSearch(q, Prisma.sql`users.search_text`),
      alsoFound: factsOfPeople,
      filters: {
        disabled: (disabled) => equals('users.disabled', disabled === 'N'),
        prefix_code: (prefix) => equals('user_infos.prefix_code', prefix),
      },
    },
    async create(body, ctx) {
      assertUniversityEmail(app, body.email);
      await assertFreeUserName(ctx.db, body.user_name);
      const { user, info } = columns(body);
      // created by an editor of members: the address needs no verification
      const data = {
        ...user,
        ...filePaths(ctx),
        ...ctx.stamps.add,
        email_verified_at: new Date(),
        info: { create: { ...info, info_mobile: body.info_mobile ?? '' } },
      };
      return ctx.db.user.create({ data });
    },
    async update(body, ctx, before) {
      if (body.user_name !== before.user_name) throw wrongField('user_name', 'locked');
      if (body.email !== before.email) throw wrongField('email', 'locked');
      assertMayChangeAccount(ctx.person, before);
      const { user, info } = columns(body);
      if (user.disabled && before.disabled === 1) {
        await assertAdminRemains(ctx.db, before.id);
        await lockOut(ctx.db, before);
      }
      if (!user.disabled) await assertNotMerged(ctx.db, before.id);
      const mobile = body.info_mobile !== undefined && maySeeMobile(ctx.person, before.user_name) ? { info_mobile: body.info_mobile } : {};
      const changed = { ...info, ...mobile };
      const data = { ...user, ...filePaths(ctx), ...ctx.stamps.edit, info: { upsert: { create: changed, update: changed } } };
      ctx.onCommit.push(() => app.people.forget());
      return ctx.db.user.update({ where: ctx.where, data });
    },
    async beforeRemove(ctx, before) {
      assertMayChangeAccount(ctx.person, before);
      // the documented screen cancels instead; this call deletes only who left no trace
      if (await isReferredTo(ctx.db, before.user_name)) throw new ApiError('relation', { extra: { id: before.id } });
      await assertAdminRemains(ctx.db, before.id);
      ctx.onCommit.push(() => app.people.forget());
    },
  });
}

/** The private number reaches the person, administrators, and who may edit members. */
function maySeeMobile(person: Person, userName: string): boolean {
  return person.user_name === userName || person.right(member.page).edit;
}

/** The same in a list. */
function mobileFor(person: Person): Prisma.Sql {
  const number = Prisma.sql`coalesce(user_infos.info_mobile, '')`;
  return person.right(member.page).edit ? number : Prisma.sql`CASE WHEN users.user_name = ${person.user_name} THEN ${number} END`;
}

/** Which of a body's fields belong to the person and which to the info record. */
function columns(body: MemberBody) {
  const { user_name, email, fname_th, lname_th, fname_en, lname_en, disabled, info_mobile: _, ...info } = body;
  return { user: { user_name, email, fname_th, lname_th, fname_en, lname_en, disabled: disabled === 'N' }, info };
}
