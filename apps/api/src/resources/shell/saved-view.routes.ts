import type { RouteText } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { pageKeys } from '@faculty/contracts/pages';
import {
  mostViews,
  type SavedView,
  type SavedViewBody,
  type SavedViewChange,
  savedViewBody,
  savedViewChange,
  savedViewId,
  savedViewRoutes,
  savedViews,
} from '@faculty/contracts/shell/saved-view';
import { Prisma, type SavedView as Stored } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isDuplicate } from '../../db/database-errors.ts';
import { runSql } from '../../db/run-sql.ts';
import { changesBetween, writeAudit } from '../../kit/crud/audit.ts';
import type { Context, Person } from '../../kit/crud/context.ts';
import { contextOf } from '../../kit/crud/handlers.ts';
import { inTransaction } from '../../kit/crud/in-transaction.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { personNames } from '../../kit/people/person-name.ts';

const tags = ['Saved views'];
/** Views in one answer. */
const mostShown = 500;
const dayMilliseconds = 86_400_000;

/**
 * Addresses of lists under names. Everybody who may view a page saves views of it; a shared one is seen only by those who may view its page,
 * and shows each of them the rows that they may see, because it is an address.
 */
export function savedViewCalls(app: FastifyInstance): void {
  const at = (route: RouteText) => ({ ...methodAndUrl(route), config: { signedIn: true } }) as const;

  app.route({
    ...at(savedViewRoutes.list),
    schema: { tags, response: { 200: savedViews } },
    // by signedIn
    handler: async (request) => (await runSql<SavedView>(app.pool, viewsFor(request.person as Person, Prisma.sql`active = 'Y'`))).rows,
  });

  app.route({
    ...at(savedViewRoutes.create),
    schema: { tags, body: savedViewBody, response: { 201: savedViewId } },
    handler: (request, reply) => {
      const { pinned, ...view } = request.body as SavedViewBody;
      const { page, name } = view;
      reply.code(201);
      return inTransaction(app, contextOf(app, request, page), { page, action: 'view' }, async (ctx) => {
        const { db, person } = ctx;
        const { user_name } = person;
        // one at a time, so that the limit holds
        await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('saved_views'), hashtext(${user_name}))`;
        const yesterday = new Date(Date.now() - dayMilliseconds);
        await db.savedView.deleteMany({ where: { user_name, active: 'N', OR: [{ page, name }, { updated_at: { lt: yesterday } }] } });
        const before = await db.savedView.findUnique({ where: { user_name_page_name: { user_name, page, name } } });
        if (!before && (await db.savedView.count({ where: { user_name } })) >= mostViews)
          throw wrongField('name', 'views_full', { max: mostViews });
        const after = before
          ? await db.savedView.update({ where: { saved_view_id: before.saved_view_id }, data: view })
          : await db.savedView.create({ data: { ...view, user_name } });
        await pin(ctx, after.saved_view_id, pinned);
        return logged(ctx, before, after);
      });
    },
  });

  app.route({
    ...at(savedViewRoutes.update),
    schema: { tags, params: savedViewId, body: savedViewChange, response: { 200: savedViewId } },
    handler: async (request) => {
      const { saved_view_id } = request.params as z.infer<typeof savedViewId>;
      const { page, is_own } = await seen(request, saved_view_id);
      const { pinned, ...fields } = request.body as SavedViewChange;
      return inTransaction(app, contextOf(app, request, page), { page, action: 'view' }, async (ctx) => {
        // nobody hides another person's view from themselves
        const may = is_own || (ctx.person.role === 'admin' && fields.shared !== 'N') || Object.keys(fields).length === 0;
        if (!may) throw new ApiError('forbidden');
        await pin(ctx, saved_view_id, pinned);
        if (Object.keys(fields).length === 0) return { saved_view_id };
        const before = await ctx.db.savedView.findUniqueOrThrow({ where: { saved_view_id } });
        const { name = before.name } = fields;
        // a deleted view keeps its name from no other one
        const namesake = { user_name: before.user_name, page, name, active: 'N', NOT: { saved_view_id } } as const;
        await ctx.db.savedView.deleteMany({ where: namesake });
        // `as`: of `savedViewChange`
        const after = await ctx.db.savedView.update({ where: { saved_view_id }, data: fields as Prisma.SavedViewUpdateInput });
        return logged(ctx, before, after);
      }).catch((error: unknown) => {
        throw isDuplicate(error) ? wrongField('name', 'duplicate') : error;
      });
    },
  });

  /** The view that a call names. @throws ApiError `not_found` for one that the caller does not see */
  async function seen(request: FastifyRequest, id: number): Promise<SavedView> {
    const person = request.person as Person;
    // who deleted it takes that back
    const which = Prisma.sql`saved_view_id = ${id} AND (active = 'Y' OR saved_views.user_name = ${person.user_name} OR ${person.role === 'admin'})`;
    const [view] = (await runSql<SavedView>(app.pool, viewsFor(person, which))).rows;
    if (!view) throw new ApiError('not_found');
    return view;
  }
}

/** Puts a view into the caller's menu, or takes it out. */
async function pin({ db, person }: Context, saved_view_id: number, pinned: SavedViewChange['pinned']): Promise<void> {
  const pin = { saved_view_id, user_name: person.user_name };
  if (pinned === 'Y') await db.savedViewPin.createMany({ data: [pin], skipDuplicates: true });
  if (pinned === 'N') await db.savedViewPin.deleteMany({ where: pin });
}

/** Writes into the log what others see or saw of a view. */
async function logged(ctx: Context, before: Stored | null, after: Stored): Promise<{ saved_view_id: number }> {
  const { saved_view_id } = after;
  const changes = changesBetween(before && told(before), told(after));
  const action = before === null ? 'add' : before.active === after.active ? 'edit' : after.active === 'Y' ? 'restore' : 'delete';
  const isShared = after.shared !== 'N' || (before !== null && before.shared !== 'N');
  if (isShared && (action !== 'edit' || Object.keys(changes).length > 0))
    await writeAudit(ctx, ctx.requestId, action, { entity: 'saved_view', id: saved_view_id, title: after.name }, changes);
  return { saved_view_id };
}

const told = ({ name, query, shared }: Stored) => ({ name, query, shared });

/** Those of the views that a person sees; their own and those in their menu first, where there are very many. */
function viewsFor(person: Person, which: Prisma.Sql): Prisma.Sql {
  const viewed = pageKeys.filter((page) => person.right(page).view);
  const edited = viewed.filter((page) => person.right(page).edit);
  const { full_name_th, full_name_en } = personNames('saved_views.user_name');
  const isOwn = Prisma.sql`saved_views.user_name = ${person.user_name}`;
  return Prisma.sql`
    SELECT * FROM (
      SELECT saved_view_id, page, name, query, shared, ${full_name_th} AS full_name_th, ${full_name_en} AS full_name_en, ${isOwn} AS is_own,
        CASE WHEN EXISTS (SELECT FROM saved_view_pins pin WHERE pin.saved_view_id = saved_views.saved_view_id AND pin.user_name = ${person.user_name})
          THEN 'Y' ELSE 'N' END AS pinned
      FROM saved_views LEFT JOIN users ON users.user_name = saved_views.user_name
      WHERE ${which} AND page = ANY(${viewed}) AND (${isOwn} OR shared = 'Y' OR shared = 'E' AND page = ANY(${edited}))
      ORDER BY ${isOwn} DESC, pinned DESC, saved_view_id DESC LIMIT ${mostShown}) seen
    ORDER BY name, saved_view_id`;
}
