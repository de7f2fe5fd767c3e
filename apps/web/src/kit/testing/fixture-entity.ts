import { auditColumns, defineEntity } from '@faculty/contracts/kit/entity';
import { flag, listOf, orderSeq, requiredText, text } from '@faculty/contracts/kit/fields';
import { listQuery } from '@faculty/contracts/kit/list-query';
import { commaText } from '@faculty/contracts/kit/wire';
import { z } from 'zod';

const kinds = ['novel', 'poem'] as const;

const bookBody = z.object({
  order_seq: orderSeq.default('AUTO'),
  title_th: requiredText(20),
  title_en: text(20).default(''),
  kind: z.enum(kinds).default('novel'),
  tags: listOf(text(20).min(1), 5).default([]),
  switch_lang: flag.default('N'),
  active: flag.default('Y'),
});
export interface BookBody extends z.infer<typeof bookBody> {}

const bookRow = z.object({
  book_id: z.int(),
  order_seq: z.number(),
  title_th: z.string(),
  title_en: z.string(),
  kind: z.enum(kinds),
  tags: commaText,
  switch_lang: flag,
  active: flag,
  cover: z.string().nullable(),
  ...auditColumns,
});
export interface BookRow extends z.infer<typeof bookRow> {}

const bookQuery = listQuery(['book_id', 'title_th'], { kind: z.enum(kinds).optional(), active: flag.optional() });
interface BookQuery extends z.infer<typeof bookQuery> {}

/** An entity that only the kit's tests know. It borrows the page of a real one. */
export const book = defineEntity<number, BookRow, BookRow, BookBody, BookQuery, 'cover'>()({
  name: 'book',
  tag: 'Books',
  page: '/member/prefix',
  idKey: 'book_id',
  id: z.coerce.number<number>().int().positive(),
  row: bookRow,
  item: bookRow,
  body: bookBody,
  query: bookQuery,
  labels: {
    title: { th: 'ชื่อ', en: 'Title' },
    kind: { th: 'ชนิด', en: 'Kind' },
    tags: { th: 'แท็ก', en: 'Tags' },
    switch_lang: { th: 'สองภาษา', en: 'Both languages' },
    cover: { th: 'ปก', en: 'Cover' },
  },
  ownerKey: 'created_by',
  title: { th: ['title_th'], en: ['title_en'] },
  defaultOrder: [{ field: 'book_id', sort: 'asc' }],
  files: { cover: { kind: 'image', maxMegabytes: 1, folder: 'books', public: true, requiredWhen: (body) => body.switch_lang === 'Y' } },
  routes: {
    list: 'GET /books',
    read: 'GET /books/:book_id',
    create: 'POST /books',
    update: 'PUT /books/:book_id',
    remove: 'POST /delete_books',
  },
});

/** A book as the server answers it. */
export function bookOnWire(id: number, fields: object = {}) {
  return {
    book_id: id,
    order_seq: id,
    title_th: `เล่ม ${id}`,
    title_en: '',
    kind: 'novel',
    tags: '',
    switch_lang: 'N',
    active: 'Y',
    cover: null as string | null,
    created_by: 'somchai',
    updated_by: 'somchai',
    created_at: '2026-11-20T01:00:00.000Z',
    updated_at: '2026-11-20T02:03:04.567Z',
    ...fields,
  };
}
