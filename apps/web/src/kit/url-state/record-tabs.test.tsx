import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { RecordTabs } from './record-tabs.tsx';

const tabs = [
  { label: 'ข้อมูล', view: 'edit' },
  { label: 'อัลบั้ม', view: 'album' },
];

async function addressOf(label: string, search: string) {
  renderInApp(<RecordTabs id="12" tabs={tabs} current="edit" />, { path: '/books', at: `/books?${search}` });
  const address = (await screen.findByRole('link', { name: label })).getAttribute('href');
  cleanup();
  return address;
}

test('the form leads to a part and back, with the list it was opened from', async () => {
  expect(await addressOf('อัลบั้ม', 'page=2&q=x&edit=12')).toBe('/books?album=12&from=page%3D2%26q%3Dx');
  expect(await addressOf('ข้อมูล', 'album=12&from=page%3D2%26q%3Dx')).toBe('/books?page=2&q=x&edit=12');
});

test('without a list there is nothing to keep', async () => {
  expect(await addressOf('อัลบั้ม', 'edit=12')).toBe('/books?album=12');
  expect(await addressOf('ข้อมูล', 'album=12')).toBe('/books?edit=12');
});
