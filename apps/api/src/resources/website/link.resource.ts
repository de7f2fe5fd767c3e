import { noAddress } from '@faculty/contracts/kit/fields';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import { type LinkBody, link, linkGroups } from '@faculty/contracts/website/link';
import type { FastifyInstance } from 'fastify';
import { lookAgainData, showingData } from '../../kit/crud/days.ts';
import { keptOrder, nextOrder } from '../../kit/crud/order-number.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { filePaths } from '../../kit/files/file-fields.ts';
import { findingCondition } from '../../kit/findings/conditions.ts';

export function linkResource(app: FastifyInstance): void {
  registerResource(app, link, {
    list: {
      table: 'web_con_links',
      search: 'whole_text',
      filters: { finding: findingCondition(link, 'web_con_links') },
    },
    async create(body, ctx) {
      const highest = async () => (await ctx.db.link.aggregate({ _max: { order_seq: true } }))._max.order_seq;
      const order_seq = await nextOrder(body.order_seq, highest);
      return ctx.db.link.create({ data: { ...data(body), ...filePaths(ctx), ...ctx.stamps.add, order_seq } });
    },
    async update(body, ctx, before) {
      const changed = { ...data(body), ...filePaths(ctx), ...keptOrder(body, before), ...ctx.stamps.edit };
      return ctx.db.link.update({ where: ctx.where, data: changed });
    },
  });
}

/** What a body means for the columns, order and stamps aside. */
function data({ order_seq: _, ...body }: LinkBody) {
  const { links_title_th, links_title_en, links_desc_th, links_desc_en, links_url, links_url_manual } = body;
  return {
    ...body,
    ...showingData(body),
    ...lookAgainData(body),
    // the other groups have no manual
    links_url_manual: body.links_group_tag === linkGroups.withManual ? links_url_manual : noAddress,
    search_text: searchText(links_title_th, links_title_en, links_desc_th, links_desc_en, links_url),
  };
}
