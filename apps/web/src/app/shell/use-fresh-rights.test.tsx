import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { meQuery, rightsStaleTime } from '../../kit/session/session.tsx';
import { menuKey } from '../guard.tsx';
import { useFreshRights } from './shell.tsx';

afterEach(() => void vi.useRealTimers());

test('another screen asks for rights and menu again once they are stale, the same screen does not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const asked = { me: vi.fn(async () => 'me'), menu: vi.fn(async () => 'menu') };
  const client = new QueryClient();
  const { rerender } = renderHook(
    ({ path }: { path: string }) => {
      useQuery({ queryKey: meQuery.queryKey as readonly unknown[], queryFn: asked.me, staleTime: rightsStaleTime });
      useQuery({ queryKey: menuKey, queryFn: asked.menu, staleTime: rightsStaleTime });
      useFreshRights(path);
    },
    {
      initialProps: { path: '/web/content_new' },
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  );
  const times = () => [asked.me.mock.calls.length, asked.menu.mock.calls.length];
  await waitFor(() => expect(client.isFetching()).toBe(0));
  rerender({ path: '/web/documents' });
  expect(times()).toEqual([1, 1]);
  vi.setSystemTime(Date.now() + rightsStaleTime + 1);
  rerender({ path: '/web/documents' });
  expect(times()).toEqual([1, 1]);
  rerender({ path: '/web/links' });
  await waitFor(() => expect(times()).toEqual([2, 2]));
});
