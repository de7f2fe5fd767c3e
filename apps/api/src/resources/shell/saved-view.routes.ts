import type { RouteText } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { isPage, pageKeys } from '@faculty/contracts/pages';
import {
  mostViews,
  type SavedView,
  type SavedViewBody,
  savedViewBody,
  savedViewChange,
  savedViewId,
  savedViewRoutes,
  savedViews,
  viewPin,
} from '@faculty/contracts/shell/saved-view';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { runSql } from '../../db/run-sql.ts';
import type { Person } from '../../kit/crud/context.ts';
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
  const personOf = (request: FastifyRequest) => request.person as Person; // by signedIn

  app.route({
    ...at(savedViewRoutes.list),
    schema: { tags, response: { 200: savedViews } },
    handler: async (request) => (await runSql<SavedView>(app.pool, viewsFor(personOf(request)))).rows,
  });

  app.route({
    ...at(savedViewRoutes.create),
    schema: { tags, body: savedViewBody, response: { 201: savedViewId } },
    handler: async (request, reply) => {
      const { pinned, ...view } = request.body as SavedViewBody;
      const person = personOf(request);
      const { user_name } = person;
      if (!person.right(view.page).view) throw new ApiError('forbidden');
      reply.code(201);
      return app.db.$transaction(async (db) => {
        // one at a time, so that the limit holds
        await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('saved_views'), hashtext(${user_name}))`;
        const yesterday = new Date(Date.now() - dayMilliseconds);
        await db.savedView.deleteMany({ where: { user_name, active: 'N', updated_at: { lt: yesterday } } });
        if ((await db.savedView.count({ where: { user_name } })) >= mostViews) throw wrongField('name', 'views_full', { max: mostViews });
        const pins = pinned === 'Y' ? { create: { user_name } } : {};
        return db.savedView.create({ data: { ...view, user_name, pins }, select: { saved_view_id: true } });
      });
    },
  });

  app.route({
    ...at(savedViewRoutes.update),
    schema: { tags, params: savedViewId, body: savedViewChange, response: { 200: savedViewId } },
    handler: async (request) => {
      const person = personOf(request);
      const view = await seen(request);
      if (view.user_name !== person.user_name && person.role !== 'admin') throw new ApiError('forbidden');
      const data = request.body as Prisma.SavedViewUpdateInput; // of `savedViewChange`
      return app.db.savedView.update({ where: { saved_view_id: view.saved_view_id }, data, select: { saved_view_id: true } });
    },
  });

  app.route({
    ...at(savedViewRoutes.pin),
    schema: { tags, params: savedViewId, body: viewPin, response: { 200: savedViewId } },
    handler: async (request) => {
      const { saved_view_id } = await seen(request);
      const pin = { saved_view_id, user_name: personOf(request).user_name };
      const isPinned = (request.body as z.infer<typeof viewPin>).pinned === 'Y';
      if (isPinned) await app.db.savedViewPin.createMany({ data: [pin], skipDuplicates: true });
      else await app.db.savedViewPin.deleteMany({ where: pin });
      return { saved_view_id };
    },
  });

  /** The view that a call names. @throws ApiError `not_found` for one that the caller does not see */
  async function seen(request: FastifyRequest): Promise<{ saved_view_id: number; user_name: string }> {
    const { saved_view_id } = request.params as z.infer<typeof savedViewId>;
    const person = personOf(request);
    const view = await app.db.savedView.findUnique({ where: { saved_view_id } });
    const right = view && isPage(view.page) ? person.right(view.page) : undefined;
    const isShared = view?.active === 'Y' && (view.shared === 'Y' || (view.shared === 'E' && right?.edit));
    // an administrator takes back what they deleted
    const isSeen = right?.view && (view?.user_name === person.user_name || isShared || (person.role === 'admin' && view?.shared !== 'N'));
    if (!view || !isSeen) throw new ApiError('not_found');
    return view;
  }
}

/** The views that a person sees: their own first, where there are very many. */
function viewsFor(person: Person): Prisma.Sql {
  const viewed = pageKeys.filter((page) => person.right(page).view);
  const edited = viewed.filter((page) => person.right(page).edit);
  const { full_name_th, full_name_en } = personNames('saved_views.user_name');
  return Prisma.sql`
    SELECT * FROM (
      SELECT saved_view_id, page, name, query, shared, ${full_name_th} AS full_name_th, ${full_name_en} AS full_name_en,
        saved_views.user_name = ${person.user_name} AS is_own,
        EXISTS (SELECT FROM saved_view_pins pin WHERE pin.saved_view_id = saved_views.saved_view_id AND pin.user_name = ${person.user_name}) AS pinned
      FROM saved_views LEFT JOIN users ON users.user_name = saved_views.user_name
      WHERE saved_views.active = 'Y' AND page = ANY(${viewed})
        AND (saved_views.user_name = ${person.user_name} OR shared = 'Y' OR shared = 'E' AND page = ANY(${edited}))
      ORDER BY saved_views.user_name = ${person.user_name} DESC, saved_view_id DESC LIMIT ${mostShown}) seen
    ORDER BY name, saved_view_id`;
}
