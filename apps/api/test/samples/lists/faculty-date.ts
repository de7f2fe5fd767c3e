import { facultyDate } from '@faculty/contracts/lists/faculty-date';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: facultyDate,
  body: async (n) => ({ title_th: `วันไหว้ครู ${n}`, start_date: '2026-06-11', end_date: '2026-06-12' }),
  wrong: [
    ['title_th', { title_th: '' }],
    ['start_date', { start_date: '' }],
    ['start_date', { start_date: '2026-02-30' }],
    ['end_date', { end_date: undefined }],
    ['end_date', { end_date: '2026-06-10' }],
  ],
  change: { title_th: 'สอบปลายภาค', end_date: '2026-06-20' },
  unusual: { title_en: 'Teachers’ day', active: 'N' },
  find: 'ปลายภาค สอบ',
};
