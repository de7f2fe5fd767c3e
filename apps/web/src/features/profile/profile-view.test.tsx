import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../kit/api/http.ts';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { ProfileViewScreen } from './profile-view.screen.tsx';

const ending = Array.from({ length: 5 }, (_, index) => ({
  entity: 'news',
  record_id: index + 1,
  title_th: `ข่าวที่ ${index + 1}`,
  title_en: '',
  day: '2026-12-10',
  days: 11 + index * 2,
  organisation_th: '',
  organisation_en: '',
  owner_name_th: '',
  owner_name_en: '',
}));
const dashboard = {
  works_scope: 'own',
  works: [],
  waiting_scope: 'own',
  waiting: null,
  waiting_count: 0,
  news: null,
  scheduled: null,
  ending: { rows: ending, count: 5 },
  to_mend: [],
  sign_in_secret: null,
};

beforeEach(() => {
  vi.mocked(call).mockImplementation(async (route) => (route === 'GET /api/dashboard' ? dashboard : []));
});

test('what a person may add is one press away, and nothing else', async () => {
  renderInApp(<ProfileViewScreen />, { page: '/web/content_work' });
  const link = await screen.findByRole('link', { name: 'เพิ่มผลงาน' });
  expect(link.getAttribute('href')).toBe('/web/content_work?form=add');
  expect(screen.queryByRole('link', { name: 'เพิ่มข่าว' })).toBeNull();
  expect(await screen.findByText('ยังไม่มีผลงานในระบบ')).toBeTruthy();
});

test('who may not add works is told only that there are none', async () => {
  renderInApp(<ProfileViewScreen />, { page: '/web/content_work', right: { add: false } });
  expect(await screen.findByText('ยังไม่มีผลงานในระบบ')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'เพิ่มผลงาน' })).toBeNull();
});

test('the parts are seen together, when each has its first answer', async () => {
  let answer: (value: unknown) => void = () => undefined;
  vi.mocked(call).mockImplementation((route) =>
    route === 'GET /api/dashboard' ? new Promise((resolve) => (answer = resolve)) : Promise.resolve([]),
  );
  const { container } = renderInApp(<ProfileViewScreen />, { page: '/web/content_work' });
  await screen.findByText('ยังไม่มีผลงานในระบบ');
  expect(container.querySelector('[data-waiting]')).not.toBeNull();
  answer(dashboard);
  await waitFor(() => expect(container.querySelector('[data-waiting]')).toBeNull());
});

test('three of what ends are shown at first; the button shows the others and hands the focus to the next', async () => {
  renderInApp(<ProfileViewScreen />, { page: '/web/content_new' });
  const button = await screen.findByRole('button', { name: 'ดูทั้งหมด 5 รายการ' });
  expect(screen.queryByText('ข่าวที่ 4')).toBeNull();
  button.click();
  const fourth = await screen.findByRole('link', { name: 'ข่าวที่ 4' });
  await waitFor(() => expect(document.activeElement).toBe(fourth));
  // the end is near for those within two weeks
  expect(document.querySelectorAll('[data-soon]')).toHaveLength(2);
});
