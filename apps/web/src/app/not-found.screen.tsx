import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { usePhrases } from '../i18n/phrases.tsx';
import { FrontPage } from '../kit/theme/front-page.tsx';

export const notFoundPhrases = {
  title: { th: 'ไม่พบหน้านี้', en: 'Page not found' },
  text: {
    th: 'หน้านี้อาจถูกลบไปแล้ว หรือที่อยู่ไม่ถูกต้อง',
    en: 'The page you are looking for no longer exists, or its address was mistyped.',
  },
  home: { th: 'กลับหน้าหลัก', en: 'Back to the start page' },
};

/** Any unknown address. */
export function NotFoundScreen() {
  const t = usePhrases(notFoundPhrases);
  return (
    <FrontPage title={t.title}>
      <Text>{t.text} (404)</Text>
      <Button component={Link} to="/app/profile-view">
        {t.home}
      </Button>
    </FrontPage>
  );
}
