import { jobPosition } from '@faculty/contracts/members/job-position';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: jobPosition,
  body: async (n) => ({
    job_position_code: String(100 + n),
    job_position_s_th: 'อ.',
    job_position_l_th: `อาจารย์ ${n}`,
    job_position_type: 'Academic',
  }),
  wrong: [
    ['job_position_code', { job_position_code: '1' }],
    ['job_position_code', { job_position_code: 'abc' }],
    ['job_position_s_th', { job_position_s_th: '' }],
    ['job_position_l_th', { job_position_l_th: undefined }],
    ['job_position_type', { job_position_type: 'Teacher' }],
    ['active', { active: '1' }],
  ],
  change: { job_position_l_th: 'นักวิชาการศึกษา', job_position_type: 'Other' },
  unusual: { job_position_s_en: 'Lect.', active: 'N' },
  find: 'นักวิชาการ อ.',
  unique: ['job_position_code'],
  unknown: '99999',
};
