import { titlesOf } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { type RoleRow, role } from '@faculty/contracts/members/role';
import { everything, flagsInUse } from '@faculty/contracts/members/role-giving';
import {
  isGranting,
  isSame,
  noFlags,
  type RoleMatrix,
  type RoleMatrixChange,
  type RoleMatrixRow,
  roleMatrix,
  roleMatrixBody,
  roleMatrixParams,
  roleMatrixRoutes,
} from '@faculty/contracts/members/role-matrix';
import { pageKeys, pages } from '@faculty/contracts/pages';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isSamePerson } from '../../auth/mailbox.ts';
import { assertKnown } from '../../auth/unverified.ts';
import { isDuplicate, isMissing } from '../../db/database-errors.ts';
import { changesBetween, writeAudit } from '../../kit/crud/audit.ts';
import type { Context, DeclaredRight } from '../../kit/crud/context.ts';
import { contextOf } from '../../kit/crud/handlers.ts';
import { inTransaction } from '../../kit/crud/in-transaction.ts';
import { staleEdit } from '../../kit/crud/write.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { personNames } from '../../kit/people/person-name.ts';
import { assertMayGive, assertMayGiveTo, roleColumns } from './role-rules.ts';

const tags = [role.tag];
const editing: DeclaredRight = { page: role.page, action: 'edit' };

/** All role assignments of one person: read as a matrix of pages and rights, and changed in one transaction. */
export function roleMatrixCalls(app: FastifyInstance): void {
  const personOf = (request: FastifyRequest) => (request.params as z.infer<typeof roleMatrixParams>).user_name;

  app.route({
    ...methodAndUrl(roleMatrixRoutes.read),
    config: { right: { page: role.page, action: 'view' } },
    schema: {
      tags,
      summary: 'What one person may do: every page, since when and given by whom',
      params: roleMatrixParams,
      response: { 200: roleMatrix },
    },
    handler: (request) => matrixOf(contextOf(app, request, role.page), personOf(request)),
  });

  app.route({
    ...methodAndUrl(roleMatrixRoutes.save),
    config: { right: editing },
    schema: {
      tags,
      summary: 'Gives, changes and takes away rights of one person on several pages, in one transaction',
      params: roleMatrixParams,
      body: roleMatrixBody,
      response: { 200: roleMatrix },
    },
    handler: async (request) => {
      const user_name = personOf(request);
      const changes = inMenuOrder((request.body as z.infer<typeof roleMatrixBody>).pages);
      let page = '';
      return inTransaction(app, contextOf(app, request, role.page), editing, async (ctx) => {
        await assertKnown(ctx.db, 'user_name', { user_name });
        await assertMayGiveTo(ctx, user_name);
        for (const change of changes) {
          page = change.role_page;
          await apply(app, request, ctx, user_name, change);
        }
        return matrixOf(ctx, user_name);
      })
        .catch(async (error: unknown) => {
          // somebody gave or took away the same right between the read and the write
          throw isMissing(error) || isDuplicate(error) ? await staleRow(app.db, page, user_name) : error;
        })
        .finally(() => app.people.forget());
    },
  });
}

/** One order for everybody: of two saves at once, none waits for a row of the other while it holds one the other waits for. */
const inMenuOrder = (changes: readonly RoleMatrixChange[]) =>
  changes.toSorted((left, right) => pageKeys.indexOf(left.role_page) - pageKeys.indexOf(right.role_page));

/** The `stale` error of an assignment that somebody changed, gave or took away meanwhile. */
async function staleRow(db: Context['db'], role_page: string, user_name: string): Promise<ApiError> {
  const now = await db.role.findUnique({ where: { role_page_user_name: { role_page, user_name } } });
  return now ? staleEdit(db, now) : new ApiError('stale');
}

