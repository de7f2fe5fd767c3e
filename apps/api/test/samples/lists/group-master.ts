import { groupMaster } from '@faculty/contracts/lists/group-master';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: groupMaster,
  body: async (n) => ({ group_master_name_th: `หมวดที่ ${n}`, group_master_title_th: 'การใช้ทรัพยากร' }),
  wrong: [
    ['group_master_name_th', { group_master_name_th: '' }],
    ['group_master_title_th', { group_master_title_th: undefined }],
    ['group_master_title_th', { group_master_title_th: 'ก'.repeat(301) }],
    ['order_seq', { order_seq: '1.234' }],
    ['active', { active: '1' }],
  ],
  change: { group_master_title_th: 'การจัดการของเสีย', order_seq: '7.25' },
  unusual: { group_master_name_en: 'Category', group_master_title_en: 'Resources', active: 'N' },
  find: 'ของเสีย การจัดการ',
};
