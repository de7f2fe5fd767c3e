import { noAddress } from '@faculty/contracts/kit/fields';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import { type ArticlePageBody, articlePage } from '@faculty/contracts/website/article-page';
import type { FastifyInstance } from 'fastify';
import { lookAgainData, showingData } from '../../kit/crud/days.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { filePaths } from '../../kit/files/file-fields.ts';
import { findingCondition } from '../../kit/findings/conditions.ts';
import { wrongField } from '../../kit/http/errors.ts';

export function articlePageResource(app: FastifyInstance): void {
  registerResource(app, articlePage, {
    list: {
      table: 'web_con_article_pages',
      search: 'whole_text',
      filters: { finding: findingCondition(articlePage, 'web_con_article_pages') },
    },
    async create(body, ctx) {
      const made = { ...data(body), ...filePaths(ctx), ...ctx.stamps.add };
      return ctx.db.articlePage.create({ data: made });
    },
    async update(body, ctx, before) {
      // others link to it
      if (body.article_page_url !== before.article_page_url) throw wrongField('article_page_url', 'locked');
      const changed = { ...data(body), ...filePaths(ctx), ...ctx.stamps.edit };
      return ctx.db.articlePage.update({ where: ctx.where, data: changed });
    },
  });
}

const data = (body: ArticlePageBody) => ({
  ...body,
  ...showingData(body),
  ...lookAgainData(body),
  article_page_h_url: body.article_page_h_url || noAddress,
  search_text: searchText(body.article_page_title_th, body.article_page_title_en, body.article_page_url),
});
