import { role } from '@faculty/contracts/members/role';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: role,
  body: async (_n, t) => {
    const { user_name } = await t.person();
    return { role_master_full: 'web#/web/content_new', user_name, view: 'Y' };
  },
  wrong: [
    ['role_master_full', { role_master_full: 'web#/no/such/page' }],
    ['user_name', { user_name: 'nobody.here' }],
    ['view', { view: 'yes' }],
    ['super_admin', { super_admin: 'true' }],
    ['order_seq', { order_seq: 'first' }],
  ],
  change: { remark: 'ช่วยงานประชาสัมพันธ์', add: 'Y', order_seq: '12.5' },
  unusual: { edit: 'Y', own_only: 'Y', active: 'N' },
  find: 'ประชาสัมพันธ์ ช่วยงาน',
};
