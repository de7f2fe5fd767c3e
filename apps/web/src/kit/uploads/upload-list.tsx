import { type UploadRow, upload } from '@faculty/contracts/website/upload';
import { ActionIcon, Button, Skeleton, Text, Title, Tooltip } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { IconCopy, IconLink, IconPencil, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { fileSize } from '../fields/files/file-size.ts';
import { SearchBox } from '../list/filters/list-filters.tsx';
import { SearchSuggestion } from '../list/filters/search-suggestion.tsx';
import { ListFooter } from '../list/list-footer.tsx';
import { highlightedRow } from '../list/state/scroll-restoration.ts';
import { useList } from '../list/state/use-list.ts';
import { useRemove } from '../list/state/use-remove.tsx';
import { copyPhrases } from '../notifications/copy.phrases.ts';
import { EmptyState, FailedState } from '../notifications/states.tsx';
import { useRight } from '../session/session.tsx';
import { momentText } from '../theme/dates.ts';
import { useLocalListState } from '../url-state/list-url-state.ts';
import { copyAddress, insertionHtml, isPicture } from './insertion.ts';
import { uploadPhrases } from './upload.phrases.ts';
import { UploadThumbnail } from './upload-thumbnail.tsx';
import classes from './uploads.module.css';

interface UploadListProps {
  onEdit(upload: UploadRow): void;
  /** Opened from an editor: takes HTML. */
  onInsert?: ((html: string) => void) | undefined;
}

/** Rows added each time the end of the list is scrolled into view. */
const rowsAtATime = 100;

/** The uploaded files, newest first, in a place of their own: the address belongs to the screen under the dialog. */
export function UploadList({ onEdit, onInsert }: UploadListProps) {
  const t = usePhrases(uploadPhrases);
  const list = useList(upload, useLocalListState(), onInsert ? { fixed: { active: 'Y' } } : {});
  const remove = useRemove(upload);
  const marked = highlightedRow(upload.name);
  const { drawn, end } = useGrowing(list.rows, list.query.limit);
  return (
    <section aria-label={t.list}>
      <Title order={3} mb="sm">
        {t.list}
      </Title>
      <SearchBox list={list} />
      {list.error && <FailedState error={list.error} onRetry={list.retry} />}
      {!list.isLoading &&
        list.count === 0 &&
        (list.isFiltered ? (
          <EmptyState drawing="no-match" title={t.noMatch} hint={t.noMatchHint} action={<SearchSuggestion list={list} />} />
        ) : (
          <EmptyState drawing="empty" title={t.none} hint={t.noneHint} />
        ))}
      {list.isLoading && <Skeleton h={320} mt="md" />}
      <ul className={classes.files}>
        {drawn.map((row) => (
          <li key={row.uploads_id} className={classes.row} data-marked={marked === String(row.uploads_id) || undefined}>
            <UploadThumbnail upload={row} />
            <FileFacts row={row} />
            <FileActions row={row} onEdit={onEdit} onRemove={remove.ask} onInsert={onInsert} />
          </li>
        ))}
      </ul>
      <div ref={end} />
      {list.count > 0 && <ListFooter list={list} />}
      {remove.dialog}
    </section>
  );
}

/** "All" may be thousands: a hundred rows are drawn, and more as they are scrolled to. */
function useGrowing<Item>(items: readonly Item[], limit: number) {
  const [grown, setGrown] = useState({ limit, count: rowsAtATime });
  const count = grown.limit === limit ? grown.count : rowsAtATime;
  const { ref: end, entry } = useIntersection();
  const isAtEnd = entry?.isIntersecting === true && count < items.length;
  useEffect(() => {
    if (isAtEnd) setGrown({ limit, count: count + rowsAtATime });
  }, [isAtEnd, limit, count]);
  return { drawn: items.slice(0, count), end };
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
  const { copy } = usePhrases(copyPhrases);
  const right = useRight(upload.page);
  const actions = [
    { label: copy, icon: IconCopy, run: () => void copyAddress(row), isShown: true },
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
          onClick={() => onInsert(insertionHtml(row))}
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
          onClick={() => onInsert(insertionHtml(row, 'link'))}
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
