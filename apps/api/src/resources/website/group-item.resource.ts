import { noAddress } from '@faculty/contracts/kit/fields';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import { type GroupItemBody, groupItem } from '@faculty/contracts/website/group-item';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../kit/crud/context.ts';
import { lookAgainData } from '../../kit/crud/days.ts';
import { keptOrder, nextOrder } from '../../kit/crud/order-number.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { filePaths } from '../../kit/files/file-fields.ts';
import { findingCondition } from '../../kit/findings/conditions.ts';
import { wrongField } from '../../kit/http/errors.ts';
import { yearWithin } from '../../kit/lists/period-conditions.ts';

/** Grouped documents. */
export function groupItemResource(app: FastifyInstance): void {
  registerResource(app, groupItem, {
    list: {
      table: 'web_con_group_items',
      joins: {
        dc_group_masters: Prisma.sql`dc_group_masters.group_master_id = web_con_group_items.group_master_id`,
        dc_group_sub_as: Prisma.sql`dc_group_sub_as.group_sub_a_id = web_con_group_items.group_sub_a_id`,
        dc_group_sub_bs: Prisma.sql`dc_group_sub_bs.group_sub_b_id = web_con_group_items.group_sub_b_id`,
      },
      fields: {
        group_master_name_th: Prisma.sql`dc_group_masters.group_master_name_th`,
        group_master_name_en: Prisma.sql`dc_group_masters.group_master_name_en`,
        group_sub_a_index: Prisma.sql`dc_group_sub_as.group_sub_a_index`,
        group_sub_a_title_th: Prisma.sql`dc_group_sub_as.group_sub_a_title_th`,
        group_sub_a_title_en: Prisma.sql`dc_group_sub_as.group_sub_a_title_en`,
        group_sub_b_title_th: Prisma.sql`dc_group_sub_bs.group_sub_b_title_th`,
        group_sub_b_title_en: Prisma.sql`dc_group_sub_bs.group_sub_b_title_en`,
      },
      filters: { finding: findingCondition(groupItem, 'web_con_group_items') },
      search: 'whole_text',
      period: (period) => yearWithin('web_con_group_items.group_item_year', period),
    },
    async create(body, ctx) {
      await assertPlace(ctx.db, body);
      const highest = async () => (await ctx.db.groupItem.aggregate({ _max: { order_seq: true } }))._max.order_seq;
      const order_seq = await nextOrder(body.order_seq, highest);
      const made = { ...columns(body), ...filePaths(ctx), ...ctx.stamps.add, order_seq };
      return ctx.db.groupItem.create({ data: made });
    },
    async update(body, ctx, before) {
      await assertPlace(ctx.db, body);
      const data = { ...columns(body), ...filePaths(ctx), ...keptOrder(body, before), ...ctx.stamps.edit };
      return ctx.db.groupItem.update({ where: ctx.where, data });
    },
  });
}

/** What a body means for the columns, order and stamps aside. */
function columns({ order_seq: _, ...body }: GroupItemBody) {
  const { group_item_title_th, group_item_title_en, group_item_index, group_item_year } = body;
  return {
    ...body,
    ...lookAgainData(body),
    group_item_h_url: body.group_item_h_url || noAddress,
    search_text: searchText(group_item_title_th, group_item_title_en, group_item_index, String(group_item_year)),
  };
}

/**
 * A sub-heading is of its heading, and that of its category; headings do not move (`group-lists.resource.ts`), so what is checked here stays true.
 * @throws ApiError naming the first that is not
 */
async function assertPlace(db: Transaction, { group_master_id, group_sub_a_id, group_sub_b_id }: GroupItemBody): Promise<void> {
  const subA = await db.groupSubA.findUnique({ where: { group_sub_a_id }, select: { group_master_id: true } });
  // a missing category violates its foreign key
  if (!subA) throw wrongField('group_sub_a_id', 'unknown_reference');
  if (subA.group_master_id !== group_master_id) throw wrongField('group_sub_a_id', 'choice');
  const subB = await db.groupSubB.findUnique({ where: { group_sub_b_id }, select: { group_sub_a_id: true } });
  if (!subB) throw wrongField('group_sub_b_id', 'unknown_reference');
  if (subB.group_sub_a_id !== group_sub_a_id) throw wrongField('group_sub_b_id', 'choice');
}
