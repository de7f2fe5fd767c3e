import { z } from 'zod';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { digitCode, flag, requiredText, text } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';
import { listQuery } from '../kit/list-query.ts';

export const prefixType = choice({
  Default: { th: 'ทั่วไป', en: 'General' },
  Academic: { th: 'ตำแหน่งทางวิชาการ', en: 'Academic rank' },
  Rank: { th: 'ยศ', en: 'Military or police rank' },
  Education: { th: 'วุฒิการศึกษา', en: 'Educational degree' },
});

export const prefixBody = z.object({
  prefix_code: digitCode,
  prefix_s_th: requiredText(50),
  prefix_l_th: requiredText(150),
  prefix_s_en: text(50).default(''),
  prefix_l_en: text(150).default(''),
  prefix_type: prefixType.default('Default'),
  active: flag.default('Y'),
});
export interface PrefixBody extends z.infer<typeof prefixBody> {}

const prefixRow = z.object({
  prefix_code: z.string(),
  prefix_s_th: z.string(),
  prefix_l_th: z.string(),
  prefix_s_en: z.string(),
  prefix_l_en: z.string(),
  prefix_type: prefixType,
  active: flag,
  ...auditColumns,
});
export interface PrefixRow extends z.infer<typeof prefixRow> {}

const prefixQuery = listQuery(['prefix_code', 'prefix_s_th', 'prefix_l_th', 'prefix_l_en', 'prefix_type', 'active', 'updated_at'], {
  prefix_type: prefixType.optional(),
  active: flag.optional(),
});
export interface PrefixQuery extends z.infer<typeof prefixQuery> {}

export const prefix = defineEntity<string, PrefixRow, PrefixRow, PrefixBody, PrefixQuery>()({
  name: 'prefix',
  tag: 'Prefixes',
  page: '/member/prefix',
  idKey: 'prefix_code',
  id: z.string().min(1).max(5),
  row: prefixRow,
  body: prefixBody,
  query: prefixQuery,
  labels: {
    prefix_code: { th: 'รหัส', en: 'Code' },
    prefix_s: { th: 'คำย่อ', en: 'Short form' },
    prefix_l: { th: 'คำเต็ม', en: 'Full form' },
    prefix_type: { th: 'ประเภท', en: 'Type' },
  },
  ownerKey: 'created_by',
  title: { th: ['prefix_l_th'], en: ['prefix_l_en'] },
  defaultOrder: [{ field: 'prefix_code', sort: 'asc' }],
  files: {},
  routes: {
    list: 'GET /prefixs',
    read: 'GET /prefixs/:prefix_code',
    create: 'POST /prefixs',
    update: 'PUT /prefixs/:prefix_code',
    remove: 'POST /delete_prefixs',
  },
});
