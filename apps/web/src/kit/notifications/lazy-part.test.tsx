import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorScreen } from '../../app/error-screen.tsx';
import { LanguageProvider } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { lazyPart } from './lazy-part.tsx';

beforeEach(() => {
  vi.mocked(call).mockResolvedValue({ version: '1', backend: true });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

test('the fallback is shown until the code has come, then the component with its props', async () => {
  const Dialog = lazyPart(async () => ({ id }: { id: number }) => <h2>{`ประวัติ ${id}`}</h2>);
  renderInApp(<Dialog id={7} fallback={<p>รอ</p>} />);
  expect(screen.getByText('รอ')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'ประวัติ 7' })).toBeDefined();
  expect(screen.queryByText('รอ')).toBeNull();
});

test('where the code cannot be fetched, the screen offers to reload the page', async () => {
  const Dialog = lazyPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const router = createMemoryRouter([{ path: '/', element: <Dialog />, errorElement: <ErrorScreen /> }]);
  render(
    <LanguageProvider>
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </LanguageProvider>,
  );
  await screen.findByRole('heading', { name: 'โหลดหน้านี้ไม่สำเร็จ' });
  expect(screen.getByRole('button', { name: 'โหลดหน้าใหม่' })).toBeDefined();
});
