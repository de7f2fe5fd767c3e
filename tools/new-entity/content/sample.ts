import { exhibit } from '@faculty/contracts/website/exhibit';
import { picture } from '../../forms.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: exhibit,
  body: async (n) => ({ exhibit_title_th: `รายการที่ ${n}`, exhibit_h_image: await picture() }),
  wrong: [
    ['exhibit_title_th', { exhibit_title_th: ' ' }],
    ['exhibit_title_th', { exhibit_title_th: 'ก'.repeat(501) }],
    ['exhibit_h_image', { exhibit_h_image: undefined }],
    ['order_seq', { order_seq: '1.234' }],
    ['active', { active: 'yes' }],
  ],
  change: { exhibit_title_th: 'งานเปิดบ้าน', order_seq: '7.25' },
  unusual: { exhibit_title_en: 'Open house', active: 'N' },
  find: 'เปิดบ้าน',
};
