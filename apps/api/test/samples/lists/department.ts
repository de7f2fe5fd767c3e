import { department } from '@faculty/contracts/lists/department';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: department,
  body: async (n) => ({ up_department_name_th: `คณะศิลปศาสตร์ ${n}` }),
  wrong: [
    ['up_department_name_th', { up_department_name_th: '' }],
    ['up_department_name_th', { up_department_name_th: 'ก'.repeat(201) }],
    ['order_seq', { order_seq: '1.234' }],
    ['active', { active: '1' }],
  ],
  change: { up_department_name_th: 'สำนักหอสมุดกลาง' },
  unusual: { up_department_name_en: 'Liberal Arts', order_seq: '3.5', active: 'N' },
  find: 'หอสมุดกลาง สำนัก',
};
