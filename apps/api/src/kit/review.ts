import { type Entity, type Stamps, titleOf } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { isSentBack, type Reviewed, waiting } from '@faculty/contracts/kit/review';
import { kindOf, type PageKey } from '@faculty/contracts/pages';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Context } from './context.ts';
import { type Handlers, ownIn } from './handlers.ts';
import { resourceRoutes } from './resource.ts';
import { sentBackMail } from './review-mail.ts';

/** Where a kind of reviewed record is kept, and whose right to edit decides on it. */
export interface ReviewSource {
  page: PageKey;
  table: string;
  idKey: string;
  /** The column that says what people call a record. */
  titleKey: string;
}

/** What a reviewed record is beside its own fields: somebody's, and in some state of its review. */
interface ReviewedRow extends Stamps, Reviewed {
  user_name: string;
}

/**
 * Serves an entity whose records are reviewed (docs/decisions/0036). Reviewers, who may edit others' records, set any state; an owner's
 * save puts the record back to W, whatever the body says. Who gets a record back is told by mail, in the transaction of the decision.
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
  const [titleKey] = entity.titleKeys ?? [];
  if (!list || !titleKey) throw new Error(`${entity.name}: the queue of reviewers needs its list and its title`);
  app.reviewed.set(entity.name, { page: entity.page, table: list.table, idKey: entity.idKey, titleKey });
  const routes = resourceRoutes(app, entity, {
    ...handlers,
    ...(create && { create: (body, ctx) => create(asSaved(body, ctx), ctx) }),
    ...(update && {
      async update(id, body, ctx, before) {
        const after = await update(id, asSaved(body, ctx), ctx, before);
        await tellOwner(app, entity, ctx, before, after);
        return after;
      },
    }),
  });
  for (const [name, route] of Object.entries(routes)) {
    app.route(name === 'create' || name === 'update' ? withoutVerdict(route, entity.page) : route);
  }
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

/** Mails the owner of a record that somebody else has just sent back, or whose reason has changed. */
async function tellOwner<Id, Row extends ReviewedRow, Item extends object, Body, Query extends ListQuery, File extends string>(
  app: FastifyInstance,
  entity: Entity<Id, Row, Item, Body, Query, File>,
  ctx: Pick<Context, 'db' | 'person' | 'onCommit'>,
  before: Row,
  after: Row,
): Promise<void> {
  const { status_check, status_check_text, user_name } = after;
  const isNews = status_check !== before.status_check || status_check_text !== before.status_check_text;
  if (!isSentBack(status_check) || !isNews || user_name === ctx.person.user_name) return;
  const owner = await ctx.db.user.findUnique({ where: { user_name }, select: { email: true, disabled: true } });
  if (!owner || owner.disabled) return;
  const { publicUrl } = app.config;
  const link = `${publicUrl}${entity.page}?edit=${encodeURIComponent(String(after[entity.idKey]))}`;
  const mail = { kind: kindOf(entity), title: titleOf(entity, after), state: status_check, reason: status_check_text, link };
  await app.mailer.queue(ctx.db, sentBackMail(owner.email, mail));
  ctx.onCommit.push(() => void app.mailer.flush());
}
