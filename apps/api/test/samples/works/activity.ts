import { activity } from '@faculty/contracts/works/activity';
import { picture } from '../../forms.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: activity,
  body: async (n) => ({
    activity_type: 'A1',
    activity_date: '2026-11-20',
    activity_title_th: `อบรมการเขียนบทความ ${n}`,
    activity_title_en: `Writing workshop ${n}`,
    activity_agency_title: 'คณะศิลปศาสตร์',
    activity_place_title: 'ห้องประชุม 401',
    avatarFileFi: await picture(),
  }),
  wrong: [
    ['user_name', { user_name: 'nobody.here' }],
    ['activity_type', { activity_type: '' }],
    ['activity_level', { activity_level: 'L5' }],
    ['activity_title_th', { activity_title_th: '' }],
    ['activity_title_en', { activity_title_en: undefined }],
    ['activity_agency_title', { activity_agency_title: '' }],
    ['activity_place_title', { activity_place_title: '' }],
    ['activity_date', { activity_date: '' }],
    ['activity_date', { activity_date: '2026-02-30' }],
    ['activity_h_file', { avatarFileFi: undefined }],
    ['activity_h_url', { status_link: 'N', activity_h_url: '' }],
    ['activity_h_url', { status_link: 'N', activity_h_url: '#' }],
    ['activity_h_url', { status_link: 'N', activity_h_url: 'www.example.org' }],
    ['green_office', { green_office: 'green' }],
    ['checkbox_select', { checkbox_select: 'nobody.here' }],
    ['checkbox_select', { checkbox_select: Array.from({ length: 701 }, (_, n) => `p${n}`).join(',') }],
    ['status_check', { status_check: 'X' }],
    ['status_check_text', { status_check: 'C' }],
    ['status_check_field', { status_check_field: 'ชื่อ' }],
  ],
  change: { activity_title_th: 'ศึกษาดูงานห้องสมุดประชาชน', activity_place_title: 'จังหวัดสงขลา' },
  unusual: {
    activity_type: 'A6',
    activity_level: 'L1',
    status_check: 'E',
    status_check_text: 'บันทึกซ้ำ',
    green_office: 'Y',
    active: 'N',
    activity_h_url: 'https://example.org/1',
  },
  find: 'ห้องสมุด สงขลา',
};
