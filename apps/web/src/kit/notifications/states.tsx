import { Alert, Button, Center, Group, Loader, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconInbox, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { wordsOf } from './error-texts.ts';
import classes from './states.module.css';

const phrases = {
  loading: { th: 'กำลังโหลด…', en: 'Loading…' },
  failed: { th: 'โหลดข้อมูลไม่สำเร็จ', en: 'This could not be loaded' },
  retry: { th: 'ลองใหม่', en: 'Try again' },
};

/** Loading. Appears after a delay, so that fast answers do not flicker. */
export function LoadingState() {
  const t = usePhrases(phrases);
  return (
    <Center className={classes.loading} role="status" mih={160} p="xl">
      <Group gap="sm">
        <Loader size="sm" aria-hidden />
        <Text c="dimmed">{t.loading}</Text>
      </Group>
    </Center>
  );
}

/** An error with a retry button. */
export function FailedState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t.failed} role="alert">
      <Stack gap="sm" align="flex-start">
        <Text>{wordsOf(error, language)}</Text>
        {onRetry && (
          <Button variant="default" size="sm" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
            {t.retry}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

/** An empty state: why, and what to do next. */
export function EmptyState({ title, hint, action }: { title: string; hint?: ReactNode; action?: ReactNode }) {
  return (
    <Stack align="center" gap="xs" py={56} px="md" ta="center">
      <IconInbox size={40} stroke={1.25} className={classes.emptyIcon} aria-hidden />
      <Text fw={600}>{title}</Text>
      {hint !== undefined && <Text c="dimmed">{hint}</Text>}
      {action}
    </Stack>
  );
}
