import type { About } from '@faculty/contracts/shell/about';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../kit/api/http.ts';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { AboutScreen } from './about.screen.tsx';

const answer = (more: Partial<About> = {}): About => ({ version: '1.2.3', commit: '0123456789ab', system: null, ...more });
const region = () => screen.findByRole('region', { name: 'เวอร์ชันที่ใช้งานอยู่' });

test('shows version and commit, and what they run on where the server says so', async () => {
  vi.mocked(call).mockResolvedValue(answer({ system: { node: 'v24.21.0', database: 'PostgreSQL 16.13' } }));
  renderInApp(<AboutScreen />);
  const facts = within(await region()).getAllByRole('definition');
  expect(facts.map(({ textContent }) => textContent)).toEqual(['1.2.3', '0123456789ab', 'v24.21.0', 'PostgreSQL 16.13']);
});

test('says that a server without a commit runs from its sources', async () => {
  vi.mocked(call).mockResolvedValue(answer({ commit: '' }));
  renderInApp(<AboutScreen />);
  expect((await region()).textContent).toContain('ทำงานจากโค้ดของโครงการโดยตรง');
});

test('lists the licences, found by name, and links to their texts', async () => {
  vi.mocked(call).mockResolvedValue(answer());
  renderInApp(<AboutScreen />);
  const licences = await screen.findByRole('region', { name: 'สัญญาอนุญาตของซอฟต์แวร์ที่ใช้' });
  fireEvent.change(within(licences).getByRole('searchbox'), { target: { value: '@fontsource/sarabun' } });
  expect(within(licences).getAllByRole('row').at(-1)?.textContent).toMatch(/@fontsource\/sarabun.*OFL-1\.1/);
  expect(within(licences).getByRole('link').getAttribute('href')).toBe('/licences.txt');
});
