import { lcUser } from '@faculty/contracts/centre/lc-user';
import { picture } from '../../forms.ts';
import { sample as department } from '../lists/department.ts';
import { makeRecord } from '../make-record.ts';
import type { Sample } from '../sample.ts';

let job_title = '0';

export const sample: Sample = {
  entity: lcUser,
  body: async (n) => ({
    user_name: `lc.member.${n}`,
    user_code: String(100_000 + n),
    fname_th: `สมาชิก ${n}`,
    fname_en: `Member ${n}`,
    lname_th: 'รักภาษา',
    lname_en: 'Rakphasa',
    user_type: 'S',
    job_title,
    avatarFile: await picture(),
  }),
  wrong: [
    ['user_name', { user_name: '' }],
    ['user_name', { user_name: 'a b' }],
    ['user_name', { user_name: 'two..dots' }],
    ['user_name', { user_name: 'x'.repeat(26) }],
    ['user_code', { user_code: undefined }],
    ['user_code', { user_code: '12' }],
    ['user_code', { user_code: '1234567890123456' }],
    ['user_code', { user_code: '12345a' }],
    ['fname_th', { fname_th: ' ' }],
    ['fname_en', { fname_en: undefined }],
    ['lname_th', { lname_th: '' }],
    ['lname_en', { lname_en: 'x'.repeat(101) }],
    ['user_type', { user_type: '' }],
    ['user_type', { user_type: 'X' }],
    ['job_title', { job_title: '' }],
    ['job_title', { job_title: '2147483646' }],
    ['job_title', { job_title: 'คณะศิลปศาสตร์' }],
    ['user_email', { user_email: 'not an address' }],
    ['disabled', { disabled: '2' }],
    ['prefix_title_th', { prefix_title_th: 'x'.repeat(51) }],
  ],
  change: { lname_th: 'รักอ่าน' },
  unusual: {
    user_type: 'U',
    disabled: 'N',
    prefix_title_th: 'น.ส.',
    user_mobile: '081 234 5678',
    user_email: 'a@b.example',
    field_title: 'ภาษาญี่ปุ่น',
  },
  find: 'รักอ่าน สมาชิก',
  unique: ['user_name', 'user_code'],
  before: async (admin, t) => {
    job_title = await makeRecord(department, admin, t);
  },
};
