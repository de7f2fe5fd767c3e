import { type DemoArea, type DemoPath, demoAreaOf, demoAreas, demoPages, isDemoPath } from '@faculty/contracts/demo/demo-pages';
import type { MenuEntry, shellRoutes } from '@faculty/contracts/shell/me';
import { Select, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { NotFoundScreen, notFoundPhrases } from '../app/not-found.screen.tsx';
import { useLanguage, usePhrases } from '../i18n/phrases.tsx';
import { call } from '../kit/api/http.ts';
import { choiceSearch } from '../kit/fields/choice/choice-search.ts';
import { EmptyState, FailedState, LoadingState } from '../kit/notifications/states.tsx';
import { PageTitle } from '../kit/theme/page-title.tsx';
import { screens } from './pages.ts';

const Shell = lazy(() => import('../app/shell/shell.tsx').then((m) => ({ default: m.Shell })));
const phrases = { ...notFoundPhrases, chosen: { th: 'ไปที่หน้า', en: 'Go to page' } };
const paths = Object.keys(demoPages) as DemoPath[];

/** Whatever address is none of the product's: a demo page in the shell, or nothing. */
export function DemoScreen() {
  const path = useLocation().pathname.replace(/\/+$/, '');
  if (path === '/documentation') return <Navigate to={paths[0] ?? '/'} replace />;
  if (!isDemoPath(path)) return <NotFoundScreen />;
  return (
    <Suspense fallback={<LoadingState />}>
      <ShellAndPage />
    </Suspense>
  );
}

/** Not `<Routes>`: nothing else of the product uses that, and it would be downloaded with the first page. */
const ShellAndPage = () => useRoutes([{ element: <Shell />, children: [{ path: '*', element: <DemoPage /> }] }]);

/** Asks the server, as of every page (documented): it answers administrators, and nobody where the demo pages are switched off. */
function DemoPage() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const path = useLocation().pathname.replace(/\/+$/, '');
  const area = path.split('/')[1] ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['demo', area],
    queryFn: async ({ signal }) => {
      const body = new URLSearchParams({ role_group: area, role_page: path });
      return (await call('POST /api/getRoleUserWeb' satisfies (typeof shellRoutes)['roleUserWeb'], { body, signal })) as MenuEntry[];
    },
    staleTime: 60_000,
  });
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (data.length === 0 || !isDemoPath(path)) return <EmptyState title={t.title} hint={`${t.text} (404)`} />;
  const Screen = screens[path];
  const title = demoPages[path][language];
  const optionsOf = (area: DemoArea) =>
    paths.filter((each) => demoAreaOf(each) === area).map((value) => ({ value, label: demoPages[value][language] }));
  return (
    <Stack pt="sm">
      <PageTitle>{title}</PageTitle>
      <Select
        label={t.chosen}
        maw="24rem"
        value={path}
        allowDeselect={false}
        searchable
        filter={choiceSearch}
        data={(Object.keys(demoAreas) as DemoArea[]).map((area) => ({ group: demoAreas[area][language], items: optionsOf(area) }))}
        onChange={(chosen) => chosen && void navigate(chosen)}
      />
      <Title order={1}>{title}</Title>
      <Suspense fallback={<LoadingState />}>
        <Screen />
      </Suspense>
    </Stack>
  );
}
