import { Alert, Button, Code, Text } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import { authOptionsQuery } from '../../kit/session/auth-options.ts';
import { FrontPage } from '../../kit/theme/front-page.tsx';

const phrases = {
  title: { th: 'เข้าสู่ระบบไม่สำเร็จ', en: 'Sign-in failed' },
  notFound: { th: 'ไม่พบอีเมลของคุณในระบบ', en: 'Your e-mail was not found in the system' },
  failed: { th: 'ติดต่อระบบเข้าสู่ระบบของ Microsoft ไม่สำเร็จ', en: 'Signing in with Microsoft does not work at the moment' },
  failedHint: {
    th: 'ปัญหานี้ไม่ได้เกิดจากบัญชีของคุณ โปรดลองใหม่ภายหลัง หากยังเข้าไม่ได้ให้แจ้งผู้ดูแลระบบของคณะ',
    en: 'Your account is not the reason. Please try again later; if it persists, tell the faculty’s administrator.',
  },
  onlyUniversity: (domains: string) => ({
    th: `โปรดใช้อีเมลของมหาวิทยาลัยเท่านั้น${domains && ` (${domains})`}`,
    en: `Please use your university e-mail only${domains && ` (${domains})`}.`,
  }),
  hint: {
    th: 'หากใช้อีเมลของมหาวิทยาลัยแล้วยังเข้าไม่ได้ โปรดติดต่อผู้ดูแลระบบของคณะ',
    en: 'If you did, please contact the faculty’s administrator.',
  },
  reference: { th: 'หมายเลขอ้างอิงสำหรับแจ้งผู้ดูแลระบบ:', en: 'Reference for the administrator:' },
  back: { th: 'กลับหน้าเข้าสู่ระบบ', en: 'Back to sign in' },
};

/** Where a refused Office365 sign-in ends. */
export function ErrorLoginScreen() {
  const t = usePhrases(phrases);
  const { data: options } = useQuery(authOptionsQuery);
  const [params] = useSearchParams();
  const reference = referenceOf(params.get('request'));
  const isFailed = params.get('failed') === 'Y';
  return (
    <FrontPage title={t.title}>
      <Alert color="red" icon={<IconMailOff aria-hidden />} title={isFailed ? t.failed : t.notFound}>
        {isFailed ? t.failedHint : t.onlyUniversity(options?.emailDomains.map((domain) => `@${domain}`).join(', ') ?? '')}
      </Alert>
      {!isFailed && <Text>{t.hint}</Text>}
      {reference && (
        <Text size="sm">
          {t.reference} <Code>{reference}</Code>
        </Text>
      )}
      <Button component={Link} to="/login">
        {t.back}
      </Button>
    </FrontPage>
  );
}

/** Whoever made the address may have written anything into it. */
const referenceOf = (text: string | null) => (text !== null && /^[\w-]{8,64}$/.test(text) ? text : null);
