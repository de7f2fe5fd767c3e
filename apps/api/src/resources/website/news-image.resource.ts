import { titlesOf } from '@faculty/contracts/kit/entity';
import { savedMany } from '@faculty/contracts/messages';
import { news } from '@faculty/contracts/website/news';
import { maxAlbumUpload, type NewsImageBody, newsImage, newsImagesUpload } from '@faculty/contracts/website/news-image';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assertMayChangePart } from '../../kit/approval/may-publish.ts';
import { changesBetween, writeAudit } from '../../kit/crud/audit.ts';
import type { Context, Transaction } from '../../kit/crud/context.ts';
import { contextOf, visible, type Writer } from '../../kit/crud/handlers.ts';
import { inTransaction } from '../../kit/crud/in-transaction.ts';
import { keptOrder, lockOrderNumber, nextOrder } from '../../kit/crud/order-number.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { filePaths } from '../../kit/files/file-fields.ts';
import { wrongField } from '../../kit/http/errors.ts';
import { withIdempotencyKey } from '../../kit/http/idempotency.ts';
import { languageOf } from '../../kit/http/request-headers.ts';
import { personNames } from '../../kit/people/person-name.ts';
import { fileAddress } from '../../storage/file-address.ts';
import { claimFiles } from '../../storage/stored-files.ts';

export function newsImageResource(app: FastifyInstance): void {
  /** The search finds a news item by what is said of its pictures. */
  const recollect = ({ onCommit }: Pick<Context, 'onCommit'>, { news_id: value }: { news_id: number }) => {
    onCommit.push(() => app.recollectTexts({ entity: news.name, field: 'news_id', value }));
  };
  registerResource(app, newsImage, {
    list: {
      table: 'web_con_new_images',
      joins: { users: Prisma.sql`users.user_name = web_con_new_images.created_by` },
      fields: personNames('web_con_new_images.created_by'),
      search: [],
    },
    // a picture stays in its album
    async update({ news_id: _stays, ...body }, ctx, before) {
      recollect(ctx, before);
      const data = { ...body, ...filePaths(ctx), ...keptOrder(body, before), ...ctx.stamps.edit };
      return ctx.db.newsImage.update({ where: ctx.where, data });
    },
    beforeRemove: async (ctx, before) => recollect(ctx, before),
  });

  // one picture at a time: the documented call below adds several
  app.writers.set(newsImage.name, {
    ...(app.writers.get(newsImage.name) as Writer),
    async create({ order_seq: given, ...body }: NewsImageBody, ctx: Context<'news_b_image'>) {
      const order_seq = await nextOrder(given, () => highestOrder(ctx.db, body.news_id));
      const { news_b_image = '' } = filePaths(ctx);
      return ctx.db.newsImage.create({ data: { ...body, news_b_image, order_seq, ...ctx.stamps.add } });
    },
  });

  // documented as file0 … fileN in one form; answers the list of stored pictures
  app.route({
    method: 'POST',
    url: '/web_con_new_images',
    config: {
      right: { page: newsImage.page, action: 'add' },
      fileParts: {
        of: (name) => (/^(file\d*|news_b_image)$/.test(name) ? { field: 'news_b_image', rule: newsImage.files.news_b_image } : null),
        max: maxAlbumUpload,
      },
    },
    schema: {
      tags: [newsImage.tag],
      body: newsImagesUpload,
      response: { 201: z.array(z.intersection(newsImage.row, z.object({ message: z.string() }))) },
    },
    handler: async (request, reply) => {
      const { news_id, file_length } = request.body as z.infer<typeof newsImagesUpload>;
      const ctx = contextOf<'news_b_image'>(app, request, newsImage.page);
      const files = ctx.files.news_b_image ?? [];
      if (files.length === 0) throw wrongField('file0', 'file_required');
      if (file_length !== undefined && file_length !== files.length) throw wrongField('file_length', 'wrong_type');
      const idempotent = withIdempotencyKey(reply.code(201));
      const message = savedMany(files.length)[languageOf(request)];
      const addAll = async (inside: typeof ctx) => {
        const { db } = inside;
        visible(await db.news.findUnique({ where: { news_id }, select: { created_by: true } }), inside, news.ownerKey as 'created_by');
        await assertMayChangePart(inside, newsImage, { news_id });
        await claimFiles(db, files, { claimed: true, createdBy: ctx.person.user_name });
        await lockOrderNumber(inside, newsImage.name, { order_seq: 'AUTO' });
        const first = await nextOrder('AUTO', () => highestOrder(db, news_id));
        // the first picture chosen is the first one shown: lists are in descending order, of the number or of the identifier
        const added = await db.newsImage.createManyAndReturn({
          data: files
            .toReversed()
            .map((file, index) => ({ news_id, ...ctx.stamps.add, news_b_image: file.path, order_seq: first + index })),
        });
        const made = added.toSorted((one, other) => other.news_image_id - one.news_image_id);
        const names = new Map(files.map(({ path, name }) => [path, name]));
        for (const row of made) {
          const record = { entity: newsImage.name, id: row.news_image_id, ...titlesOf(newsImage, row) };
          const news_b_image = { path: row.news_b_image, name: names.get(row.news_b_image) };
          await writeAudit(inside, request.id, 'add', record, changesBetween(null, { ...row, news_b_image }));
        }
        return made.map((row) => ({ ...row, news_b_image: fileAddress(row.news_b_image), message }));
      };
      const right = { page: newsImage.page, action: 'add' } as const;
      const { payload, isRepeat } = await inTransaction(app, ctx, right, (inside) => idempotent(inside, () => addAll(inside)));
      if (!isRepeat) for (const file of files) request.claimedPaths.add(file.path);
      return payload;
    },
  });
}

async function highestOrder(db: Transaction, news_id: number): Promise<number | null> {
  return (await db.newsImage.aggregate({ where: { news_id }, _max: { order_seq: true } }))._max.order_seq;
}
