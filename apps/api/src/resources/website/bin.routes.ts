import { pageOf } from '@faculty/contracts/kit/entity';
import { deleted, restored } from '@faculty/contracts/messages';
import {
  type BinnedItem,
  type BinQuery,
  binDays,
  binnedId,
  binnedItem,
  binQuery,
  binRoutes,
  deletedForGood,
  restoredAnswer,
} from '@faculty/contracts/website/bin';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assertMayPublish } from '../../kit/approval/may-publish.ts';
import { writeAudit } from '../../kit/crud/audit.ts';
import type { Context, DeclaredRight, Person } from '../../kit/crud/context.ts';
import { contextOf, ownIn } from '../../kit/crud/handlers.ts';
import { inTransaction } from '../../kit/crud/in-transaction.ts';
import { dropFromBin, takeOutOfBin } from '../../kit/crud/recycle-bin.ts';
import { removeObjects } from '../../kit/crud/write.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { languageOf } from '../../kit/http/request-headers.ts';
import { withoutEmpty } from '../../kit/http/validation.ts';
import { answerList } from '../../kit/lists/answer-list.ts';
import { listOf } from '../../kit/lists/list.ts';
import { momentWithin } from '../../kit/lists/period-conditions.ts';
import { personNames } from '../../kit/people/person-name.ts';

const tags = ['Bin'];
const right: DeclaredRight = { page: '/web/bin', action: 'view' };
const forGood: DeclaredRight = { page: '/web/bin', action: 'delete' };
const params = z.object({ binned_id: binnedId });
const recordParams = z.object({ entity: z.string().max(40), record_id: z.string().max(100) });

/** Content deleted in the last 30 days: a person sees and restores what they could delete. Deleting it for good needs the right to delete here too. */
export function binCalls(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: addressOf(binRoutes.list),
    config: { right },
    schema: { tags, querystring: binQuery, response: { 200: pageOf(binnedItem) } },
    preValidation: async (request) => {
      request.query = withoutEmpty(request.query);
    },
    handler: async (request, reply) => {
      const query = request.query as BinQuery;
      return answerList(app, reply, list, { ...query, limit: query.limit ?? 15 }, [deletable(app, request.person as Person)]);
    },
  });

  app.route({
    method: 'POST',
    url: addressOf(binRoutes.restore),
    config: { right },
    schema: { tags, params, response: { 200: restoredAnswer } },
    handler: async (request) => {
      const { binned_id } = request.params as z.infer<typeof params>;
      const ctx = contextOf(app, request, right.page);
      const { entity, record_id } = await inTransaction(app, ctx, right, async (inside) => {
        const found = await taken(app, inside, binned_id);
        await assertMayRestore(app, inside, { ...found, binned_id });
        await takeOutOfBin(inside.db, binned_id);
        await writeAudit(inside, request.id, 'restore', { ...found, id: found.record_id }, {});
        return found;
      });
      return { entity, record_id, message: restored(record_id)[languageOf(request)] };
    },
  });

  app.route({
    method: 'POST',
    url: addressOf(binRoutes.takeBack),
    config: { signedIn: true },
    schema: { tags, params: recordParams, response: { 200: restoredAnswer } },
    handler: async (request) => {
      const { entity, record_id } = request.params as z.infer<typeof recordParams>;
      await inTransaction(app, contextOf(app, request, right.page), null, async (inside) => {
        const found = await ownDelete(app, inside, entity, record_id);
        await assertMayRestore(app, inside, found);
        await takeOutOfBin(inside.db, found.binned_id);
        await writeAudit(inside, request.id, 'restore', { ...found, id: found.record_id }, {});
      });
      return { entity, record_id, message: restored(record_id)[languageOf(request)] };
    },
  });

  app.route({
    method: 'DELETE',
    url: addressOf(binRoutes.remove),
    config: { right: forGood },
    schema: { tags, params, response: { 200: deletedForGood } },
    handler: async (request) => {
      const { binned_id } = request.params as z.infer<typeof params>;
      const ctx = contextOf(app, request, forGood.page);
      const { record_id, files } = await inTransaction(app, ctx, forGood, async (inside) => {
        const found = await taken(app, inside, binned_id);
        await writeAudit(inside, request.id, 'delete_for_good', { ...found, id: found.record_id }, {});
        return { ...found, files: await dropFromBin(inside.db, binned_id) };
      });
      await removeObjects(app, request, files);
      return { binned_id, message: deleted(record_id)[languageOf(request)] };
    },
  });
}

/** A record of the bin that the person could delete, locked: a concurrent restore or delete finds nothing. */
async function taken(app: FastifyInstance, { query, person }: Pick<Context, 'query' | 'person'>, binned_id: number): Promise<Found> {
  const [found] = await query<Found>(Prisma.sql`
    SELECT entity, record_id, title, title_en FROM binned WHERE binned_id = ${binned_id} AND ${deletable(app, person)} FOR UPDATE`);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** The latest deletion of a record, where the person did it and still could; locked. */
async function ownDelete(
  app: FastifyInstance,
  { query, person }: Pick<Context, 'query' | 'person'>,
  entity: string,
  record_id: string,
): Promise<Found & { binned_id: number }> {
  const [found] = await query<Found & { binned_id: number }>(Prisma.sql`
    SELECT binned_id, entity, record_id, title, title_en FROM binned
    WHERE entity = ${entity} AND record_id = ${record_id} AND deleted_by = ${person.user_name} AND ${deletable(app, person)}
    ORDER BY binned_id DESC LIMIT 1 FOR UPDATE`);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** What was shown would be so again. @throws ApiError `needs_publisher` */
async function assertMayRestore(
  app: FastifyInstance,
  ctx: Context,
  { binned_id, entity }: { binned_id: number; entity: string },
): Promise<void> {
  const source = app.bins.get(entity);
  const row = source && (await ctx.db.binnedRow.findFirst({ where: { binned_id, table_name: source.table }, orderBy: { row_id: 'asc' } }));
  if (row) await assertMayPublish(ctx, { name: entity, page: source.page }, row.data as object); // a row as JSON
}

const addressOf = (route: string) => route.slice(route.indexOf('/'));

type Found = Pick<BinnedItem, 'entity' | 'record_id' | 'title' | 'title_en'>;

/** A filter of what a person could delete: entities whose page gives them the right, under own_only their own records. */
function deletable(app: FastifyInstance, person: Person): Prisma.Sql {
  const kinds = [...app.bins].flatMap(([entity, { page }]) => {
    if (!person.right(page).delete) return [];
    const own = ownIn(person, page);
    const kind = Prisma.sql`binned.entity = ${entity}`;
    return [own === undefined ? kind : Prisma.sql`(${kind} AND binned.user_name = ${own})`];
  });
  return kinds.length === 0 ? Prisma.sql`false` : Prisma.sql`(${Prisma.join(kinds, ' OR ')})`;
}

const list = listOf<BinnedItem, BinnedItem, BinQuery>(
  { idKey: 'binned_id', item: binnedItem, defaultOrder: [{ field: 'deleted_at', sort: 'desc' }], files: {} },
  {
    table: 'binned',
    joins: { users: Prisma.sql`users.user_name = binned.deleted_by` },
    fields: {
      ...personNames('binned.deleted_by'),
      days_left: Prisma.sql`greatest(0, ${binDays}::int - floor(extract(epoch FROM now() - binned.deleted_at) / 86400)::int)`,
    },
    search: ['title', 'title_en', 'record_id'],
    period: (period) => momentWithin('binned.deleted_at', period),
  },
);
