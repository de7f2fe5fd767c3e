import { directDean } from '@faculty/contracts/website/direct-dean';
import { picture } from '../../forms.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: directDean,
  body: async (n) => ({
    user_name: 'dean.of.arts',
    direct_dean_position_th: `คณบดีคณะศิลปศาสตร์ วาระที่ ${n}`,
    direct_dean_position_en: `Dean of Liberal Arts, term ${n}`,
    direct_dean_start_date: '2018-10-01',
    direct_dean_end_date: '2022-09-30',
    direct_dean_image: await picture(),
  }),
  wrong: [
    ['user_name', { user_name: '' }],
    ['user_name', { user_name: 'nobody.here' }],
    ['direct_dean_position_th', { direct_dean_position_th: ' ' }],
    ['direct_dean_position_en', { direct_dean_position_en: undefined }],
    ['direct_dean_start_date', { direct_dean_start_date: '' }],
    ['direct_dean_start_date', { direct_dean_start_date: '2026-02-30' }],
    ['direct_dean_start_date', { direct_dean_end_date: '2018-09-30' }],
    ['direct_dean_end_date', { direct_dean_end_date: '' }],
    ['direct_dean_end_date', { direct_dean_end_date: '30/9/2565' }],
    ['direct_dean_status_now', { direct_dean_status_now: 'T' }],
    ['direct_dean_image', { direct_dean_image: undefined }],
  ],
  change: { direct_dean_position_th: 'รักษาการคณบดี' },
  unusual: { direct_dean_status_now: 'Y', direct_dean_end_date: '', active: 'N' },
  find: 'รักษาการ dean.of.arts',
  before: async (_admin, t) => {
    await t.person({ user_name: 'dean.of.arts' });
  },
};
