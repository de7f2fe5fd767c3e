import { directDeanList } from '@faculty/contracts/website/direct-dean-list';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: directDeanList,
  body: async (n) => ({
    user_name: 'dean.with.awards',
    direct_dean_list_type: 'T2',
    direct_dean_list_title_th: `บุคลากรดีเด่น ${n}`,
    direct_dean_list_title_en: `Outstanding person ${n}`,
  }),
  wrong: [
    ['user_name', { user_name: 'nobody.here' }],
    ['direct_dean_list_type', { direct_dean_list_type: 'T4' }],
    ['direct_dean_list_type', { direct_dean_list_type: undefined }],
    ['direct_dean_list_title_th', { direct_dean_list_title_th: '' }],
    ['direct_dean_list_title_en', { direct_dean_list_title_en: 'x'.repeat(501) }],
    ['order_seq', { order_seq: 'first' }],
    ['active', { active: '1' }],
  ],
  change: { direct_dean_list_title_th: 'รางวัลครูดีเด่น' },
  unusual: { direct_dean_list_type: 'T3', order_seq: '7.5', active: 'N' },
  find: 'ดีเด่น รางวัลครู',
  before: async (_admin, t) => {
    await t.person({ user_name: 'dean.with.awards' });
  },
};
