import { groupSubB } from '@faculty/contracts/lists/group-sub-b';
import { makePlace, place } from '../group-place.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: groupSubB,
  body: async (n) => ({ group_sub_a_id: place.group_sub_a_id, group_sub_b_title_th: `9.1.${n} มาตรการประหยัดน้ำ` }),
  wrong: [
    ['group_sub_a_id', { group_sub_a_id: 'x' }],
    ['group_sub_a_id', { group_sub_a_id: '2147483647' }],
    ['group_sub_b_title_th', { group_sub_b_title_th: '' }],
    ['active', { active: 'yes' }],
  ],
  change: { group_sub_b_title_th: '9.2.2 สถิติการใช้กระดาษ' },
  unusual: { group_sub_b_title_en: 'Paper', order_seq: '3.5', active: 'N' },
  find: 'กระดาษ สถิติ',
  before: makePlace,
};
