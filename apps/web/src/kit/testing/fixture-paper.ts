import { auditColumns, defineEntity } from '@faculty/contracts/kit/entity';
import { errorCode } from '@faculty/contracts/kit/error-code';
import { addressOrNone, flag, listOf, noAddress, requiredText, text } from '@faculty/contracts/kit/fields';
import { listQuery } from '@faculty/contracts/kit/list-query';
import { z } from 'zod';

const paperBody = z
  .object({
    title: requiredText(20),
    group_tag: text(5).default('D1'),
    type_tag: listOf(text(10).min(1), 5).default([]),
    shelf_tag: text(10).default(''),
    status_link: flag.default('Y'),
    paper_url: addressOrNone.default(noAddress),
  })
  .refine(({ status_link, paper_url }) => status_link === 'Y' || !['', noAddress].includes(paper_url), {
    path: ['paper_url'],
    message: errorCode('required'),
  });
export interface PaperBody extends z.infer<typeof paperBody> {}

const paperRow = z.object({
  paper_id: z.int(),
  title: z.string(),
  group_tag: z.string(),
  type_tag: z.array(z.string()),
  shelf_tag: z.string(),
  status_link: flag,
  paper_url: z.string(),
  paper_file: z.string().nullable(),
  ...auditColumns,
});
interface PaperRow extends z.infer<typeof paperRow> {}

const paperQuery = listQuery(['paper_id'], {});

/** An entity that only the kit's tests know: with a file or an address, and choices that depend on another. */
export const paper = defineEntity<number, PaperRow, PaperRow, PaperBody, z.infer<typeof paperQuery>, 'paper_file'>()({
  name: 'paper',
  tag: 'Papers',
  page: '/member/prefix',
  idKey: 'paper_id',
  id: z.coerce.number<number>().int().positive(),
  row: paperRow,
  item: paperRow,
  body: paperBody,
  query: paperQuery,
  labels: {
    title: { th: 'ชื่อ', en: 'Title' },
    group_tag: { th: 'กลุ่ม', en: 'Group' },
    type_tag: { th: 'ประเภท', en: 'Types' },
    shelf_tag: { th: 'ชั้น', en: 'Shelf' },
    status_link: { th: 'เอกสาร', en: 'Document' },
    paper_url: { th: 'ลิงก์', en: 'Link' },
    paper_file: { th: 'ไฟล์', en: 'File' },
  },
  ownerKey: 'created_by',
  defaultOrder: [{ field: 'paper_id', sort: 'asc' }],
  files: {
    paper_file: { kind: 'document', maxMegabytes: 1, folder: 'papers', public: false, requiredWhen: (body) => body.status_link === 'Y' },
  },
  routes: { list: 'GET /papers', read: 'GET /papers/:paper_id', create: 'POST /papers', update: 'PUT /papers/:paper_id' },
});

/** A paper as the server answers it. */
export function paperOnWire(fields: object = {}) {
  return {
    paper_id: 7,
    title: 'ระเบียบ',
    group_tag: 'D1',
    type_tag: ['D1T1'],
    shelf_tag: 'D1T2',
    status_link: 'Y',
    paper_url: '',
    paper_file: '/files/papers/a.pdf',
    created_by: 'somchai',
    updated_by: 'somchai',
    created_at: '2026-11-20T01:00:00.000Z',
    updated_at: '2026-11-20T02:03:04.567Z',
    ...fields,
  };
}
