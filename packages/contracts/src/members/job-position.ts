import { z } from 'zod';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { digitCode, flag, requiredText, text } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';
import { listQuery } from '../kit/list-query.ts';

const job_position_type = choice({
  Default: { th: 'ทั่วไป', en: 'General' },
  Manage: { th: 'ตำแหน่งบริหาร', en: 'Management' },
  Academic: { th: 'ตำแหน่งทางวิชาการ', en: 'Academic rank' },
  Other: { th: 'อื่น ๆ', en: 'Other' },
});

export const jobPositionBody = z.object({
  job_position_code: digitCode,
  job_position_s_th: requiredText(50),
  job_position_l_th: requiredText(150),
  job_position_s_en: text(50).default(''),
  job_position_l_en: text(150).default(''),
  job_position_type: job_position_type.default('Default'),
  active: flag.default('Y'),
});
export interface JobPositionBody extends z.infer<typeof jobPositionBody> {}

const jobPositionRow = z.object({
  job_position_code: z.string(),
  job_position_s_th: z.string(),
  job_position_l_th: z.string(),
  job_position_s_en: z.string(),
  job_position_l_en: z.string(),
  job_position_type,
  active: flag,
  ...auditColumns,
});
export interface JobPositionRow extends z.infer<typeof jobPositionRow> {}

const jobPositionQuery = listQuery(
  ['job_position_code', 'job_position_s_th', 'job_position_l_th', 'job_position_l_en', 'job_position_type', 'active', 'updated_at'],
  { job_position_type: job_position_type.optional(), active: flag.optional() },
);
export interface JobPositionQuery extends z.infer<typeof jobPositionQuery> {}

export const jobPosition = defineEntity<string, JobPositionRow, JobPositionRow, JobPositionBody, JobPositionQuery>()({
  name: 'job_position',
  tag: 'Job positions',
  page: '/member/position',
  idKey: 'job_position_code',
  id: z.string().min(1).max(5),
  row: jobPositionRow,
  body: jobPositionBody,
  query: jobPositionQuery,
  labels: {
    job_position_code: { th: 'รหัส', en: 'Code' },
    job_position_s: { th: 'ชื่อย่อ', en: 'Short form' },
    job_position_l: { th: 'ชื่อเต็ม', en: 'Full form' },
    job_position_type: { th: 'ประเภท', en: 'Type' },
  },
  ownerKey: 'created_by',
  title: { th: ['job_position_l_th'], en: ['job_position_l_en'] },
  defaultOrder: [{ field: 'job_position_code', sort: 'asc' }],
  files: {},
  routes: {
    list: 'GET /job_positions',
    read: 'GET /job_positions/:job_position_code',
    create: 'POST /job_positions',
    update: 'PUT /job_positions/:job_position_code',
    remove: 'POST /delete_job_positions',
  },
});
