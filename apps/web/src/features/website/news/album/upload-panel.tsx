import { maxAlbumUpload, newsImage } from '@faculty/contracts/website/news-image';
import { ActionIcon, Alert, Button, Paper, Progress, Text, Title, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconRefresh, IconX } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { HttpError } from '../../../../kit/api/http.ts';
import { acceptOf } from '../../../../kit/fields/core/form-files.tsx';
import { FileDrop } from '../../../../kit/fields/files/file-drop.tsx';
import { fileSize } from '../../../../kit/fields/files/file-size.ts';
import { sizeBefore } from '../../../../kit/fields/files/prepare-file.tsx';
import { wordsOf } from '../../../../kit/notifications/error-texts.ts';
import classes from './album.module.css';
import { albumPhrases } from './album.phrases.ts';
import { isOpen, type QueuedFile } from './upload-queue.ts';
import { useAlbumUploads } from './use-album-uploads.tsx';

const rule = newsImage.files.news_b_image;
/** Drop zone and file picker for pictures, with a progress line for each file. */
export function UploadPanel({ newsId }: { newsId: number }) {
  const t = usePhrases(albumPhrases);
  const uploads = useAlbumUploads(newsId);
  // stored files are only counted, so that the album below stays visible
  const shown = uploads.files.filter(({ state }) => state !== 'stored');
  const storedCount = uploads.files.length - shown.length;
  return (
    <Paper component="section" withBorder p="md" aria-label={t.addTitle}>
      <Title order={2} fz="lg" mb="sm">
        {t.addTitle}
      </Title>
      <FileDrop
        text={t.drop}
        rule={t.rule(rule.maxMegabytes, maxAlbumUpload)}
        accept={acceptOf(rule)}
        isMultiple
        onFiles={(files) => void uploads.add(files)}
      />
      {uploads.preparing > 0 && (
        <Text size="sm" c="dimmed" role="status" mt="sm">
          {t.preparing(uploads.preparing)}
        </Text>
      )}
      {uploads.refused.length > 0 && (
        <Alert
          mt="md"
          color="red"
          role="alert"
          icon={<IconAlertTriangle aria-hidden />}
          title={t.refused(uploads.refused.length)}
          withCloseButton
          closeButtonLabel={t.dismiss}
          onClose={uploads.dismissRefused}
        >
          <ul className={classes.refused}>
            {uploads.refused.map(({ name, problem }) => (
              <li key={name}>
                <b>{name}</b>: {problem}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {uploads.files.length > 0 && (
        <>
          {storedCount > 0 && (
            <Text size="sm" c="green" mt="sm" role="status">
              {t.storedCount(storedCount)}
            </Text>
          )}
          <ul className={classes.queue} aria-label={t.queue}>
            {shown.map((queued) => (
              <QueuedLine
                key={queued.id}
                queued={queued}
                onCancel={() => uploads.cancel(queued.id)}
                onRetry={() => uploads.retry(queued.id)}
              />
            ))}
          </ul>
          {!uploads.files.every(isOpen) && (
            <Button variant="subtle" size="sm" mt="xs" onClick={uploads.clear}>
              {t.clear}
            </Button>
          )}
        </>
      )}
    </Paper>
  );
}

function QueuedLine({ queued, onCancel, onRetry }: { queued: QueuedFile; onCancel(): void; onRetry(): void }) {
  const t = usePhrases(albumPhrases);
  const { name, size } = queued.file;
  const before = sizeBefore(queued.file);
  const isRetryable = queued.state === 'failed' || queued.state === 'cancelled';
  return (
    <li className={classes.queued}>
      <div className={classes.queuedName}>
        <Text size="sm" fw={600} truncate>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {before === undefined ? fileSize(size) : t.shrunk(fileSize(before), fileSize(size))}
        </Text>
      </div>
      <QueuedState queued={queued} />
      {isOpen(queued) && queued.progress < 1 && (
        <Tooltip label={t.cancel(name)}>
          <ActionIcon variant="subtle" size="lg" aria-label={t.cancel(name)} onClick={onCancel}>
            <IconX size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      {isRetryable && (
        <Tooltip label={t.retry(name)}>
          <ActionIcon variant="subtle" size="lg" aria-label={t.retry(name)} onClick={onRetry}>
            <IconRefresh size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  );
}

function QueuedState({ queued }: { queued: QueuedFile }) {
  const t = usePhrases(albumPhrases);
  const { language } = useLanguage();
  const percent = Math.round(queued.progress * 100);
  if (queued.state === 'failed') {
    return (
      <Text size="sm" c="var(--mantine-color-error)" className={classes.queuedState}>
        <IconAlertTriangle size={18} aria-hidden /> {t.failed(errorText(queued.error, language))}
      </Text>
    );
  }
  if (queued.state === 'sending') {
    return (
      <div className={classes.queuedState}>
        <Progress.Root size="lg" flex={1}>
          <Progress.Section value={percent} aria-label={t.progressOf(queued.file.name)} />
        </Progress.Root>
        <Text size="sm">{percent === 100 ? t.storing : t.sending(percent)}</Text>
      </div>
    );
  }
  return (
    <Text size="sm" c="dimmed" className={classes.queuedState}>
      {queued.state === 'waiting' ? t.waiting : t.cancelled}
    </Text>
  );
}

/** Error text of a rejected file: the field's own error when there is one, because the general text only says that a field is invalid. */
function errorText(error: unknown, language: 'th' | 'en'): string {
  const [field] = error instanceof HttpError ? Object.values(error.answer?.fields ?? {}) : [];
  return field?.message ?? wordsOf(error, language);
}
