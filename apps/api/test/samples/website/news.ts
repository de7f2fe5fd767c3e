import { news } from '@faculty/contracts/website/news';
import { picture } from '../../forms.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: news,
  body: async (n) => ({
    news_title_th: `พิธีไหว้ครูประจำปี ${n}`,
    news_content_th: '<p>เนื้อหา</p>',
    news_type_tag: 'N1,N2',
    news_h_image_th: await picture(),
  }),
  wrong: [
    ['news_title_th', { news_title_th: '' }],
    ['news_title_th', { news_title_th: 'ข'.repeat(501) }],
    ['news_type_tag', { news_type_tag: '' }],
    ['news_title_en', { switch_lang: 'Y' }],
    ['switch_lang', { switch_lang: 'T' }],
    ['order_seq', { order_seq: '1.234' }],
    ['order_seq', { order_seq: 'first' }],
    ['new_start_date', { new_start_date: '2026-02-30' }],
    ['show_end_date', { new_start_date: '2026-11-22', show_end_date: '2026-11-21' }],
    ['news_sdgs.0', { news_sdgs: 'SDGs18' }],
    ['news_h_image_th', { news_h_image_th: undefined }],
  ],
  change: { news_title_th: 'งานแสดงมุทิตาจิต', news_type_tag: 'N3' },
  unusual: {
    news_tag: 'ไหว้ครู,พิธี',
    news_stratrgic_tag: 'S1',
    news_sdgs: 'SDGs4',
    new_start_date: '2030-01-01',
    show_end_date: '2030-01-31',
    order_seq: '3.5',
    active: 'N',
  },
  find: 'มุทิตาจิต งานแสดง',
};
