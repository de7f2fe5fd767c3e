import { lcVisit } from '@faculty/contracts/centre/lc-visit';
import type { Sample } from '../sample.ts';

let department = 0;
let visitors = 0;

export const sample: Sample = {
  entity: lcVisit,
  body: async (_n, t) => {
    visitors += 1;
    const names = { fname_th: 'ผู้มา', fname_en: 'Visitor', lname_th: `เยือน ${visitors}`, lname_en: 'Guest' };
    const codes = { user_name: `visitor.${visitors}`, user_code: String(300_000 + visitors), search_text: `ผู้มา เยือน ${visitors}` };
    const stamps = { created_by: 'system', updated_by: 'system' };
    const { user_id } = await t.app.db.lcUser.create({ data: { ...codes, ...names, user_type: 'S', job_title: department, ...stamps } });
    return { user_id: String(user_id), time_in: '2025-11-20T02:00:00.000Z' };
  },
  wrong: [
    ['user_id', { user_id: '' }],
    ['user_id', { user_id: '2147483646' }],
    ['time_in', { time_in: '' }],
    ['time_in', { time_in: '20/11/2569 09:00' }],
    ['time_in', { time_in: '2099-11-20T02:00:00.000Z' }],
    ['time_out', { time_out: '2025-11-20T01:00:00.000Z', reason: 'เร็วไป' }],
    ['time_out', { time_out: '2099-11-20T02:00:00.000Z', reason: 'ช้าไป' }],
    ['reason', { time_out: '2025-11-20T03:00:00.000Z' }],
    ['reason', { reason: 'x'.repeat(201) }],
  ],
  change: { reason: 'ลืมสแกนออก' },
  unusual: { time_out: '2025-11-20T04:00:00.000Z', reason: 'จดเวลาไว้ในสมุด' },
  find: 'เยือน ผู้มา',
  before: async (_admin, t) => {
    department = (await t.app.db.department.create({ data: { up_department_name_th: 'คณะศิลปศาสตร์' } })).up_department_id;
  },
};
