import { Alert, Button, Text } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import { authOptionsQuery } from '../../kit/session/auth-options.ts';
import { FrontPage } from '../../kit/theme/front-page.tsx';

const phrases = {
  title: { th: 'เข้าสู่ระบบไม่สำเร็จ', en: 'Sign-in failed' },
  notFound: { th: 'ไม่พบอีเมลของคุณในระบบ', en: 'Your e-mail was not found in the system' },
  onlyUniversity: (domains: string) => ({
    th: `โปรดใช้อีเมลของมหาวิทยาลัยเท่านั้น${domains && ` (${domains})`}`,
    en: `Please use your university e-mail only${domains && ` (${domains})`}.`,
  }),
  hint: {
    th: 'หากใช้อีเมลของมหาวิทยาลัยแล้วยังเข้าไม่ได้ โปรดติดต่อผู้ดูแลระบบของคณะ',
    en: 'If you did, please contact the faculty’s administrator.',
  },
  back: { th: 'กลับหน้าเข้าสู่ระบบ', en: 'Back to sign in' },
};

/** Where a refused Office365 sign-in ends. */
export function ErrorLoginScreen() {
  const t = usePhrases(phrases);
  const { data: options } = useQuery(authOptionsQuery);
  return (
    <FrontPage title={t.title}>
      <Alert color="red" icon={<IconMailOff aria-hidden />} title={t.notFound}>
        {t.onlyUniversity(options?.emailDomains.map((domain) => `@${domain}`).join(', ') ?? '')}
      </Alert>
      <Text>{t.hint}</Text>
      <Button component={Link} to="/login">
        {t.back}
      </Button>
    </FrontPage>
  );
}
