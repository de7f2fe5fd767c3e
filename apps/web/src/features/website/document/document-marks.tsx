import { noAddress } from '@faculty/contracts/kit/fields';
import { todayInBangkok } from '@faculty/contracts/kit/today';
import { type DocumentRow, isExpired } from '@faculty/contracts/website/document-record';
import { Badge } from '@mantine/core';
import { IconClockOff } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { ShowingChip } from '../../../kit/list/cells/showing-chip.tsx';
import { docPhrases } from './document.phrases.ts';

/** Where the record's file is read, or its link leads; null where it has neither. */
export function addressOf({
  status_link,
  doc_h_file,
  doc_h_url,
}: Pick<DocumentRow, 'status_link' | 'doc_h_file' | 'doc_h_url'>): string | null {
  if (status_link === 'Y') return doc_h_file;
  return doc_h_url === '' || doc_h_url === noAddress ? null : doc_h_url;
}

/** The documented chip of what has expired, said by a person or by its last day; else whether the website shows it yet. */
export function ExpiryChip({ row }: { row: DocumentRow }) {
  const t = usePhrases(docPhrases);
  if (!isExpired(row, todayInBangkok())) return <ShowingChip row={row} />;
  return (
    <Badge variant="light" color="red" size="lg" fw={600} miw="max-content" leftSection={<IconClockOff size={15} aria-hidden />}>
      {t.expired}
    </Badge>
  );
}
