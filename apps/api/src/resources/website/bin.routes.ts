import { pageOf } from '@faculty/contracts/kit/entity';
import { restored } from '@faculty/contracts/messages';
import {
  type BinnedItem,
  type BinQuery,
  binDays,
  binnedId,
  binnedItem,
  binQuery,
  binRoutes,
  restoredAnswer,
} from '@faculty/contracts/website/bin';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { writeAudit } from '../../kit/audit.ts';
import { takeOutOfBin } from '../../kit/bin.ts';
import type { DeclaredRight, Person } from '../../kit/context.ts';
import { ApiError } from '../../kit/errors.ts';
import { contextOf, ownIn } from '../../kit/handlers.ts';
import { languageOf } from '../../kit/language.ts';
import { answerList } from '../../kit/lists/answer-list.ts';
import { type Condition, equals, textIn } from '../../kit/lists/conditions.ts';
import { listOf } from '../../kit/lists/list.ts';
import { personNames } from '../../kit/person-name.ts';
import { withoutEmpty } from '../../kit/validation.ts';
import { inTransaction } from '../../kit/write.ts';

const tags = ['Bin'];
const right: DeclaredRight = { page: '/web/bin', action: 'view' };
const params = z.object({ binned_id: binnedId });

/** Deleted content of the last 30 days: a person sees and restores what they could delete. */
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
        // whoever is faster restores it; the other one finds nothing
        const [found] = await inside.query<Found>(Prisma.sql`
          SELECT entity, record_id, title FROM binned WHERE binned_id = ${binned_id} AND ${deletable(app, inside.person)} FOR UPDATE`);
        if (!found) throw new ApiError('not_found');
        await takeOutOfBin(inside.db, binned_id);
        await writeAudit(inside, request.id, 'restore', { entity: found.entity, id: found.record_id, title: found.title }, {});
        return found;
      });
      return { entity, record_id, message: restored(record_id)[languageOf(request)] };
    },
  });
}

const addressOf = (route: string) => route.slice(route.indexOf('/'));

type Found = Pick<BinnedItem, 'entity' | 'record_id' | 'title'>;

/** What a person could delete: of the kinds whose page gives them that right, their own records alone where it says so. */
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
    where: ({ q, entity }): Condition[] => [textIn(q, 'binned.title', 'binned.record_id'), equals('binned.entity', entity)],
  },
);
