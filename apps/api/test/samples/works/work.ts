import { work } from '@faculty/contracts/works/work';
import { picture } from '../../forms.ts';
import type { Sample } from '../sample.ts';

const fields = {
  work_type: 'W1',
  work_type_detail: 'L4',
  work_public_base: 'TCI1',
  work_owner_name_th: 'สมชาย ใจดี และคณะ',
  work_owner_name_en: 'Somchai Jaidee et al.',
  work_title_en: 'Words of the south',
  work_public_title_th: 'วารสารศิลปศาสตร์วิชาการ',
  work_public_title_en: 'Academic Journal of Liberal Arts',
  work_weight: '60',
  work_public_year: '2569',
  work_public_no: 'ปีที่ 3 ฉบับที่ 1',
  work_public_number: '12-30',
  work_public_date: '2026-05-01',
  work_public_month_year: 'มกราคม - มิถุนายน 2569',
  work_public_place: 'คณะศิลปศาสตร์',
  work_public_province: 'สงขลา',
  work_public_country: 'ไทย',
};

export const sample: Sample = {
  entity: work,
  body: async (n) => ({ ...fields, work_title_th: `คำถิ่นใต้ ${n}`, work_h_file: await picture() }),
  wrong: [
    ...Object.keys(fields)
      .filter((field) => field !== 'work_public_base')
      .map((field): [string, Record<string, undefined>] => [field, { [field]: undefined }]),
    ['work_title_th', { work_title_th: '' }],
    ['work_title_th', { work_title_th: 'ข'.repeat(501) }],
    ['work_title_en', { work_title_en: '  ' }],
    ['work_public_base', { work_public_base: '' }],
    ['work_weight', { work_weight: '' }],
    ['work_weight', { work_weight: '0.5' }],
    ['work_weight', { work_weight: '101' }],
    ['work_weight', { work_weight: 'ครึ่งหนึ่ง' }],
    ['work_public_year', { work_public_year: '1999' }],
    ['work_public_year', { work_public_year: '10000' }],
    ['work_public_year', { work_public_year: '25x' }],
    ['work_public_date', { work_public_date: '2026-02-30' }],
    ['work_public_type', { work_public_type: 'published' }],
    ['work_public_inter', { work_public_inter: 'ระดับจังหวัด' }],
    ['work_doi', { work_doi: 'doi' }],
    ['work_type', { work_type: 'W 1' }],
    ['status_check', { status_check: 'X' }],
    ['status_check_text', { status_check: 'C' }],
    ['user_name', { user_name: 'nobody.here' }],
    ['work_h_file', { work_h_file: undefined }],
    ['work_h_url', { status_link: 'N' }],
    ['work_h_url', { status_link: 'N', work_h_url: 'javascript:alert(1)' }],
    ['work_authors', { work_authors: 'somebody' }],
    ['work_authors', { work_authors: '[{"user_name"' }],
    ['work_authors.0.work_weight', { work_authors: '[{"user_name":"nobody.here","work_weight":0}]' }],
    ['work_authors.0.user_name', { work_authors: '[{"user_name":"nobody.here","work_weight":40}]' }],
    ['work_authors.1.user_name', { work_authors: '[{"user_name":"a","work_weight":40},{"user_name":"a","work_weight":4}]' }],
  ],
  change: { work_title_th: 'เสียงวรรณยุกต์', work_public_year: '2570' },
  unusual: {
    work_public_type: 'ประชุมวิชาการ (Full Paper)',
    work_public_inter: 'ระดับนานาชาติ',
    work_public_isbn: '978-616-000-000-0',
    work_doi: 'https://doi.org/10.1234/ABC.1',
    active: 'N',
  },
  find: '2027 สมชาย วรรณยุกต์',
};
