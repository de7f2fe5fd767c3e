import { expect, test } from 'vitest';
import { partOf } from './record-tabs.tsx';

const tabs = [
  { label: 'ข้อมูล', view: 'edit' },
  { label: 'อัลบั้ม', view: 'album' },
];
const at = (search: string, view: string) => String(partOf(new URLSearchParams(search), { tabs, view, id: '12' }));

test('the form leads to a part and back, with the list it was opened from', () => {
  expect(at('page=2&q=x&edit=12', 'album')).toBe('album=12&from=page%3D2%26q%3Dx');
  expect(at('album=12&from=page%3D2%26q%3Dx', 'edit')).toBe('page=2&q=x&edit=12');
});

test('without a list there is nothing to keep', () => {
  expect(at('edit=12', 'album')).toBe('album=12');
  expect(at('album=12', 'edit')).toBe('edit=12');
});
