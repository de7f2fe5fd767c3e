import type { Language } from '@faculty/contracts/kit/bilingual';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import { type RoleBody, role } from '@faculty/contracts/members/role';
import { pageKeys, pages } from '@faculty/contracts/pages';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { assertKnown } from '../../auth/unverified.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { equals, everyWord } from '../../kit/lists/conditions.ts';
import { roleMatrixCalls } from './role-matrix.routes.ts';
import { assertMayGive, assertMayGiveTo, roleColumns } from './role-rules.ts';

/** Role assignments. What they say holds from the person's next call on. */
export async function roleResource(app: FastifyInstance): Promise<void> {
  // documented apart and together; the schema reads them together
  app.addHook('preValidation', async (request) => {
    const body = request.body as Partial<Record<keyof RoleBody, unknown>> | undefined;
    // nothing has been checked yet: what is no text is left for the schema to refuse
    if (typeof body?.role_page !== 'string' || body.role_page === '' || body.role_master_full) return;
    const group = typeof body.role_group === 'string' ? body.role_group : '';
    body.role_master_full = `${group}#${body.role_page}`;
  });
  const forget = () => app.people.forget();
  registerResource(app, role, {
    list: {
      table: 'roles',
      joins: { users: Prisma.sql`users.user_name = roles.user_name` },
      fields: {
        role_master_full: Prisma.sql`roles.role_group || '#' || roles.role_page`,
        role_title: titleIn('th'),
        role_title_en: titleIn('en'),
        fname_th: Prisma.sql`users.fname_th`,
        lname_th: Prisma.sql`users.lname_th`,
        fname_en: Prisma.sql`users.fname_en`,
        lname_en: Prisma.sql`users.lname_en`,
      },
      search: searched,
      filters: {
        role_page: (page, { role_master_full }) => role_master_full === undefined && equals('roles.role_page', page),
        role_master_full: (full) => equals('roles.role_page', full.slice(full.indexOf('#') + 1)),
      },
    },
    async create(body, ctx) {
      const data = roleColumns(body);
      await assertMayGiveTo(ctx, body.user_name);
      await assertMayGive(ctx, null, data);
      await assertKnown(ctx.db, 'user_name', body);
      ctx.onCommit.push(forget);
      return ctx.db.role.create({ data: { ...data, ...ctx.stamps.add } });
    },
    async update(body, ctx, before) {
      const data = roleColumns(body, before.order_seq);
      await assertMayGiveTo(ctx, before.user_name);
      await assertMayGiveTo(ctx, body.user_name);
      // taken from the one and given to the other, where the person changes
      const isMoved = body.user_name !== before.user_name;
      if (isMoved) await assertMayGive(ctx, before, null);
      await assertMayGive(ctx, isMoved ? null : before, data);
      await assertKnown(ctx.db, 'user_name', body, before);
      ctx.onCommit.push(forget);
      return ctx.db.role.update({ where: ctx.where, data: { ...data, ...ctx.stamps.edit } });
    },
    async beforeRemove(ctx, before) {
      await assertMayGiveTo(ctx, before.user_name);
      await assertMayGive(ctx, before, null);
      ctx.onCommit.push(forget);
    },
  });
  roleMatrixCalls(app);
}

/** The page's title; an assignment of a page that is no more shows its address. */
function titleIn(language: Language): Prisma.Sql {
  const titles = pageKeys.map((key) => Prisma.sql`WHEN ${key} THEN ${pages[key][language]}`);
  return Prisma.sql`CASE roles.role_page ${Prisma.join(titles, ' ')} ELSE roles.role_page END`;
}

/** What a search finds: the person, the remark, or a page by its title. */
const searched = (q: string) =>
  everyWord(q, (pattern, word) => {
    const titled = pageKeys.filter((key) => searchText(pages[key].th, pages[key].en).includes(word));
    return Prisma.sql`users.search_text LIKE ${pattern} OR search_fold(remark) LIKE ${pattern} OR role_page = ANY(${titled})`;
  });
