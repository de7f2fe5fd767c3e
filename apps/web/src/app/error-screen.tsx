import { Button, Code, Container, Group, Stack, Text, Title } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteError } from 'react-router-dom';
import { usePhrases } from '../i18n/phrases.tsx';
import { HttpError } from '../kit/api/http.ts';
import { ScreenLoadError } from '../kit/notifications/lazy-part.tsx';
import { messagePhrases } from '../kit/notifications/messages.phrases.ts';
import { authOptionsQuery, useNewVersion } from '../kit/session/auth-options.ts';
import { PageTitle } from '../kit/theme/page-title.tsx';

const phrases = {
  notLoaded: { th: 'โหลดหน้านี้ไม่สำเร็จ', en: 'This page could not be loaded' },
  notLoadedHint: {
    th: 'อินเทอร์เน็ตอาจขัดข้อง หรือระบบเพิ่งอัปเดตเป็นเวอร์ชันใหม่ โปรดโหลดหน้าเว็บอีกครั้ง ข้อมูลที่พิมพ์ค้างไว้ในแบบฟอร์มจะยังอยู่',
    en: 'The connection may have failed, or the system has just been updated. Please reload; what you typed into a form is kept.',
  },
  crashed: { th: 'หน้านี้ขัดข้อง', en: 'Something went wrong on this page' },
  crashedHint: {
    th: 'โปรดลองใหม่ หากยังพบปัญหาให้แจ้งผู้ดูแลระบบพร้อมข้อความด้านล่าง ข้อมูลที่พิมพ์ค้างไว้ในแบบฟอร์มจะยังอยู่',
    en: 'Please try again. If it persists, tell an administrator the text below. What you typed into a form is kept.',
  },
  newVersion: { th: 'ระบบอัปเดตเป็นเวอร์ชันใหม่แล้ว', en: 'The system has been updated' },
  newVersionHint: {
    th: 'โปรดโหลดหน้าเว็บอีกครั้งเพื่อใช้งานต่อ ข้อมูลที่พิมพ์ค้างไว้ในแบบฟอร์มจะยังอยู่',
    en: 'Please reload to go on. What you typed into a form is kept.',
  },
  reload: messagePhrases.reload,
  home: { th: 'กลับหน้าหลัก', en: 'Back to the start page' },
};

/** With the pauses between them, half a minute: the network is told of before it carries anything. */
const mostTries = 5;

/**
 * Shown in place of a screen that crashed or did not load. Reloading is the retry: it also fetches a new version. When the network
 * is back, what did not load is tried again by itself.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const t = usePhrases(phrases);
  const isOutdated = useNewVersion();
  const kind = !(error instanceof ScreenLoadError) ? 'crashed' : isOutdated ? 'newVersion' : 'notLoaded';
  const client = useQueryClient();
  useWindowEvent('online', () => {
    if (kind === 'crashed') return;
    // the server first: a page that is loaded before it can be had is the browser's own error
    const answered = client.fetchQuery({ ...authOptionsQuery, staleTime: 0, retry: mostTries });
    void answered.then(
      () => location.reload(),
      () => undefined,
    );
  });
  return (
    <Container size="sm" py={72}>
      <PageTitle>{t[kind]}</PageTitle>
      <Stack gap="md">
        <Title order={1}>{t[kind]}</Title>
        <Text>{t[`${kind}Hint`]}</Text>
        {kind === 'crashed' && <Code block>{detailOf(error)}</Code>}
        <Group>
          <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => location.reload()}>
            {t.reload}
          </Button>
          <Button variant="default" component="a" href="/app/profile-view">
            {t.home}
          </Button>
        </Group>
      </Stack>
    </Container>
  );
}

function detailOf(error: unknown): string {
  if (error instanceof HttpError && error.answer) return `${error.message} (${error.answer.requestId})`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
