import { Anchor, Group, Stack, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, type Location, Navigate, useLocation } from 'react-router-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import { clearErrors, showError } from '../../kit/notifications/messages.ts';
import { LoadingState } from '../../kit/notifications/states.tsx';
import { lazyComponent } from '../../kit/overlays/lazy-component.tsx';
import { authOptionsQuery } from '../../kit/session/auth-options.ts';
import { hasLiveToken, storeToken } from '../../kit/session/session-token.ts';
import { isSignInPopup } from '../../kit/session/sign-in-popup.ts';
import { wantedPath } from '../../kit/session/wanted-path.ts';
import { FrontPage } from '../../kit/theme/front-page.tsx';
import type { localWay } from './auth-calls.ts';
import { OfficeButton } from './office-button.tsx';
import { AnotherPerson } from './other-person.tsx';
import { PopupDone } from './popup-done.tsx';
import { useHandOver } from './use-hand-over.ts';
import { WebsiteLink } from './website-link.tsx';

const phrases = {
  title: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  onlyUniversity: { th: 'ใช้ได้เฉพาะบัญชีของมหาวิทยาลัยเท่านั้น', en: 'Only accounts of the university can sign in.' },
  local: { th: 'บัญชีในระบบ (LOGIN)', en: 'LOGIN' },
  ways: { th: 'วิธีเข้าสู่ระบบ', en: 'Ways to sign in' },
  forgot: { th: 'ลืมรหัสผ่าน', en: 'Forgot password' },
  signUp: { th: 'สร้างบัญชี', en: 'Create an account' },
};

/** The sign-in page. Opened with a token it takes it as the session; already signed in, it goes on at once. */
export function LoginScreen() {
  const t = usePhrases(phrases);
  const [signedIn, setSignedIn] = useState(hasLiveToken);
  const handOver = useHandOver();
  const error = handOver.state === 'failed' ? handOver.error : null;
  useEffect(() => {
    if (error) showError(error);
  }, [error]);

  if (handOver.state === 'asking') return <AnotherPerson other={handOver.other} />;
  if (handOver.state === 'done' && isSignInPopup()) return <PopupDone />;
  if (handOver.state === 'pending') return <LoadingState />;
  if (signedIn || handOver.state === 'done') return <Navigate to={wantedPath()} replace />;
  return (
    <FrontPage title={t.title}>
      <SignInWays
        onToken={(token) => {
          clearErrors();
          storeToken(token);
          setSignedIn(true);
        }}
      />
      <WebsiteLink />
    </FrontPage>
  );
}

/** Asked for as soon as the page stands: it stands behind the other way in. */
const LocalSignInForm = lazyComponent(() => import('./local-sign-in-form.tsx').then((m) => m.LocalSignInForm), { isIdlePreloaded: true });

function SignInWays({ onToken }: { onToken(token: string): void }) {
  const t = usePhrases(phrases);
  const { data: options } = useQuery(authOptionsQuery);
  const { state }: Location<Partial<typeof localWay> | null> = useLocation();
  const office = (
    <Stack gap="md">
      <OfficeButton />
      <Text c="dimmed">{t.onlyUniversity}</Text>
    </Stack>
  );
  if (!options?.local) return office;
  return (
    <Tabs defaultValue={state?.way ?? 'office'}>
      <Tabs.List aria-label={t.ways} mb="lg">
        <Tabs.Tab value="office">Office365</Tabs.Tab>
        <Tabs.Tab value="local">{t.local}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="office">{office}</Tabs.Panel>
      <Tabs.Panel value="local">
        <Stack gap="md">
          <LocalSignInForm onToken={onToken} fallback={<LoadingState />} />
          <Group justify="space-between">
            <Anchor component={Link} to="/forgot">
              {t.forgot}
            </Anchor>
            <Anchor component={Link} to="/sign-up">
              {t.signUp}
            </Anchor>
          </Group>
        </Stack>
      </Tabs.Panel>
    </Tabs>
  );
}
