import { exhibit } from '@faculty/contracts/website/exhibit';
%sampleImports%
import type { Sample } from '../sample.ts';

%targets%

export const sample: Sample = {
  entity: exhibit,
  body: async (n) => ({ exhibit_title_th: `รายการที่ ${n}`, %given% }),
  wrong: [
    ['exhibit_title_th', { exhibit_title_th: ' ' }],
    ['exhibit_title_th', { exhibit_title_th: 'ก'.repeat(501) }],
    %wrong%
    ['order_seq', { order_seq: '1.234' }],
    ['active', { active: 'yes' }],
    ['show_end_date', { show_start_date: '2030-02-01', show_end_date: '2030-01-01' }],
  ],
  change: { exhibit_title_th: 'งานเปิดบ้าน', order_seq: '7.25' },
  unusual: { exhibit_title_en: 'Open house', active: 'N', show_end_date: '2031-01-01', %unusual% },
  find: 'เปิดบ้าน',
  %before%
};
