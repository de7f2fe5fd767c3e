import type { Me } from '@faculty/contracts/shell/me';
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wantedPath } from '../features/auth/wanted-path.ts';
import { LanguageProvider } from '../i18n/phrases.tsx';
import { type CallInput, call, HttpError } from '../kit/api/http.ts';
import { storeToken } from '../kit/session/session-token.ts';
import { PageGuard, pageOf, SessionGate } from './guard.tsx';

const right = { view: true, add: true, edit: true, delete: true, publish: true, own_only: false };
const entry = { role_page: '/member/prefix', role_icon: 'badge', role_title: 'คำนำหน้าชื่อ', role_title_en: 'Name prefixes' };
const refused = (status: number) => new HttpError(status, null);

/** What the server answers to the two questions of the guard. */
function serve(rights: Me['rights'], role: () => unknown) {
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'GET /auth/me') return { id: 7, role: 'user', rights };
    return role.call(input);
  });
}

/** The question about the page as it was sent. */
const asked = () => {
  const input = vi.mocked(call).mock.calls.find(([route]) => route === 'POST /api/getRoleUserWeb')?.[1] as CallInput;
  return Object.fromEntries(input.body as URLSearchParams);
};

function openApp(path: string) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <SessionGate>
            <PageGuard>
              <Outlet />
            </PageGuard>
          </SessionGate>
        ),
        children: ['/member/prefix', '/app/profile-view', '/admin/users'].map((child) => ({ path: child, element: <p>at {child}</p> })),
      },
      ...['/starter', '/login'].map((child) => ({ path: child, element: <p>at {child}</p> })),
    ],
    { initialEntries: [path] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <LanguageProvider>
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </LanguageProvider>,
  );
  return router;
}

const liveToken = `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.x`;
const staleToken = `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 - 1 }))}.x`;

describe('the route guard', () => {
  beforeEach(() => {
    vi.mocked(call).mockReset();
    notifications.clean();
    storeToken(liveToken);
  });

  it('redirects a signed-out person to /starter, from the admin area to /login, and stores the wanted path', async () => {
    storeToken(staleToken);
    openApp('/member/prefix?edit=001');
    await screen.findByText('at /starter');
    expect(wantedPath()).toBe('/member/prefix?edit=001');
    openApp('/admin/users');
    await screen.findByText('at /login');
    expect(call).not.toHaveBeenCalled();
  });

  it('ends a session older than 8 hours, whatever its token says', async () => {
    localStorage.setItem('login_time', String(Date.now() - 28_800_001));
    openApp('/app/profile-view');
    await screen.findByText('at /starter');
  });

  it('asks the server with the first segment as the group and the path as the page', async () => {
    serve({}, () => [entry]);
    openApp('/member/prefix');
    await screen.findByText('at /member/prefix');
    expect(asked()).toEqual({ role_group: 'member', role_page: '/member/prefix' });
  });

  it('redirects to the profile on an empty answer and says why', async () => {
    serve({}, () => []);
    openApp('/member/prefix');
    await screen.findByText('at /app/profile-view');
  });

  it('opens a page with a cached right at once, and closes it when the server refuses', async () => {
    let answer: (entries: unknown[]) => void = () => undefined;
    serve({ '/member/prefix': right }, () => new Promise((resolve) => (answer = resolve)));
    openApp('/member/prefix');
    await screen.findByText('at /member/prefix');
    answer([]);
    await screen.findByText('at /app/profile-view');
  });

  it('keeps a page with a cached right when the check fails, says so, and retries with backoff', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isDown = true;
    serve({ '/member/prefix': right }, () => (isDown ? Promise.reject(refused(503)) : Promise.resolve([entry])));
    const router = openApp('/member/prefix?edit=001');
    const page = await screen.findByText('at /member/prefix');
    await screen.findByText(/ตรวจสอบสิทธิ์ของคุณไม่ได้ชั่วคราว/);
    const times = () => vi.mocked(call).mock.calls.filter(([route]) => route === 'POST /api/getRoleUserWeb').length;
    for (const seconds of [1, 2, 5]) {
      const before = times();
      await vi.advanceTimersByTimeAsync(seconds * 1_000 - 400);
      expect(times()).toBe(before);
      await vi.advanceTimersByTimeAsync(500);
      expect(times()).toBe(before + 1);
    }
    isDown = false;
    await vi.advanceTimersByTimeAsync(10_500);
    expect(screen.queryByText(/ตรวจสอบสิทธิ์ของคุณไม่ได้ชั่วคราว/)).toBeNull();
    // the very same elements: nothing typed or chosen is lost
    expect(screen.getByText('at /member/prefix')).toBe(page);
    expect(router.state.location.pathname + router.state.location.search).toBe('/member/prefix?edit=001');
    vi.useRealTimers();
  });

  it('keeps saying so while it asks again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let times = 0;
    serve({ '/member/prefix': right }, () => {
      times += 1;
      return times === 1 ? Promise.reject(refused(503)) : new Promise(() => undefined);
    });
    openApp('/member/prefix');
    const notice = await screen.findByText(/ตรวจสอบสิทธิ์ของคุณไม่ได้ชั่วคราว/);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(times).toBe(2);
    expect(notice.isConnected).toBe(true);
    vi.useRealTimers();
  });

  it('shows a page without a cached right only after the check, and retries by itself', async () => {
    let isDown = true;
    serve({}, () => (isDown ? Promise.reject(refused(503)) : Promise.resolve([entry])));
    const router = openApp('/member/prefix');
    await screen.findByRole('alert');
    expect(screen.queryByText('at /member/prefix')).toBeNull();
    expect(router.state.location.pathname).toBe('/member/prefix');
    expect(localStorage.getItem('token')).toBe(liveToken);
    isDown = false;
    await screen.findByText('at /member/prefix', {}, { timeout: 5_000 });
  });

  it('redirects to /starter when the session is refused', async () => {
    serve({}, () => Promise.reject(refused(401)));
    const router = openApp('/member/prefix');
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/starter?ended'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('needs no right for a person’s own pages', async () => {
    serve({}, () => []);
    openApp('/app/profile-view');
    await screen.findByText('at /app/profile-view');
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('the page of a path', () => {
  it.each([
    ['/member/prefix', '/member/prefix'],
    ['/member/prefix/', '/member/prefix'],
    ['/member/prefix/7/edit', '/member/prefix'],
    ['/member/prefixes', null],
    ['/app/profile-view', null],
  ])('%s is %s', (path, page) => expect(pageOf(path)).toBe(page));
});
