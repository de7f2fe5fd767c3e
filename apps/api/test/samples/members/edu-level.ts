import { eduLevel } from '@faculty/contracts/members/edu-level';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: eduLevel,
  body: async (n) => ({ edu_code: String(100 + n), edu_name_th: `ปริญญาตรี ${n}` }),
  wrong: [
    ['edu_code', { edu_code: '12' }],
    ['edu_code', { edu_code: 'ป.ตรี' }],
    ['edu_name_th', { edu_name_th: ' ' }],
    ['order_seq', { order_seq: '1.234' }],
    ['active', { active: 'ใช้งาน' }],
  ],
  change: { edu_name_th: 'ปริญญาเอก', order_seq: '7.25' },
  unusual: { edu_name_en: 'Doctor', active: 'N' },
  find: 'ปริญญาเอก 1',
  unique: ['edu_code'],
  unknown: '99999',
};
