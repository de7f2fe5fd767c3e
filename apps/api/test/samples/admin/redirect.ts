import { redirect } from '@faculty/contracts/admin/redirect';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: redirect,
  body: async (n) => ({ from_path: `/old/${n}`, to_path: '/page/about' }),
  wrong: [
    ['from_path', { from_path: undefined }],
    ['from_path', { from_path: 'old' }],
    ['from_path', { from_path: '/api/x' }],
    ['from_path', { from_path: '/two words' }],
    ['from_path', { from_path: `/${'a'.repeat(300)}` }],
    ['to_path', { to_path: '' }],
    ['to_path', { to_path: 'page' }],
    ['to_path', { to_path: 'javascript:alert(1)' }],
  ],
  change: { remark: 'จากเว็บไซต์เก่าของคณะ' },
  unusual: { remark: 'ป้ายประชาสัมพันธ์' },
  find: 'คณะ เก่า',
  unique: ['from_path'],
};
