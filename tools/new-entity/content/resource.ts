import { type ExhibitBody, exhibit } from '@faculty/contracts/website/exhibit';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import type { FastifyInstance } from 'fastify';
import { filePaths } from '../../kit/files/file-fields.ts';
import { keptOrder, nextOrder } from '../../kit/crud/order-number.ts';
import { registerResource } from '../../kit/crud/resource.ts';

export function exhibitResource(app: FastifyInstance): void {
  registerResource(app, exhibit, {
    list: { table: 'web_con_exhibits', search: 'search_text' },
    async create(body, ctx) {
      const highest = async () => (await ctx.db.exhibit.aggregate({ _max: { order_seq: true } }))._max.order_seq;
      const order_seq = await nextOrder(body.order_seq, highest);
      // the kit has already rejected a new record without a picture
      const { exhibit_h_image = '' } = filePaths(ctx);
      return ctx.db.exhibit.create({ data: { ...body, ...searched(body), ...ctx.stamps.add, order_seq, exhibit_h_image } });
    },
    update: (body, ctx, before) =>
      ctx.db.exhibit.update({
        where: ctx.where,
        data: { ...body, ...searched(body), ...filePaths(ctx), ...keptOrder(body, before), ...ctx.stamps.edit },
      }),
  });
}

const searched = (body: ExhibitBody) => ({ search_text: searchText(body.exhibit_title_th, body.exhibit_title_en) });
