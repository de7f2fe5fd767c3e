import { Alert, Button, Center, Group, Loader, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
// inlined it would be an address that `use` does not follow
import drawings from './drawings.svg?no-inline';
import { refusedFields, wordsOf } from './error-texts.ts';
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

/** An error, or why the server refuses what was asked, with a retry button. */
export function FailedState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t.failed} role="alert">
      <Stack gap="sm" align="flex-start">
        <Text>{Object.values(refusedFields(error))[0] ?? wordsOf(error, language)}</Text>
        {onRetry && (
          <Button variant="default" size="sm" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
            {t.retry}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

interface EmptyStateProps {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  /** A bundle of palm leaves, a lens over it, a garland, a basket. */
  drawing?: 'empty' | 'no-match' | 'done' | 'deleted';
}

/** An empty state: why, and what to do next. */
export function EmptyState({ title, hint, action, drawing }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py={40} px="md" ta="center">
      {drawing && (
        <svg width={200} height={140} className={classes.drawing} aria-hidden="true">
          <use href={`${drawings}#${drawing}`} />
        </svg>
      )}
      <Text fw={600} size="lg">
        {title}
      </Text>
      {hint !== undefined && (
        <Text c="dimmed" className={classes.hint ?? ''}>
          {hint}
        </Text>
      )}
      {action}
    </Stack>
  );
}
