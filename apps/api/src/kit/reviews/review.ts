import { maxAddedPerDay } from '@faculty/contracts/errors';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity, AuditColumns, Entity } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { notChanged } from '@faculty/contracts/messages';
import type { PageKey } from '@faculty/contracts/pages';
import { isSentBack, type Reviewed, waiting } from '@faculty/contracts/works/review-state';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { changesBetween } from '../crud/audit.ts';
import type { Context, Person } from '../crud/context.ts';
import { type Handlers, ownIn } from '../crud/handlers.ts';
import { resourceRoutes } from '../crud/resource.ts';
import { ApiError } from '../http/errors.ts';
import { languageOf } from '../http/request-headers.ts';
import { recordReader } from '../lists/record-reader.ts';
import { tellOwner, tellReviewers } from './tell-owner.ts';

const dayMilliseconds = 86_400_000;

/** The owner and review fields of a reviewed record. */
export interface ReviewedRow extends AuditColumns, Reviewed {
  user_name: string;
}

/** Source of an entity's records for the review queue. */
export interface ReviewSource {
  entity: Pick<AnyEntity, 'name' | 'page' | 'idKey' | 'id'>;
  table: string;
  /** The columns of a record's title. */
  titleKey: string;
  titleKeyEn: string | undefined;
  read(id: unknown, ctx: Context): Promise<ReviewedRow | null>;
}

/**
 * Registers an entity whose records are reviewed (docs/decisions/0035). Reviewers, who may edit others' records, set any state. An owner's
 * save resets the record to W, whatever the body contains, unless it was sent back and the save changes nothing. The owner of a record
 * that is sent back gets a mail, queued in the transaction of the decision.
 */
export function registerReviewed<
  Id,
  Row extends ReviewedRow,
  Item extends object,
  Body extends Reviewed,
  Query extends ListQuery,
  File extends string = never,
>(app: FastifyInstance, entity: Entity<Id, Row, Item, Body, Query, File>, handlers: Handlers<Id, Row, Item, Body, Query, File>): void {
  const { list, create, update } = handlers;
  const read = handlers.read ?? (list && recordReader<Id, Row, Item, Query>(entity, list));
  const [titleKey, titleKeyEn] = [entity.title?.th[0], entity.title?.en?.[0]];
  if (!list || !read || !titleKey) throw new Error(`${entity.name}: the review queue needs its list and its title`);
  // `as`: the callers have checked the identifier against the entity's schema
  app.reviewed.set(entity.name, { entity, table: list.table, titleKey, titleKeyEn, read: read as ReviewSource['read'] });
  const routes = resourceRoutes(app, entity, {
    ...handlers,
    ...(create && {
      async create(body, ctx) {
        await assertMayAddToday(entity.name, ctx);
        const made = await create(asSaved(body, ctx), ctx);
        const row = await read((made as Row)[entity.idKey] as Id, ctx as Context);
        if (row) await tellReviewers(app, entity, ctx, null, row);
        return made;
      },
    }),
    ...(update && {
      async update(body, ctx, before) {
        await update(asSaved(body, ctx), ctx, before);
        const after = (await read(before[entity.idKey] as Id, ctx as Context)) as Row;
        if (ctx.own !== undefined && isSentBack(before.status_check) && !isCorrected(before, after)) {
          // nothing was corrected: restore the verdict
          return update({ ...body, ...verdictOf(before) }, { ...ctx, where: { ...ctx.where, updated_at: after.updated_at } }, after);
        }
        await tellOwner(app, entity, ctx, before, after);
        await tellReviewers(app, entity, ctx, before, after);
      },
    }),
  });
  // a writer saves the given verdict, and sends no mail
  app.writers.set(entity.name, { entity, table: list.table, read, create, update, beforeRemove: handlers.beforeRemove });
  for (const [name, route] of Object.entries(routes)) {
    if (name === 'create') app.route(withoutVerdict(route, entity.page));
    else app.route(name === 'update' ? withUnchangedNote(withoutVerdict(route, entity.page), entity) : route);
  }
}

const verdictOf = ({ status_check, status_check_text, status_check_field }: Reviewed): Reviewed => ({
  status_check,
  status_check_text,
  status_check_field,
});

/** Whether a save changed anything but the verdict. */
const isCorrected = (before: ReviewedRow, after: ReviewedRow): boolean =>
  Object.keys(changesBetween({ ...before, ...waiting }, { ...after, ...waiting })).length > 0;

/** Adds `is_unchanged` and its message to the answer of an owner's save that leaves a record sent back. */
function withUnchangedNote(route: RouteOptions, { page, idKey }: Pick<AnyEntity, 'page' | 'idKey'>): RouteOptions {
  const { handler } = route;
  return {
    ...route,
    async handler(request, reply) {
      const answer = (await handler.call(this, request, reply)) as Reviewed & Record<string, unknown>;
      if (ownIn(request.person as Person, page) === undefined || !isSentBack(answer.status_check)) return answer;
      return { ...answer, message: notChanged(String(answer[idKey]))[languageOf(request)], is_unchanged: true };
    },
  };
}

/**
 * Limits what an owner adds on one day in Bangkok, deleted records included, so that nobody buries the review queue. Reviewers are not
 * limited. @throws ApiError `added_today`
 */
async function assertMayAddToday(
  entity: string,
  { own, db, person: { user_name } }: Pick<Context, 'own' | 'db' | 'person'>,
): Promise<void> {
  if (own === undefined) return;
  const today = Date.parse(`${todayInBangkok()}T00:00:00+07:00`);
  const added = await db.auditLog.count({ where: { user_name, entity, action: 'add', at: { gte: new Date(today) } } });
  if (added >= maxAddedPerDay) throw new ApiError('added_today', { retryAfter: Math.ceil((today + dayMilliseconds - Date.now()) / 1000) });
}

/** The body to save: for an owner, with the review state reset. */
function asSaved<Body extends Reviewed>(body: Body, { own }: Pick<Context, 'own'>): Body {
  return own === undefined ? body : { ...body, ...waiting };
}

/** Resets the review fields of an owner's call before validation, so that they cannot cause an error. */
function withoutVerdict(route: RouteOptions, page: PageKey): RouteOptions {
  const checks = [route.preValidation ?? []].flat();
  const resetVerdict = async (request: FastifyRequest) => {
    const { body, person } = request;
    if (person && ownIn(person, page) !== undefined && typeof body === 'object') request.body = { ...body, ...waiting };
  };
  return { ...route, preValidation: [...checks, resetVerdict] };
}
