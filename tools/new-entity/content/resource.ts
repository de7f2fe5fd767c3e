import { searchText } from '@faculty/contracts/kit/text/search-text';
import { type ExhibitBody, exhibit } from '@faculty/contracts/website/exhibit';
import type { FastifyInstance } from 'fastify';
import { showingData } from '../../kit/crud/days.ts';
import { keptOrder, nextOrder } from '../../kit/crud/order-number.ts';
import { registerResource } from '../../kit/crud/resource.ts';
%resourceImports%

export function exhibitResource(app: FastifyInstance): void {
  registerResource(app, exhibit, {
    list: { table: 'web_con_exhibits', %source% search: 'search_text' },
    async create(body, ctx) {
      const highest = async () => (await ctx.db.exhibit.aggregate({ _max: { order_seq: true } }))._max.order_seq;
      const order_seq = await nextOrder(body.order_seq, highest);
      return ctx.db.exhibit.create({ data: { ...data(body), %paths% ...ctx.stamps.add, order_seq } });
    },
    update: (body, ctx, before) =>
      ctx.db.exhibit.update({ where: ctx.where, data: { ...data(body), %paths% ...keptOrder(body, before), ...ctx.stamps.edit } }),
  });
}

/** What a body means for the columns, order and stamps aside. */
const data = ({ order_seq: _, ...body }: ExhibitBody) => ({
  ...body,
  ...showingData(body),
  %data%
  search_text: searchText(body.exhibit_title_th, body.exhibit_title_en, %words%),
});
