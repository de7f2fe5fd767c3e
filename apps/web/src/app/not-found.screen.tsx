import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useRoutes } from 'react-router-dom';
import { usePhrases } from '../i18n/phrases.tsx';
import { lazyPart } from '../kit/notifications/lazy-part.tsx';
import { EmptyState, LoadingState } from '../kit/notifications/states.tsx';
import { hasLiveToken } from '../kit/session/session-token.ts';
import { FrontPage } from '../kit/theme/front-page.tsx';

export const notFoundPhrases = {
  title: { th: 'ไม่พบหน้านี้', en: 'Page not found' },
  text: {
    th: 'หน้านี้อาจถูกลบไปแล้ว หรือที่อยู่ไม่ถูกต้อง',
    en: 'The page you are looking for no longer exists, or its address was mistyped.',
  },
  home: { th: 'กลับหน้าหลัก', en: 'Back to the start page' },
};

const Shell = lazyPart(() => import('./shell/shell.tsx').then((m) => m.Shell));

/** Any unknown address; a signed-in person keeps the menu. */
export function NotFoundScreen() {
  const t = usePhrases(notFoundPhrases);
  const [isSignedIn] = useState(hasLiveToken);
  const home = (
    <Button component={Link} to="/app/profile-view">
      {t.home}
    </Button>
  );
  const hint = `${t.text} (404)`;
  const inShell = useRoutes([
    {
      element: <Shell fallback={<LoadingState />} />,
      children: [{ path: '*', element: <EmptyState title={t.title} hint={hint} action={home} /> }],
    },
  ]);
  if (isSignedIn) return inShell;
  return (
    <FrontPage title={t.title}>
      <Text>{hint}</Text>
      {home}
    </FrontPage>
  );
}
