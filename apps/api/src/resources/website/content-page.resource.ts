import { searchText } from '@faculty/contracts/kit/search-text';
import { type ContentPageBody, type ContentPageRow, contentPage } from '@faculty/contracts/website/content-page';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { showingData, showingDays } from '../../kit/days.ts';
import { wrongField } from '../../kit/errors.ts';
import { equals, inSearchText } from '../../kit/lists/conditions.ts';
import { registerResource } from '../../kit/resource.ts';

export function contentPageResource(app: FastifyInstance): void {
  registerResource(app, contentPage, {
    list: { table: 'web_con_pages', where: ({ q, active }) => [inSearchText(q), equals('active', active)] },
    async read(pages_id, { db }) {
      const row = await db.contentPage.findUnique({ where: { pages_id }, omit });
      return row && toRow(row);
    },
    create: async (body, { db, stamps }) => toRow(await db.contentPage.create({ data: { ...data(body), ...stamps.add }, omit })),
    async update(body, { db, stamps, where }, before) {
      // others link to it
      if (body.page_url !== before.page_url) throw wrongField('page_url', 'locked');
      return toRow(await db.contentPage.update({ where, data: { ...data(body), ...stamps.edit }, omit }));
    },
  });
}

const omit = { search_text: true } as const;
type Stored = Prisma.ContentPageGetPayload<{ omit: typeof omit }>;

const toRow = (row: Stored): ContentPageRow => ({ ...row, ...showingDays(row) });

const data = (body: ContentPageBody) => ({
  ...body,
  ...showingData(body),
  search_text: searchText(body.page_title_th, body.page_title_en, body.page_url),
});
