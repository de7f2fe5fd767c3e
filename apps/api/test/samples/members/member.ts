import { member } from '@faculty/contracts/members/member';
import { picture } from '../../forms.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: member,
  body: async (n) => ({
    user_name: `member.${n}`,
    email: `member.${n}@faculty.example`,
    fname_th: 'เกศินี',
    lname_th: `ใจดี ${n}`,
    disabled: 'Y',
    info_email: `public.${n}@faculty.example`,
    avatarFile: await picture(),
  }),
  wrong: [
    ['user_name', { user_name: 'ab' }],
    ['user_name', { user_name: '.abc' }],
    ['user_name', { user_name: 'a..b' }],
    ['user_name', { user_name: 'abc_' }],
    ['user_name', { user_name: 'สมชาย' }],
    ['email', { email: 'not-an-address' }],
    ['info_email', { info_email: '' }],
    ['fname_th', { fname_th: '' }],
    ['disabled', { disabled: '1x' }],
    ['info_data_a', { info_data_a: 'doctor' }],
    ['info_cv_link', { info_cv_link: 'javascript:alert(1)' }],
    ['prefix_code', { prefix_code: '98765' }],
    ['up_department_id', { up_department_id: '999999' }],
    ['up_department_id', { up_department_id: 'x' }],
    ['avatarFile', { avatarFile: undefined }],
  ],
  change: { lname_th: 'รักเรียน', info_room: 'ห้อง 4201' },
  unusual: { prefix_code: '777', info_mobile: '0812345678', info_data_a: 'bachelor', info_link_a: 'https://scholar.example/1' },
  find: 'ผศ.ดร.รักเรียน เกศินี',
  unique: ['user_name', 'email'],
  before: async (admin) => {
    await admin.call('POST /prefixs', { prefix_code: '777', prefix_s_th: 'ดร.', prefix_l_th: 'ดอกเตอร์' });
  },
};
