import { noAddress } from '@faculty/contracts/kit/fields';
import { searchText } from '@faculty/contracts/kit/search-text';
import { type ArticlePageBody, type ArticlePageRow, articlePage } from '@faculty/contracts/website/article-page';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { showingData, showingDays } from '../../kit/days.ts';
import { wrongField } from '../../kit/errors.ts';
import { filePaths } from '../../kit/file-fields.ts';
import { equals, holds, inSearchText } from '../../kit/lists/conditions.ts';
import { registerResource } from '../../kit/resource.ts';

export function articlePageResource(app: FastifyInstance): void {
  registerResource(app, articlePage, {
    list: {
      table: 'web_con_article_pages',
      where: ({ q, active, article_page_group_tag, article_page_type_tag }) => [
        inSearchText(q),
        equals('active', active),
        equals('article_page_group_tag', article_page_group_tag),
        holds('article_page_type_tag', article_page_type_tag),
      ],
    },
    async read(article_pages_id, { db }) {
      const row = await db.articlePage.findUnique({ where: { article_pages_id }, omit });
      return row && toRow(row);
    },
    async create(body, ctx) {
      const made = { ...data(body), ...filePaths(ctx), ...ctx.stamps.add };
      return toRow(await ctx.db.articlePage.create({ data: made, omit }));
    },
    async update(body, ctx, before) {
      // others link to it
      if (body.article_page_url !== before.article_page_url) throw wrongField('article_page_url', 'locked');
      const changed = { ...data(body), ...filePaths(ctx), ...ctx.stamps.edit };
      return toRow(await ctx.db.articlePage.update({ where: ctx.where, data: changed, omit }));
    },
  });
}

const omit = { search_text: true } as const;
type Stored = Prisma.ArticlePageGetPayload<{ omit: typeof omit }>;

const toRow = (row: Stored): ArticlePageRow => ({ ...row, ...showingDays(row) });

const data = (body: ArticlePageBody) => ({
  ...body,
  ...showingData(body),
  article_page_h_url: body.article_page_h_url || noAddress,
  search_text: searchText(body.article_page_title_th, body.article_page_title_en, body.article_page_url),
});
