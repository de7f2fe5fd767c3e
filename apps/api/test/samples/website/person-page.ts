import { gridText } from '@faculty/contracts/website/person-grid';
import { personPage } from '@faculty/contracts/website/person-page';
import type { Sample } from '../sample.ts';

const placed = { row_number: 2, column_number: 4, user_name: 'shown.person', position_th: 'คณบดี', position_en: 'Dean' };

export const sample: Sample = {
  entity: personPage,
  body: async (n) => ({ persons_url: `people_${n}`, persons_title_th: `ผู้บริหารคณะ ${n}`, persons_title_en: `Management ${n}` }),
  wrong: [
    ['persons_url', { persons_url: undefined }],
    ['persons_url', { persons_url: 'two words' }],
    ['persons_url', { persons_url: 'ผู้บริหาร' }],
    ['persons_url', { persons_url: 'a'.repeat(46) }],
    ['persons_title_th', { persons_title_th: '' }],
    ['persons_title_en', { persons_title_en: undefined }],
    ['persons_objects', { persons_objects: 'not a grid' }],
    ['persons_objects', { persons_objects: gridText([{ ...placed, user_name: 'nobody.here' }]) }],
    ['persons_objects.0.row_number', { persons_objects: '[{"row_number":16,"columns":[]}]' }],
    ['active', { active: '1' }],
  ],
  change: { persons_title_th: 'คณาจารย์ภาควิชาภาษาไทย' },
  unusual: { persons_content_th: '<p>โครงสร้าง</p>', persons_objects: gridText([placed]), active: 'N' },
  find: 'ภาควิชา คณาจารย์',
  unique: ['persons_url'],
  before: async (_admin, t) => {
    await t.person({ user_name: placed.user_name });
  },
};
