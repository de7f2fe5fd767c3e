import { Anchor, Divider, Group, Stack, Tabs, Text } from '@mantine/core';
import { IconBrandOffice, IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, type Location, Navigate, useLocation } from 'react-router-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import { lazyPart } from '../../kit/notifications/lazy-part.tsx';
import { clearErrors, showError } from '../../kit/notifications/messages.ts';
import { LoadingState } from '../../kit/notifications/states.tsx';
import { authOptionsQuery } from '../../kit/session/auth-options.ts';
import { hasLiveToken, storeToken } from '../../kit/session/session-token.ts';
import { FrontPage } from '../../kit/theme/front-page.tsx';
import type { localWay } from './auth-calls.ts';
import { OfficeButton } from './office-button.tsx';
import { closeSignInPopup, isSignInPopup } from './sign-in-popup.ts';
import { useHandOver } from './use-hand-over.ts';
import { wantedPath } from './wanted-path.ts';
import classes from './ways.module.css';
import { WebsiteLink } from './website-link.tsx';

const popupDonePhrases = {
  title: { th: 'เข้าสู่ระบบแล้ว', en: 'You are signed in' },
  close: { th: 'ปิดหน้าต่างนี้แล้วกลับไปทำงานต่อได้เลย', en: 'Close this window and carry on where you were.' },
  stay: { th: 'หรือใช้งานต่อในหน้าต่างนี้', en: 'Or go on in this window' },
};

const phrases = {
  title: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  welcome: { th: 'ยินดีต้อนรับ', en: 'Welcome' },
  onlyUniversity: { th: 'ใช้ได้เฉพาะบัญชีของมหาวิทยาลัยเท่านั้น', en: 'Only accounts of the university can sign in.' },
  office: { th: 'ใช้บัญชี Office365', en: 'Use Office365' },
  local: { th: 'ใช้อีเมลและรหัสผ่าน (LOGIN)', en: 'Use e-mail and password (LOGIN)' },
  ways: { th: 'วิธีเข้าสู่ระบบ', en: 'Ways to sign in' },
  forgot: { th: 'ลืมรหัสผ่าน', en: 'Forgot password' },
  signUp: { th: 'สร้างบัญชี', en: 'Create an account' },
};

/** The sign-in page. With a token in the address it starts the session; when already signed in, it redirects. */
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
    <FrontPage title={t.title} heading={t.welcome} hint={t.onlyUniversity}>
      <SignInWays
        onToken={(token) => {
          clearErrors();
          storeToken(token);
          setSignedIn(true);
        }}
      />
    </FrontPage>
  );
}

/** Of a link that is somebody else's. */
const AnotherPerson = lazyPart(() => import('./another-person.tsx').then((m) => m.AnotherPerson));

/** Behind the other tab. */
const LocalSignInForm = lazyPart(() => import('./local-sign-in-form.tsx').then((m) => m.LocalSignInForm));

function SignInWays({ onToken }: { onToken(token: string): void }) {
  const t = usePhrases(phrases);
  const { data: options } = useQuery(authOptionsQuery);
  const { state }: Location<Partial<typeof localWay> | null> = useLocation();
  return (
    <Tabs variant="none" defaultValue={(options?.local && state?.way) || 'office'}>
      <Tabs.Panel value="office">
        <OfficeButton />
      </Tabs.Panel>
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
      <Divider my={22} />
      <div className={classes.ways}>
        {options?.local && (
          <Tabs.List aria-label={t.ways} className={`${classes.ways} ${classes.tabs}`}>
            <Tabs.Tab value="office" className={classes.way ?? ''} leftSection={<IconBrandOffice size={20} aria-hidden />}>
              {t.office}
            </Tabs.Tab>
            <Tabs.Tab value="local" className={classes.way ?? ''} leftSection={<IconKey size={20} aria-hidden />}>
              {t.local}
            </Tabs.Tab>
          </Tabs.List>
        )}
        <WebsiteLink />
      </div>
    </Tabs>
  );
}

/** The second window has done its work: the first one has seen the token by now. Not every browser lets it close itself. */
function PopupDone() {
  const t = usePhrases(popupDonePhrases);
  useEffect(() => {
    window.close();
  }, []);
  return (
    <FrontPage title={t.title}>
      <Text>{t.close}</Text>
      <Anchor href="/" onClick={closeSignInPopup}>
        {t.stay}
      </Anchor>
    </FrontPage>
  );
}
