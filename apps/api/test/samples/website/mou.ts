import { mou } from '@faculty/contracts/website/mou';
import { picture } from '../../forms.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: mou,
  body: async (n) => ({
    doc_section: 'MOU',
    doc_title_th: `ความร่วมมือทางวิชาการ ${n}`,
    doc_content_th: 'มหาวิทยาลัยฮานอย',
    doc_type_tag: 'D2T1',
    doc_year: '2569',
    doc_h_file: await picture(),
    doc_h_image_th: await picture('#334455'),
  }),
  wrong: [
    ['doc_content_th', { doc_content_th: '' }],
    ['doc_content_en', { switch_lang: 'Y', doc_title_en: 'MOU' }],
    ['doc_title_en', { switch_lang: 'Y' }],
    ['doc_h_image_th', { doc_h_image_th: undefined }],
    ['doc_h_image_en', { switch_lang: 'Y', doc_title_en: 'MOU', doc_content_en: 'Hanoi University' }],
    ['doc_year', { doc_year: '1999' }],
    ['mou_end_date', { mou_end_date: 'soon' }],
    ['mou_owner', { mou_owner: 'nobody.here' }],
    ['mou_country', { mou_country: 'Japan' }],
  ],
  change: { doc_content_th: 'มหาวิทยาลัยเกียวโต', doc_index: '12' },
  unusual: { doc_group_tag: 'D2', mou_end_date: '2030-12-31', mou_owner: 'mou.owner', mou_country: 'JP', doc_tag: 'ญี่ปุ่น' },
  find: 'เกียวโต ความร่วมมือ',
  before: async (_admin, t) => {
    await t.person({ user_name: 'mou.owner' });
  },
};
