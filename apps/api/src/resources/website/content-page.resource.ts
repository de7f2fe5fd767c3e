import { searchText } from '@faculty/contracts/kit/text/search-text';
import { type ContentPageBody, contentPage } from '@faculty/contracts/website/content-page';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { lookAgainData, showingData } from '../../kit/crud/days.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { findingCondition } from '../../kit/findings/conditions.ts';
import { wrongField } from '../../kit/http/errors.ts';
import { momentWithin } from '../../kit/lists/period-conditions.ts';

export function contentPageResource(app: FastifyInstance): void {
  registerResource(app, contentPage, {
    list: {
      table: 'web_con_pages',
      search: 'whole_text',
      filters: { finding: findingCondition(contentPage, 'web_con_pages') },
      fields: {
        in_menu: Prisma.sql`CASE WHEN EXISTS (SELECT FROM menu_items item LEFT JOIN menu_items above ON above.menu_item_id = item.parent_id
          WHERE item.target_kind = 'P' AND item.target = web_con_pages.pages_id::text AND item.active = 'Y' AND coalesce(above.active, 'Y') = 'Y'
        ) THEN 'Y' ELSE 'N' END`,
      },
      period: (period) => momentWithin('web_con_pages.updated_at', period),
    },
    create: (body, { db, stamps }) => db.contentPage.create({ data: { ...data(body), ...stamps.add } }),
    async update(body, { db, stamps, where }, before) {
      // others link to it
      if (body.page_url !== before.page_url) throw wrongField('page_url', 'locked');
      return db.contentPage.update({ where, data: { ...data(body), ...stamps.edit } });
    },
  });
}

const data = (body: ContentPageBody) => ({
  ...body,
  ...showingData(body),
  ...lookAgainData(body),
  search_text: searchText(body.page_title_th, body.page_title_en, body.page_url),
});
