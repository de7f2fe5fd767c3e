import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../kit/api/http.ts';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { WorksDonut } from './works-donut.tsx';

beforeEach(() => {
  vi.mocked(call).mockResolvedValue([]);
});

test('who has no works yet is led to the first, if they may add some', async () => {
  renderInApp(<WorksDonut />, { page: '/web/content_work' });
  const link = await screen.findByRole('link', { name: 'เพิ่มผลงาน' });
  expect(link.getAttribute('href')).toBe('/web/content_work?form=add');
});

test('who may not add works is told only that there are none', async () => {
  renderInApp(<WorksDonut />, { page: '/web/content_work', right: { add: false } });
  expect(await screen.findByText('ยังไม่มีผลงานในระบบ')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
