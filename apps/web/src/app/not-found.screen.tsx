import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { usePhrases } from '../i18n/phrases.tsx';
import { PageTitle } from '../kit/page-title.tsx';

const phrases = {
  title: { th: 'ไม่พบหน้านี้', en: 'Page not found' },
  text: {
    th: 'หน้าที่คุณเปิดไม่มีอยู่แล้ว หรือที่อยู่อาจพิมพ์ไม่ถูกต้อง',
    en: 'The page you are looking for no longer exists, or its address was mistyped.',
  },
  home: { th: 'กลับหน้าหลัก', en: 'Back to the start page' },
};

/** Any unknown address. */
export function NotFoundScreen() {
  const t = usePhrases(phrases);
  return (
    <Container size="sm" py={96} component="main">
      <PageTitle>{t.title}</PageTitle>
      <Stack gap="md" align="flex-start">
        <Text fz={56} fw={700} lh={1} c="var(--accent-text)" aria-hidden>
          404
        </Text>
        <Title order={1}>{t.title}</Title>
        <Text>{t.text}</Text>
        <Button component={Link} to="/app/profile-view">
          {t.home}
        </Button>
      </Stack>
    </Container>
  );
}
