import { Anchor, Text } from '@mantine/core';
import { useEffect } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { closeSignInPopup } from '../../kit/session/sign-in-popup.ts';
import { FrontPage } from '../../kit/theme/front-page.tsx';

const phrases = {
  title: { th: 'เข้าสู่ระบบแล้ว', en: 'You are signed in' },
  close: { th: 'ปิดหน้าต่างนี้แล้วกลับไปทำงานต่อได้เลย', en: 'Close this window and carry on where you were.' },
  stay: { th: 'หรือใช้งานต่อในหน้าต่างนี้', en: 'Or go on in this window' },
};

/** The second window has done its work: the first one has seen the token by now. Not every browser lets it close itself. */
export function PopupDone() {
  const t = usePhrases(phrases);
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
