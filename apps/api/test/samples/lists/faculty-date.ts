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
    ['start_time', { start_time: '25:00' }],
    ['start_time', { end_time: '16:00' }],
    ['end_time', { end_date: '2026-06-11', start_time: '10:00', end_time: '09:00' }],
  ],
  change: { title_th: 'สอบปลายภาค', end_date: '2026-06-20' },
  unusual: { title_en: 'Teachers’ day', start_time: '09:30', end_time: '12:00', place_th: 'หอประชุม', on_website: 'N', active: 'N' },
  find: 'ปลายภาค สอบ',
};
