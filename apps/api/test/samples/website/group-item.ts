import { groupItem } from '@faculty/contracts/website/group-item';
import { picture } from '../../forms.ts';
import { makePlace, place } from '../group-place.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: groupItem,
  body: async (n) => ({
    ...place,
    group_item_year: '2569',
    group_item_title_th: `นโยบายสิ่งแวดล้อม ${n}`,
    group_item_content_th: '<p>เนื้อหา</p>',
    group_item_h_image_th: await picture(),
    avatarFileFi: await picture(),
  }),
  wrong: [
    ['group_master_id', { group_master_id: '' }],
    ['group_sub_a_id', { group_sub_a_id: '' }],
    ['group_sub_b_id', { group_sub_b_id: undefined }],
    ['group_sub_a_id', { group_sub_a_id: '2147483647' }],
    ['group_sub_b_id', { group_sub_b_id: '2147483647' }],
    ['group_item_index', { group_item_index: 'ก' }],
    ['group_item_year', { group_item_year: '1999' }],
    ['group_item_year', { group_item_year: '10000' }],
    ['group_item_year', { group_item_year: '' }],
    ['group_item_title_th', { group_item_title_th: '' }],
    ['group_item_title_en', { switch_lang: 'Y' }],
    ['group_item_h_file', { avatarFileFi: undefined }],
    ['group_item_h_url', { status_link: 'N' }],
    ['group_item_h_url', { status_link: 'N', group_item_h_url: 'www.example.org' }],
    ['order_seq', { order_seq: 'first' }],
  ],
  change: { group_item_title_th: 'แผนการประหยัดพลังงาน', group_item_index: '12' },
  unusual: { group_item_year: '2560', order_seq: '3.5', active: 'N', group_item_h_url: 'https://example.org/1' },
  find: '12 พลังงาน 2569',
  before: makePlace,
};
