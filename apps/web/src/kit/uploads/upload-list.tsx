import { type UploadRow, upload } from '@faculty/contracts/website/upload';
import { ActionIcon, Button, Pagination, Skeleton, Text, Title, Tooltip } from '@mantine/core';
import { IconCopy, IconLink, IconPencil, IconPhoto, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { entityQueries } from '../data/entity-queries.ts';
import { fileSize } from '../fields/file-size.ts';
import { SearchBox } from '../list/list-filters.tsx';
import { useRemove } from '../list/use-remove.tsx';
import { momentText } from '../look/dates.ts';
import { EmptyState, FailedState } from '../messages/states.tsx';
import { useRight } from '../session/session.tsx';
import { copyAddress } from './copy-address.ts';
import { isPicture, linkHtml, pictureHtml } from './insertion.ts';
import { uploadPhrases } from './upload.phrases.ts';
import { UploadThumbnail } from './upload-thumbnail.tsx';
import classes from './uploads.module.css';

interface UploadListProps {
  /** The file just saved. */
  markedId: number | null;
  onEdit(upload: UploadRow): void;
  /** Opened from an editor: takes HTML. */
  onInsert?: ((html: string) => void) | undefined;
}

const pageSize = 8;

/** The uploaded files, newest first, with a search of its own: the address belongs to the screen under the dialog. */
export function UploadList({ markedId, onEdit, onInsert }: UploadListProps) {
  const t = usePhrases(uploadPhrases);
  const [view, setView] = useState({ q: '', page: 0 });
  const query = { ...view, limit: pageSize, field: 'uploads_id', sort: 'desc', active: onInsert ? 'Y' : undefined } as const;
  const { data, error, refetch, isPending } = useQuery({ ...entityQueries(upload).list(query), placeholderData: keepPreviousData });
  const remove = useRemove(upload, { name: (row) => row.uploads_title_th });
  const pageCount = Math.ceil((data?.count ?? 0) / pageSize);
  return (
    <section aria-label={t.list}>
      <Title order={3} mb="sm">
        {t.list}
      </Title>
      <SearchBox list={{ query: view, search: (q) => setView({ q, page: 0 }) }} />
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data?.count === 0 &&
        (view.q === '' ? <EmptyState title={t.none} hint={t.noneHint} /> : <EmptyState title={t.noMatch} hint={t.noMatchHint} />)}
      {isPending && <Skeleton h={320} mt="md" />}
      <ul className={classes.files}>
        {data?.rows.map((row) => (
          <li key={row.uploads_id} className={classes.row} data-marked={row.uploads_id === markedId || undefined}>
            <UploadThumbnail upload={row} />
            <FileFacts row={row} />
            <FileActions row={row} onEdit={onEdit} onRemove={remove.ask} onInsert={onInsert} />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <nav aria-label={t.pages}>
          <Pagination
            mt="md"
            total={pageCount}
            value={view.page + 1}
            onChange={(page) => setView({ ...view, page: page - 1 })}
            getItemProps={(page) => ({ 'aria-label': t.page(page) })}
            getControlProps={(control) => ({ 'aria-label': control === 'previous' ? t.previous : t.next })}
          />
        </nav>
      )}
      {remove.dialog}
    </section>
  );
}

function FileFacts({ row }: { row: UploadRow }) {
  const { language } = useLanguage();
  return (
    <div className={classes.name}>
      <Text fw={600}>{row.uploads_title_th}</Text>
      <Text size="sm" c="dimmed">
        {row.uploads_extension.toUpperCase()} · {fileSize(row.uploads_size)} · {momentText(row.updated_at, language)}
      </Text>
    </div>
  );
}

interface FileActionsProps {
  row: UploadRow;
  onEdit(row: UploadRow): void;
  onRemove(row: UploadRow): void;
  onInsert: ((html: string) => void) | undefined;
}

function FileActions({ row, onEdit, onRemove, onInsert }: FileActionsProps) {
  const t = usePhrases(uploadPhrases);
  const right = useRight(upload.page);
  const actions = [
    { label: t.copy, icon: IconCopy, run: () => void copyAddress(row), isShown: true },
    { label: t.edit, icon: IconPencil, run: () => onEdit(row), isShown: right.edit },
    { label: t.remove, icon: IconTrash, run: () => onRemove(row), isShown: right.delete },
  ].filter(({ isShown }) => isShown);
  return (
    <div className={classes.actions}>
      {onInsert && isPicture(row) && (
        <Button
          size="sm"
          leftSection={<IconPhoto size={18} aria-hidden />}
          aria-label={t.forFile(t.insertImage, row.uploads_title_th)}
          onClick={() => onInsert(pictureHtml(row))}
        >
          {t.insertImage}
        </Button>
      )}
      {onInsert && (
        <Button
          size="sm"
          variant={isPicture(row) ? 'default' : 'filled'}
          leftSection={<IconLink size={18} aria-hidden />}
          aria-label={t.forFile(t.insertLink, row.uploads_title_th)}
          onClick={() => onInsert(linkHtml(row))}
        >
          {t.insertLink}
        </Button>
      )}
      {actions.map(({ label, icon: Icon, run }) => (
        <Tooltip key={label} label={label}>
          <ActionIcon variant="subtle" size="lg" aria-label={t.forFile(label, row.uploads_title_th)} onClick={run}>
            <Icon size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  );
}
