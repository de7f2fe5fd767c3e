import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { keptOrder, nextOrder } from '../src/kit/crud/order-number.ts';
import { registerResource } from '../src/kit/crud/resource.ts';
import { filePaths } from '../src/kit/files/file-fields.ts';
import { type DiaryBody, diary } from './fixture-entity.ts';

/** Stored in the table of works. */
export function diaryResource(app: FastifyInstance): void {
  registerResource(app, diary, {
    list: {
      table: 'web_con_works',
      fields: {
        title: Prisma.sql`work_title_th`,
        note: Prisma.sql`status_check_text`,
        order_seq: Prisma.sql`work_weight`,
        proof: Prisma.sql`work_h_file`,
      },
      search: [],
    },
    async create(body, ctx) {
      const order_seq = await nextOrder(body.order_seq, async () => 0);
      const data = { ...columns({ ...body, order_seq }), ...paths(filePaths(ctx)), ...ctx.stamps.add };
      return ctx.db.work.create({ data });
    },
    async update(body, ctx, before) {
      const data = { ...columns({ ...body, ...keptOrder(body, before) }), ...paths(filePaths(ctx)), ...ctx.stamps.edit };
      return ctx.db.work.update({ where: ctx.where, data });
    },
  });
}

function columns({ user_name, title, note, status_link, order_seq }: DiaryBody & { order_seq: number }) {
  const needed = { work_type: 'x', work_type_detail: 'x', work_public_year: 2569 };
  return { ...needed, user_name, work_title_th: title, status_check_text: note, status_link, work_weight: order_seq };
}

const paths = ({ proof }: { proof?: string }) => (proof === undefined ? {} : { work_h_file: proof });
