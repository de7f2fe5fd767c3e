import { prefix } from '@faculty/contracts/members/prefix';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: prefix,
  body: async (n) => ({ prefix_code: String(100 + n), prefix_s_th: 'ผศ.', prefix_l_th: `ผู้ช่วยศาสตราจารย์ ${n}`, prefix_type: 'Academic' }),
  wrong: [
    ['prefix_code', { prefix_code: '12' }],
    ['prefix_code', { prefix_code: '12a' }],
    ['prefix_code', { prefix_code: '123456' }],
    ['prefix_s_th', { prefix_s_th: '  ' }],
    ['prefix_l_th', { prefix_l_th: 'ก'.repeat(151) }],
    ['prefix_l_th', { prefix_l_th: undefined }],
    ['prefix_s_th', { prefix_s_th: 'นาย\u0000' }],
    ['prefix_type', { prefix_type: 'King' }],
    ['active', { active: 'yes' }],
  ],
  change: { prefix_l_th: 'รองศาสตราจารย์' },
  unusual: { prefix_s_en: 'Asst. Prof.', active: 'N' },
  find: 'รองศาสตราจารย์ ผศ.',
  unique: ['prefix_code'],
  unknown: '99999',
};
