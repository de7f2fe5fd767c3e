import { doc } from '@faculty/contracts/website/doc';
import { picture } from '../../forms.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: doc,
  body: async (n) => ({ doc_title_th: `แบบฟอร์มคำร้อง ${n}`, doc_type_tag: 'D1T1', doc_year: '2569', doc_h_file: await picture() }),
  wrong: [
    ['doc_title_th', { doc_title_th: '' }],
    ['doc_type_tag', { doc_type_tag: '' }],
    ['doc_year', { doc_year: undefined }],
    ['doc_year', { doc_year: '1999' }],
    ['doc_year', { doc_year: '10000' }],
    ['doc_year', { doc_year: '25x' }],
    ['doc_index', { doc_index: 'ก' }],
    ['doc_index', { doc_index: '' }],
    ['doc_index', { doc_index: '1234567890' }],
    ['doct_date', { doct_date: '2026-02-30' }],
    ['doc_title_en', { switch_lang: 'Y' }],
    ['doc_tag_b', { doc_group_tag: 'D15' }],
    ['doc_tag_b', { doc_group_tag: 'D15', doc_tag_b: 'อื่น ๆ' }],
    ['doc_ref', { doc_group_tag: 'D2', doc_ref: '2147483647' }],
    ['doc_section', { doc_section: 'NEWS' }],
    ['doc_h_file', { doc_h_file: undefined }],
    ['doc_h_url', { status_link: 'N' }],
    ['doc_h_url', { status_link: 'N', doc_h_url: 'javascript:alert(1)' }],
    ['doc_h_image_th', { doc_group_tag: 'D4' }],
    ['show_end_date', { show_start_date: '2030-02-01', show_end_date: '2030-01-01' }],
  ],
  change: { doc_title_th: 'คู่มือนักศึกษา', doc_year: '2570' },
  unusual: {
    doc_group_tag: 'D16',
    doc_tag_b: 'รายงานการประชุม',
    doc_tag: 'ประชุม,กรรมการ',
    doc_index: '7',
    doct_date: '2030-01-01',
    doc_content_th: 'ครั้งที่ 7',
    expire: 'Y',
    active: 'N',
    show_end_date: '2031-01-01',
  },
  find: '2027 นักศึกษา คู่มือ',
};