/** Writes one page's assignment, with its audit line. */
async function apply(
  app: FastifyInstance,
  request: FastifyRequest,
  ctx: Context,
  user_name: string,
  change: RoleMatrixChange,
): Promise<void> {
  const { role_page, updated_at: readAt, ...flags } = change;
  const before = await ctx.db.role.findUnique({ where: { role_page_user_name: { role_page, user_name } } });
  if (before && ctx.own !== undefined && before.created_by !== ctx.own) throw wrongField('role_page', 'own_only');
  const isChanged = readAt !== undefined && (readAt?.getTime() ?? null) !== (before?.updated_at.getTime() ?? null);
  if (isChanged) throw await staleRow(ctx.db, role_page, user_name);
  // what stays as it is needs no right to give it
  if (before ? before.active === 'Y' && isSame(before, flags) : !isGranting(flags)) return;
  const action = before ? (isGranting(flags) ? 'edit' : 'delete') : 'add';
  if (!ctx.person.right(role.page)[action]) throw new ApiError('forbidden');
  const where = before && { role_id: before.role_id, updated_at: before.updated_at };
  if (action === 'delete' && where) {
    await assertMayGive(ctx, before, null);
    await record(app, request, ctx, before.role_id, action, () => ctx.db.role.delete({ where }));
    return;
  }
  const columns = roleColumns(
    { role_master_full: `${pages[role_page].group}#${role_page}`, user_name, remark: before?.remark ?? '', active: 'Y', ...flags },
    before?.order_seq,
  );
  await assertMayGive(ctx, before, columns);
  await record(app, request, ctx, before?.role_id ?? null, action, () =>
    where
      ? ctx.db.role.update({ where, data: { ...columns, ...ctx.stamps.edit } })
      : ctx.db.role.create({ data: { ...columns, ...ctx.stamps.add } }),
  );
}

/** Runs a change and writes what it changed to the audit log. */
async function record(
  app: FastifyInstance,
  request: FastifyRequest,
  ctx: Context,
  id: number | null,
  action: 'add' | 'edit' | 'delete',
  change: () => Promise<{ role_id: number }>,
): Promise<void> {
  const rowOf = async (role_id: number) => ((await app.records.get(role.name)?.(String(role_id), ctx))?.row ?? null) as RoleRow | null;
  const before = id === null ? null : await rowOf(id);
  const { role_id } = await change();
  const after = action === 'delete' ? null : await rowOf(role_id);
  const row = after ?? before;
  const changes = changesBetween(before, after);
  if (row && Object.keys(changes).length > 0)
    await writeAudit(ctx, request.id, action, { entity: role.name, id: role_id, ...titlesOf(role, row) }, changes);
}

const nobody = { created_at: null, created_by_th: '', created_by_en: '', updated_at: null, updated_by_th: '', updated_by_en: '' };

async function matrixOf(ctx: Context, user_name: string): Promise<RoleMatrix> {
  const account = personNames('users.user_name');
  const [person] = await ctx.query<Pick<RoleMatrix, 'user_name' | 'full_name_th' | 'full_name_en' | 'role'>>(Prisma.sql`
    SELECT user_name, ${account.full_name_th} AS full_name_th, ${account.full_name_en} AS full_name_en, role::text AS role
    FROM users WHERE user_name = ${user_name}`);
  if (!person) throw new ApiError('not_found');
  const by = personNames('stamp');
  const name = (stamp: 'created_by' | 'updated_by', language: 'th' | 'en') => Prisma.sql`(
    SELECT ${by[`full_name_${language}`]} FROM (SELECT ${Prisma.raw(`roles.${stamp}`)} AS stamp) AS who LEFT JOIN users ON users.user_name = stamp)`;
  const ownOnly = ctx.own === undefined ? Prisma.empty : Prisma.sql`AND created_by = ${ctx.own}`;
  const rows = await ctx.query<Omit<RoleMatrixRow, 'may_give'>>(Prisma.sql`
    SELECT role_page, role_id, super_admin::text, "view"::text, "add"::text, "edit"::text, "delete"::text, publish::text, own_only::text, active::text, remark,
      created_at, updated_at, ${name('created_by', 'th')} AS created_by_th, ${name('created_by', 'en')} AS created_by_en,
      ${name('updated_by', 'th')} AS updated_by_th, ${name('updated_by', 'en')} AS updated_by_en
    FROM roles WHERE user_name = ${user_name} ${ownOnly}`);
  const given = new Map(rows.map((row) => [row.role_page, row]));
  const isAdmin = ctx.person.role === 'admin';
  const own = await ctx.db.role.findMany({ where: { user_name: ctx.person.user_name } });
  const ownOf = new Map(own.map((row) => [row.role_page, flagsInUse(row)]));
  return {
    ...person,
    is_own: await isSamePerson(ctx.db, ctx.person.user_name, user_name),
    pages: pageKeys.map((role_page) => ({
      ...(given.get(role_page) ?? { role_page, role_id: null, ...noFlags, active: 'Y', remark: '', ...nobody }),
      may_give: isAdmin ? everything : pages[role_page].group === 'admin' ? noFlags : (ownOf.get(role_page) ?? noFlags),
    })),
  };
}
