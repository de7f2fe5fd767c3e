import type { AnyEntity, AuditColumns, Entity } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { isSentBack, type Reviewed, waiting } from '@faculty/contracts/kit/review';
import { notChanged } from '@faculty/contracts/messages';
import type { PageKey } from '@faculty/contracts/pages';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { changesBetween } from '../crud/audit.ts';
import type { Context, Person } from '../crud/context.ts';
import { type Handlers, ownIn } from '../crud/handlers.ts';
import { resourceRoutes } from '../crud/resource.ts';
import { languageOf } from '../http/language.ts';
import { recordReader } from '../lists/record.ts';
import { notifyOwner } from './review-mail.ts';

/** What a reviewed record is beside its own fields: somebody's, and in some state of its review. */
export interface ReviewedRow extends AuditColumns, Reviewed {
  user_name: string;
}

/** A kind of reviewed record, for those who decide on it. */
export interface ReviewSource {
  entity: Pick<AnyEntity, 'name' | 'page' | 'idKey' | 'id'>;
  table: string;
  /** The column that says what people call a record. */
  titleKey: string;
  read(id: unknown, ctx: Context): Promise<ReviewedRow | null>;
}

/**
 * Serves an entity whose records are reviewed (docs/decisions/0035). Reviewers, who may edit others' records, set any state; an owner's
 * save puts the record back to W, whatever the body says, unless it was sent back and the save changes nothing. Who gets a record back is
 * told by mail, in the transaction of the decision.
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
  const titleKey = entity.title?.th[0];
  if (!list || !read || !titleKey) throw new Error(`${entity.name}: the queue of reviewers needs its list and its title`);
  // `as`: whoever decides has checked the identifier against the entity's own schema
  app.reviewed.set(entity.name, { entity, table: list.table, titleKey, read: read as ReviewSource['read'] });
  const routes = resourceRoutes(app, entity, {
    ...handlers,
    ...(create && { create: (body, ctx) => create(asSaved(body, ctx), ctx) }),
    ...(update && {
      async update(body, ctx, before) {
        await update(asSaved(body, ctx), ctx, before);
        const after = (await read(before[entity.idKey] as Id, ctx as Context)) as Row; // written in this transaction
        if (ctx.own !== undefined && isSentBack(before.status_check) && !isCorrected(before, after)) {
          // nothing was corrected: the reason stands
          return update({ ...body, ...verdictOf(before) }, { ...ctx, where: { ...ctx.where, updated_at: after.updated_at } }, after);
        }
        await notifyOwner(app, entity, ctx, before, after);
      },
    }),
  });
  for (const [name, route] of Object.entries(routes)) {
    if (name === 'create') app.route(withoutVerdict(route, entity.page));
    else app.route(name === 'update' ? tellingUnchanged(withoutVerdict(route, entity.page), entity) : route);
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

/** Says of an owner's save that left a record as it was sent back that nothing was changed. */
function tellingUnchanged(route: RouteOptions, { page, idKey }: Pick<AnyEntity, 'page' | 'idKey'>): RouteOptions {
  const { handler } = route;
  return {
    ...route,
    async handler(request, reply) {
      const answer = (await handler.call(this, request, reply)) as Reviewed & Record<string, unknown>; // the record, as its schema says
      if (ownIn(request.person as Person, page) === undefined || !isSentBack(answer.status_check)) return answer;
      return { ...answer, message: notChanged(String(answer[idKey]))[languageOf(request)], is_unchanged: true };
    },
  };
}

/** The body as it is saved: an owner has no say in the review. */
function asSaved<Body extends Reviewed>(body: Body, { own }: Pick<Context, 'own'>): Body {
  return own === undefined ? body : { ...body, ...waiting };
}

/** Takes what an owner's call says of the review out before it is checked, so that a verdict that is not theirs refuses nothing. */
function withoutVerdict(route: RouteOptions, page: PageKey): RouteOptions {
  const checks = [route.preValidation ?? []].flat();
  const strip = async (request: FastifyRequest) => {
    const { body, person } = request;
    if (person && ownIn(person, page) !== undefined && typeof body === 'object') request.body = { ...body, ...waiting };
  };
  return { ...route, preValidation: [...checks, strip] };
}
