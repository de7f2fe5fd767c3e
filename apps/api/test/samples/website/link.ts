import { link } from '@faculty/contracts/website/link';
import { picture } from '../../forms.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: link,
  body: async (n) => ({
    links_group_tag: 'D1',
    links_type_tag: 'D1T1,D1T2',
    links_title_th: `ระบบลงทะเบียนเรียน ${n}`,
    links_desc_th: 'ลงทะเบียนและดูผลการเรียน',
    links_url: 'https://reg.university.example/',
    status_cover: 'Y',
    links_h_image_th: await picture(),
  }),
  wrong: [
    ['links_type_tag', { links_type_tag: '' }],
    ['links_title_th', { links_title_th: '' }],
    ['links_desc_th', { links_desc_th: undefined }],
    ['links_title_en', { switch_lang: 'Y', links_desc_en: 'Registration' }],
    ['links_desc_en', { switch_lang: 'Y', links_title_en: 'Registration' }],
    ['links_url', { links_url: undefined }],
    ['links_url', { links_url: '#' }],
    ['links_url', { links_url: 'www.university.example' }],
    ['links_url', { links_url: 'javascript:alert(1)' }],
    ['links_url', { links_group_tag: 'D2' }],
    ['links_url_manual', { links_url_manual: 'manual.pdf' }],
    ['links_h_icon', { status_cover: 'N', links_h_icon: '' }],
    ['links_h_icon', { links_h_icon: 'fas fa-no-such-icon' }],
    ['links_h_color', { status_cover: 'N', links_h_color: '' }],
    ['links_h_color', { links_h_color: 'blue' }],
    ['links_h_image_th', { links_h_image_th: undefined }],
    ['links_h_image_en', { switch_lang: 'Y', links_title_en: 'Registration', links_desc_en: 'Courses' }],
    ['order_seq', { order_seq: '1.234' }],
    ['show_start_date', { show_start_date: '2026-02-30' }],
  ],
  change: { links_title_th: 'ระบบสารบรรณ', links_group_tag: 'D3', links_type_tag: 'D3T1' },
  unusual: {
    links_url_manual: 'https://reg.university.example/manual.pdf',
    links_h_icon: 'fab fa-youtube',
    links_h_color: '#AA3311',
    links_content_th: 'สำหรับนักศึกษาทุกชั้นปี',
    show_start_date: '2030-01-01',
    show_end_date: '2030-12-31',
    order_seq: '3.5',
    active: 'N',
  },
  find: 'ผลการเรียน สารบรรณ',
};
