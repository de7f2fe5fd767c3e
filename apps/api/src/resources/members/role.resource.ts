import { type RoleBody, type RoleQuery, type RoleRow, role } from '@faculty/contracts/members/role';
import { isPage, type PageKey, pageKeys, pages } from '@faculty/contracts/pages';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { assertMayChangeAccountOf } from '../../auth/administrators.ts';
import type { Context } from '../../kit/context.ts';
import { ApiError, wrongField } from '../../kit/errors.ts';
import { orderOf, slice } from '../../kit/paging.ts';
import { registerResource } from '../../kit/resource.ts';

/** Role assignments. What they say holds from the person's next call on. */
export function roleResource(app: FastifyInstance): void {
  const forget = () => app.people.forget();
  registerResource(app, role, {
    async list(query, { db, mine }) {
      const where = { ...whereOf(query), ...mine('created_by') };
      const [rows, count] = await Promise.all([
        db.role.findMany({ where, include, orderBy: orderOf(role, query), ...slice(query) }),
        db.role.count({ where }),
      ]);
      return { rows: rows.map(toRow), count };
    },
    read: async (role_id, { db }) => {
      const row = await db.role.findUnique({ where: { role_id }, include });
      return row && toRow(row);
    },
    async create(body, ctx) {
      const data = columns(body);
      await assertMayGive(ctx, data.role_page, body.user_name);
      ctx.onCommit.push(forget);
      return toRow(await ctx.db.role.create({ data: { ...data, ...ctx.stamps.add }, include }));
    },
    async update(role_id, body, ctx, before) {
      const data = columns(body);
      await assertMayGive(ctx, before.role_page, before.user_name);
      await assertMayGive(ctx, data.role_page, body.user_name);
      ctx.onCommit.push(forget);
      const where = { role_id, updated_at: ctx.unchangedSince };
      return toRow(await ctx.db.role.update({ where, data: { ...data, ...ctx.stamps.edit }, include }));
    },
    async remove(role_id, ctx, before) {
      await assertMayGive(ctx, before.role_page, before.user_name);
      ctx.onCommit.push(forget);
      await ctx.db.role.delete({ where: { role_id, updated_at: ctx.unchangedSince } });
    },
  });
}

/** Whoever keeps the assignments could else make an administrator of themselves. */
async function assertMayGive({ db, person }: Context, page: string, userName: string): Promise<void> {
  if (person.role === 'admin') return;
  if (userName === person.user_name) throw wrongField('user_name', 'own_right');
  await assertMayChangeAccountOf(db, person, userName);
  if (isPage(page) && pages[page].group === 'admin') throw new ApiError('forbidden');
}

const include = { user: { select: { fname_th: true, lname_th: true } } } as const;

function toRow({ user, ...row }: Prisma.RoleGetPayload<{ include: typeof include }>): RoleRow {
  const page = isPage(row.role_page) ? pages[row.role_page] : undefined;
  return {
    ...row,
    ...user,
    role_master_full: `${row.role_group}#${row.role_page}`,
    role_title: page?.th ?? row.role_page,
    role_title_en: page?.en ?? row.role_page,
  };
}

/** The group and the order are the page's own, whatever a client says of them. */
function columns({ role_master_full, ...flags }: RoleBody) {
  const role_page = role_master_full.slice(role_master_full.indexOf('#') + 1) as PageKey;
  return { ...flags, role_page, role_group: pages[role_page].group, order_seq: pageKeys.indexOf(role_page) + 1 };
}

function whereOf({ q, role_group, role_page, role_master_full, user_name, active }: RoleQuery): Prisma.RoleWhereInput {
  const page = role_master_full ? role_master_full.slice(role_master_full.indexOf('#') + 1) : role_page;
  const contains = { contains: q ?? '', mode: 'insensitive' as const };
  const titled = q ? pageKeys.filter((key) => pages[key].th.includes(q) || pages[key].en.toLowerCase().includes(q.toLowerCase())) : [];
  return {
    ...(role_group && { role_group }),
    ...(page && { role_page: page }),
    ...(user_name && { user_name }),
    ...(active && { active }),
    ...(q && {
      OR: [
        { user_name: contains },
        { role_page: { in: titled } },
        { remark: contains },
        { user: { OR: [{ fname_th: contains }, { lname_th: contains }] } },
      ],
    }),
  };
}
