import type { DemoMember } from './members.ts';

export interface DemoAccount extends DemoMember {
  user_name: string;
  password: string;
  role: 'admin' | 'user';
}

/** The accounts a newcomer signs in with; never in production. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    user_name: 'admin',
    password: 'admin1234',
    role: 'admin',
    prefix_code: '001',
    sex: 'm',
    fname_th: 'ธนพล',
    lname_th: 'วัฒนกิจ',
    fname_en: 'Thanaphon',
    lname_en: 'Watthanakit',
    field: 'it',
  },
  {
    user_name: 'staff',
    password: 'staff1234',
    role: 'user',
    prefix_code: '003',
    sex: 'f',
    fname_th: 'สุภาวดี',
    lname_th: 'แก้วมณี',
    fname_en: 'Suphawadi',
    lname_en: 'Kaewmani',
    field: 'media',
  },
  {
    user_name: 'lecturer',
    password: 'lecturer1234',
    role: 'user',
    prefix_code: '104',
    sex: 'm',
    fname_th: 'ปิยะพงษ์',
    lname_th: 'จันทร์สว่าง',
    fname_en: 'Piyaphong',
    lname_en: 'Chansawang',
    field: 'linguistics',
  },
];
