import { Anchor, Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { wordsOf } from '../../kit/notifications/error-texts.ts';
import { showSuccess } from '../../kit/notifications/messages.ts';
import { FrontPage } from '../../kit/theme/front-page.tsx';
import { addressToken, forgetAddressToken } from './address-token.ts';
import { localWay, verifyEmail } from './auth-calls.ts';

const phrases = {
  title: { th: 'ยืนยันอีเมล', en: 'Verify e-mail' },
  ask: {
    th: 'กดปุ่มด้านล่างเพื่อยืนยันว่าคุณเป็นผู้สมัครใช้งานด้วยอีเมลนี้ หากไม่ได้เป็นผู้สมัคร โปรดปิดหน้านี้',
    en: 'Press the button to confirm that it was you who signed up with this address. If it was not you, close this page.',
  },
  verify: { th: 'ยืนยันว่าเป็นอีเมลของฉัน', en: 'It is my address' },
  done: { th: 'ยืนยันอีเมลเรียบร้อยแล้ว เข้าสู่ระบบได้เลย', en: 'Your email was verified. You can sign in now.' },
  noToken: { th: 'โปรดเปิดลิงก์จากอีเมลอีกครั้ง', en: 'Please open the link in the e-mail again.' },
  back: { th: 'ไปหน้าเข้าสู่ระบบ', en: 'Go to sign in' },
};

/**
 * Verifies the address with the token of a mailed link, once the person presses: a link that is opened by curiosity or by a mail
 * filter must not open an account that a stranger made with somebody's address. Then goes to /login.
 */
export function VerifyEmailScreen() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [token] = useState(addressToken);
  const verify = useMutation({
    mutationFn: () => verifyEmail(token ?? ''),
    onSuccess: () => {
      forgetAddressToken();
      showSuccess(t.done);
      void navigate('/login', { replace: true, state: localWay });
    },
  });
  const problem = token === null ? t.noToken : verify.error && wordsOf(verify.error, language);
  return (
    <FrontPage title={t.title}>
      {problem ? <Text role="alert">{problem}</Text> : <Text>{t.ask}</Text>}
      {token !== null && (
        <Button onClick={() => verify.mutate()} loading={verify.isPending}>
          {t.verify}
        </Button>
      )}
      <Anchor component={Link} to="/login" state={localWay}>
        {t.back}
      </Anchor>
    </FrontPage>
  );
}
