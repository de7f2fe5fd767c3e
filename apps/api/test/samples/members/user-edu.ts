import { userEdu } from '@faculty/contracts/members/user-edu';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: userEdu,
  body: async (n) => ({
    user_name: 'graduate',
    edu_code: '901',
    edu_year: '2560',
    edu_degree_th: `อ.บ. ${n}`,
    edu_degree_place_th: 'จุฬาลงกรณ์มหาวิทยาลัย',
  }),
  wrong: [
    ['user_name', { user_name: 'nobody.here' }],
    ['edu_code', { edu_code: '00000' }],
    ['edu_year', { edu_year: '25x' }],
    ['edu_year', { edu_year: '1999' }],
    ['edu_degree_th', { edu_degree_th: '' }],
    ['edu_degree_place_th', { edu_degree_place_th: undefined }],
  ],
  change: { edu_degree_th: 'อ.ม. (ภาษาไทย)', edu_year: '2565' },
  unusual: { remark: 'เกียรตินิยม', active: 'N' },
  find: '2022 (ภาษาไทย) อ.ม.',
  before: async (admin, t) => {
    await t.person({ user_name: 'graduate' });
    await admin.call('POST /edu_levels', { edu_code: '901', edu_name_th: 'ปริญญาตรี' });
  },
};
