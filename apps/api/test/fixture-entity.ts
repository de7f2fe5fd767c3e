import { auditColumns, defineEntity } from '@faculty/contracts/kit/entity';
import { flag, orderSeq, requiredText, serialId, text } from '@faculty/contracts/kit/fields';
import { listQuery } from '@faculty/contracts/kit/list-query';
import { z } from 'zod';

const diaryBody = z
  .object({
    user_name: z.string().trim().min(1).max(25),
    title: requiredText(50),
    note: text(50).default('nothing yet'),
    /** Y: an uploaded file, N: none. */
    status_link: flag.default('N'),
    order_seq: orderSeq.default('AUTO'),
  })
  .refine(({ title, note }) => title !== note, { path: ['note'], message: '@format' });
export interface DiaryBody extends z.infer<typeof diaryBody> {}

const diaryRow = z.object({
  work_id: z.int(),
  user_name: z.string(),
  title: z.string(),
  note: z.string(),
  status_link: flag,
  order_seq: z.number(),
  proof: z.string().nullable(),
  ...auditColumns,
});
export interface DiaryRow extends z.infer<typeof diaryRow> {}

const diaryQuery = listQuery(['title'], {});

/** An entity for tests of the kit: it has an owner and a private file. It uses an existing table and the page of members. */
export const diary = defineEntity<number, DiaryRow, DiaryRow, DiaryBody, z.infer<typeof diaryQuery>, 'proof'>()({
  name: 'diary',
  tag: 'Diaries',
  page: '/member/members',
  idKey: 'work_id',
  id: serialId,
  row: diaryRow,
  body: diaryBody,
  query: diaryQuery,
  labels: {
    user_name: { th: 'เจ้าของ', en: 'Owner' },
    title: { th: 'ชื่อ', en: 'Title' },
    note: { th: 'หมายเหตุ', en: 'Note' },
    status_link: { th: 'หลักฐาน', en: 'Proof' },
    proof: { th: 'ไฟล์หลักฐาน', en: 'File of the proof' },
  },
  ownerKey: 'user_name',
  title: { th: ['title'] },
  defaultOrder: [{ field: 'work_id', sort: 'asc' }],
  files: {
    proof: { kind: 'image', maxMegabytes: 1, folder: 'diary', public: false, requiredWhen: ({ status_link }) => status_link === 'Y' },
  },
  routes: {
    list: 'GET /diaries',
    read: 'GET /diaries/:work_id',
    create: 'POST /diaries',
    update: 'POST /update_diaries',
    remove: 'POST /delete_diaries',
  },
});
