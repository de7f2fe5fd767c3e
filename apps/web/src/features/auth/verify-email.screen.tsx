import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { FrontPage } from '../../kit/look/front-page.tsx';
import { wordsOf } from '../../kit/messages/error-words.ts';
import { showSuccess } from '../../kit/messages/messages.ts';
import { LoadingState } from '../../kit/messages/states.tsx';
import { addressToken } from '../../kit/session/address-token.ts';
import { localWay, verifyEmail } from './auth-calls.ts';

const phrases = {
  title: { th: 'ยืนยันอีเมล', en: 'Verify e-mail' },
  done: { th: 'ยืนยันอีเมลเรียบร้อยแล้ว เข้าสู่ระบบได้เลย', en: 'Your email was verified. You can sign in now.' },
  noToken: { th: 'โปรดเปิดลิงก์จากอีเมลอีกครั้ง', en: 'Please open the link in the e-mail again.' },
  back: { th: 'ไปหน้าเข้าสู่ระบบ', en: 'Go to sign in' },
};

/** Verifies the address with the token of a mailed link, then goes to /login. */
export function VerifyEmailScreen() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [token] = useState(addressToken);
  const { isSuccess, error } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      await verifyEmail(token ?? '');
      return true;
    },
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (!isSuccess) return;
    showSuccess(t.done);
    void navigate('/login', { replace: true, state: localWay });
  }, [isSuccess, navigate, t.done]);
  if (token !== null && !error) return <LoadingState />;
  return (
    <FrontPage title={t.title}>
      <Text role="alert">{token === null ? t.noToken : wordsOf(error, language)}</Text>
      <Button component={Link} to="/login" state={localWay}>
        {t.back}
      </Button>
    </FrontPage>
  );
}
