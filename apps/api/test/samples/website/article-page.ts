import { articlePage } from '@faculty/contracts/website/article-page';
import { picture } from '../../forms.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: articlePage,
  body: async (n) => ({
    article_page_url: `thai_language_${n}`,
    article_page_type_tag: 'A1T1,A1T2',
    article_page_title_th: `ภาษาไทยใกล้ตัว ${n}`,
    article_page_content_th: '<p>เนื้อหา</p>',
    article_page_h_image_th: await picture(),
  }),
  wrong: [
    ['article_page_url', { article_page_url: 'too_short' }],
    ['article_page_url', { article_page_url: 'thai-language' }],
    ['article_page_url', { article_page_url: 'a'.repeat(61) }],
    ['article_page_url', { article_page_url: undefined }],
    ['article_page_type_tag', { article_page_type_tag: '' }],
    ['article_page_title_th', { article_page_title_th: '' }],
    ['article_page_content_th', { article_page_content_th: undefined }],
    ['article_page_title_en', { switch_lang: 'Y', article_page_content_en: '<p>Text</p>' }],
    ['article_page_content_en', { switch_lang: 'Y', article_page_title_en: 'Thai around us' }],
    ['article_page_h_image_th', { article_page_h_image_th: undefined }],
    ['article_page_h_url', { status_link: 'N', article_page_h_url: '' }],
    ['article_page_h_url', { status_link: 'N', article_page_h_url: 'javascript:alert(1)' }],
    ['show_end_date', { show_start_date: '2026-02-02', show_end_date: '2026-02-01' }],
  ],
  change: { article_page_title_th: 'นิทานพื้นบ้านภาคใต้', article_page_type_tag: 'A1T3' },
  unusual: {
    article_page_group_tag: 'A3',
    article_page_title_en: 'Southern folk tales',
    status_link: 'N',
    article_page_h_url: 'https://library.faculty.example/1',
    show_start_date: '2030-01-01',
    active: 'N',
  },
  find: 'ภาคใต้ นิทาน',
  unique: ['article_page_url'],
};
