import { groupSubA } from '@faculty/contracts/lists/group-sub-a';
import { makePlace, place } from '../group-place.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: groupSubA,
  body: async (n) => ({ group_master_id: place.group_master_id, group_sub_a_index: `9.${n}`, group_sub_a_title_th: 'การใช้น้ำ' }),
  wrong: [
    ['group_master_id', { group_master_id: '' }],
    ['group_master_id', { group_master_id: undefined }],
    ['group_master_id', { group_master_id: '2147483647' }],
    ['group_sub_a_index', { group_sub_a_index: '' }],
    ['group_sub_a_title_th', { group_sub_a_title_th: ' ' }],
  ],
  change: { group_sub_a_title_th: 'การใช้ไฟฟ้า' },
  unusual: { group_sub_a_title_en: 'Water', order_seq: '3.5', active: 'N' },
  find: 'ไฟฟ้า การใช้',
  before: makePlace,
};
