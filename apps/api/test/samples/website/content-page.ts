import { contentPage } from '@faculty/contracts/website/content-page';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: contentPage,
  body: async (n) => ({ page_url: `about_us_${n}`, page_title_th: `เกี่ยวกับเรา ${n}`, page_content_th: '<p>เนื้อหา</p>' }),
  wrong: [
    ['page_url', { page_url: undefined }],
    ['page_url', { page_url: 'about us' }],
    ['page_url', { page_url: 'about-us' }],
    ['page_url', { page_url: 'เกี่ยวกับเรา' }],
    ['page_url', { page_url: 'a'.repeat(46) }],
    ['page_title_th', { page_title_th: ' ' }],
    ['page_title_th', { page_title_th: 'ก'.repeat(501) }],
    ['page_content_th', { page_content_th: '' }],
    ['page_content_th', { page_content_th: '<p><br></p>\n<p>&nbsp;</p>' }],
    ['page_title_en', { switch_lang: 'Y', page_content_en: '<p>Text</p>' }],
    ['page_content_en', { switch_lang: 'Y', page_title_en: 'About us' }],
    ['show_end_date', { show_start_date: '2026-02-02', show_end_date: '2026-02-01' }],
    ['active', { active: 'yes' }],
  ],
  change: { page_title_th: 'แผนที่และการเดินทาง', active: 'N' },
  unusual: { page_title_en: 'About us', page_content_en: '<p>Text</p>', show_start_date: '2030-01-01', show_end_date: '2030-01-31' },
  find: 'เดินทาง แผนที่',
  unique: ['page_url'],
};
