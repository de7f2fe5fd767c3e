import { groups, isPage, type PageKey, pages } from '@faculty/contracts/pages';
import type { MenuEntry, shellRoutes } from '@faculty/contracts/shell/me';
import { Alert, Button, Container, Group, Text } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetWantedPath, rememberWantedPath } from '../features/auth/wanted-path.ts';
import { usePhrases } from '../i18n/phrases.tsx';
import { HttpError } from '../kit/api/http.ts';
import { preloadedQueryOptions } from '../kit/api/query-options.ts';
import { showError } from '../kit/notifications/messages.ts';
import { FailedState, LoadingState } from '../kit/notifications/states.tsx';
import { meQuery, useMe } from '../kit/session/session.tsx';
import { forgetToken, hasLiveToken } from '../kit/session/session-token.ts';

const phrases = {
  denied: (page: string) => ({
    th: `คุณไม่มีสิทธิ์ใช้เมนู “${page}” โปรดติดต่อผู้ดูแลระบบ`,
    en: `You have no right to open “${page}”. Please ask an administrator.`,
  }),
  unanswered: {
    th: 'ตรวจสอบสิทธิ์ของคุณไม่ได้ชั่วคราว ทำงานต่อได้ตามปกติ ระบบจะลองใหม่เอง',
    en: 'Your rights cannot be checked at the moment. You can go on working; the system tries again by itself.',
  },
  askAgain: { th: 'ลองใหม่', en: 'Try again' },
};

/** Requires a signed-in person and loads their profile; others are sent to sign in. */
export function SessionGate({ children }: { children: ReactNode }) {
  // Checked once: a session that ends while somebody writes is renewed in place, never by leaving the screen.
  const [startedLive] = useState(hasLiveToken);
  const { data, error, refetch } = useQuery({ ...meQuery, enabled: startedLive });
  useEffect(() => {
    if (data) forgetWantedPath();
  }, [data]);
  if (!startedLive) return <ToSignIn />;
  if (data) return children;
  if (isUnauthorized(error)) return <ToSignIn ended />;
  if (error) {
    return (
      <Container component="main" size="sm" py="xl">
        <FailedState error={error} onRetry={() => void refetch()} />
      </Container>
    );
  }
  return <LoadingState />;
}

/** As documented: the admin area sends to /login, everything else to /starter. */
function ToSignIn({ ended = false }: { ended?: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    forgetToken();
    rememberWantedPath(pathname + search);
    void navigate(pathname.startsWith('/admin') ? '/login' : ended ? '/starter?ended' : '/starter', { replace: true });
  }, [ended, navigate, pathname, search]);
  return null;
}

/**
 * Asks the server whether the person may see the page of the address (documented). What `/auth/me` already told lets a screen open at
 * once; the question is still asked in the background, so that a right taken away meanwhile closes the screen.
 */
export function PageGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  const known = useMe().rights[page ?? ''] !== undefined;
  const role = useQuery({
    queryKey: ['role', page],
    ...askingMenu(pathname.split('/')[1] ?? '', page ?? undefined),
    enabled: page !== null,
    staleTime: 10_000,
    // it is asked again by itself, later each time: with every open window asking at once a server that struggles would not recover
    refetchInterval: ({ state }) => (state.status === 'error' ? retryWait(state.errorUpdateCount) : false),
  });
  if (page === null) return children;
  // A cached refusal may be stale: wait for the running request.
  if (role.data?.length === 0 && !role.isFetching) return <Denied page={page} />;
  if (isUnauthorized(role.error)) return <ToSignIn ended />;
  const isOpen = known || (role.data !== undefined && role.data.length > 0);
  // a question that is asked again has no error meanwhile
  const isUnanswered = role.error !== null || (role.data === undefined && role.errorUpdateCount > 0);
  if (isOpen) {
    // the page stays mounted whatever the answer: what is typed and chosen there is not lost
    return (
      <>
        {isUnanswered && <Unanswered onRetry={() => void role.refetch()} />}
        {children}
      </>
    );
  }
  return role.error ? <FailedState error={role.error} onRetry={() => void role.refetch()} /> : <LoadingState />;
}

const waits = [1_000, 2_000, 5_000, 10_000, 30_000];
const retryWait = (failures: number) => waits[Math.min(failures, waits.length) - 1] ?? false;

/** The rights could not be checked; the server checks them with each call anyway. */
function Unanswered({ onRetry }: { onRetry(): void }) {
  const t = usePhrases(phrases);
  return (
    <Alert color="yellow" role="status" mb="sm" py="xs" icon={<IconPlugConnectedX aria-hidden />}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{t.unanswered}</Text>
        <Button size="compact-sm" variant="light" onClick={onRetry}>
          {t.askAgain}
        </Button>
      </Group>
    </Alert>
  );
}

function Denied({ page }: { page: PageKey }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const t = usePhrases({ ...phrases, page: pages[page] });
  const words = t.denied(t.page);
  useEffect(() => {
    showError(words);
    for (const queryKey of [meQuery.queryKey, menuKey]) void queryClient.invalidateQueries({ queryKey });
    void navigate('/app/profile-view', { replace: true });
  }, [navigate, queryClient, words]);
  return null;
}

/** The page a path belongs to, or null where no right is needed. `/admin/users/7/edit` belongs to `/admin/users`. */
export function pageOf(pathname: string): PageKey | null {
  for (let path = pathname.replace(/\/+$/, ''); path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    if (isPage(path)) return path;
  }
  return null;
}

/** Query key of the whole menu, which follows from the rights. */
export const menuKey = ['menu'];

/** The person's menu entries of a group, or of one page in it; an empty list means denied. The body is a form, as documented. */
export function askingMenu(group: string, page?: PageKey) {
  const body = new URLSearchParams({ role_group: group, ...(page && { role_page: page }) });
  const route = 'POST /api/getRoleUserWeb' satisfies (typeof shellRoutes)[keyof typeof shellRoutes];
  return preloadedQueryOptions(route, { body }, (answer) => answer as MenuEntry[]); // our own server's answer
}

/** Heading of a page's group. */
export const groupOf = (page: PageKey) => groups[pages[page].group];

const isUnauthorized = (error: unknown) => error instanceof HttpError && error.status === 401;
