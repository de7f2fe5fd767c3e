import { z } from 'zod';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { flag, requiredText, richText, serialId } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';
import { gridText, personsObjects } from './person-grid.ts';
import { urlName } from './url-name.ts';

export const personPageBody = z.object({
  /** Its ID in addresses of the website. Cannot be changed after create. */
  persons_url: urlName(1, 45),
  persons_title_th: requiredText(500),
  persons_title_en: requiredText(500),
  persons_content_th: richText.default(''),
  persons_content_en: richText.default(''),
  persons_objects: personsObjects.default(gridText([])),
  active: flag.default('Y'),
});
export interface PersonPageBody extends z.infer<typeof personPageBody> {}

const itemShape = {
  persons_id: z.int(),
  persons_url: z.string(),
  persons_title_th: z.string(),
  persons_title_en: z.string(),
  active: flag,
};

/** `people_count`: number of occupied cells. */
const personPageItem = z.object({ ...itemShape, people_count: z.int(), ...auditColumns });
export interface PersonPageItem extends z.infer<typeof personPageItem> {}

const personPageRow = z.object({
  ...itemShape,
  persons_content_th: z.string(),
  persons_content_en: z.string(),
  persons_objects: z.string(),
  ...auditColumns,
});
export interface PersonPageRow extends z.infer<typeof personPageRow> {}

const personPageQuery = listQuery(['persons_id', 'persons_url', 'persons_title_th', 'persons_title_en', 'active', 'updated_at'], {
  active: flag.optional(),
});
export interface PersonPageQuery extends z.infer<typeof personPageQuery> {}

/** A website page with a grid of people: the faculty's management, a department, an office. */
export const personPage = defineEntity<number, PersonPageRow, PersonPageItem, PersonPageBody, PersonPageQuery>()({
  name: 'person_page',
  tag: 'People showcases',
  page: '/web/content_person',
  idKey: 'persons_id',
  id: serialId,
  row: personPageRow,
  item: personPageItem,
  body: personPageBody,
  query: personPageQuery,
  labels: {
    persons_url: { th: 'URL (ID)', en: 'URL (ID)' },
    persons_title: { th: 'ชื่อหน้า', en: 'Name' },
    persons_content: { th: 'เนื้อหา', en: 'Text' },
    persons_objects: { th: 'ผังบุคลากร', en: 'Grid of people' },
    page: { th: 'หน้าเว็บไซต์', en: 'Page' },
  },
  ownerKey: 'created_by',
  title: { th: ['persons_title_th'], en: ['persons_title_en'] },
  defaultOrder: [{ field: 'persons_id', sort: 'desc' }],
  files: {},
  richText: ['persons_content_th', 'persons_content_en'],
  bin: true,
  copyWithout: ['persons_url'],
  public: {
    path: 'showcases',
    site: '/showcase',
    key: 'persons_url',
    fields: ['persons_url', 'persons_title_th', 'persons_title_en', 'updated_at'],
    searched: ['persons_url'],
    detail: ['persons_content_th', 'persons_content_en'],
  },
  routes: {
    list: 'GET /webConPersons',
    read: 'GET /webConPersons/:persons_id',
    create: 'POST /webConPersons',
    update: 'PUT /webConPersons/:persons_id',
    remove: 'POST /delete_webConPersons',
  },
});

/** People on such pages whose accounts are cancelled, because `/combo/usersActive` no longer lists them. */
export const peopleWhoLeftRoute = 'GET /api/peopleWhoLeft';
