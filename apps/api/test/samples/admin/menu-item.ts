import { menuItem } from '@faculty/contracts/admin/menu-item';
import { picture } from '../../forms.ts';
import type { Sample } from '../sample.ts';

/** Items of the first level of the footer, below which there is room for all that the tests make. */
let above: number[] = [];

export const sample: Sample = {
  entity: menuItem,
  body: async (n) => ({
    under: String(above[n % above.length]),
    label_th: `ปฏิทิน ${n}`,
    label_en: `Calendar ${n}`,
    target_kind: 'L',
    target: '/calendar',
    picture: await picture(),
  }),
  wrong: [
    ['under', { under: 'X' }],
    ['under', { under: '2147483647' }],
    ['label_th', { label_th: ' ' }],
    ['label_th', { label_th: 'ก'.repeat(61) }],
    ['target_kind', { target_kind: 'X' }],
    ['target', { target: '' }],
    ['target', { target: '/nowhere' }],
    ['target', { target_kind: 'P', target: 'about' }],
    ['target', { target_kind: 'P', target: '2147483647' }],
    ['target', { target_kind: 'A', target: 'A99' }],
    ['target', { target_kind: 'S', target: 'A1' }],
    ['target', { target_kind: 'U', target: 'javascript:alert(1)' }],
    ['target', { target_kind: 'U', target: '//evil.example' }],
    ['block', { under: 'W' }],
    ['under', { under: 'F', block: 'news' }],
    ['block', { under: 'W', block: 'weather' }],
    ['icon', { icon: 'cat' }],
    ['note_th', { note_th: 'ก'.repeat(501) }],
    ['end_date', { start_date: '2026-12-02', end_date: '2026-12-01' }],
    ['active', { active: 'yes' }],
  ],
  change: { label_th: 'กำหนดการของคณะ' },
  unusual: { target_kind: 'U', target: 'https://www.example.ac.th/a?b=1', order_seq: '3.5', active: 'N', end_date: '2026-12-01' },
  find: 'คณะ กำหนดการ',
  async before(_admin, { app }) {
    await app.db.menuItem.deleteMany({ where: { parent_id: { not: null } } });
    await app.db.menuItem.deleteMany();
    const by = { created_by: 'system', updated_by: 'system' };
    const heading = (order_seq: number) => ({
      place: 'F',
      order_seq,
      label_th: `หัวข้อ ${order_seq}`,
      label_en: 'Heading',
      target_kind: 'N',
      ...by,
    });
    const made = await app.db.menuItem.createManyAndReturn({ data: [1, 2, 3, 4].map(heading) });
    above = made.map(({ menu_item_id }) => menu_item_id);
  },
};
