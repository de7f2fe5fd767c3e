import type { About } from '@faculty/contracts/shell/about';
import { screen, within } from '@testing-library/react';
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

test('lists the packages of the pages with the texts of their licences', async () => {
  vi.mocked(call).mockResolvedValue(answer());
  const built = [
    { name: '@fontsource/sarabun', version: '5.2.8', identifier: 'OFL-1.1', text: 'SIL OPEN FONT LICENSE' },
    { name: 'old', version: '1.0.0' },
  ];
  vi.stubGlobal('fetch', async () => Response.json(built));
  renderInApp(<AboutScreen />);
  const licences = await screen.findByRole('region', { name: 'สัญญาอนุญาตของซอฟต์แวร์ที่ใช้' });
  expect(await within(licences).findByText('@fontsource/sarabun 5.2.8 · OFL-1.1')).toBeTruthy();
  expect(within(licences).getByText('SIL OPEN FONT LICENSE')).toBeTruthy();
  expect(within(licences).getByText('old 1.0.0 · ไม่ได้ระบุ')).toBeTruthy();
  vi.unstubAllGlobals();
});
