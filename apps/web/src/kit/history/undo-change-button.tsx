import type { AuditLine } from '@faculty/contracts/admin/audit';
import { Button } from '@mantine/core';
import { IconArrowBackUpDouble } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { listPhrases } from '../list/list.phrases.ts';
import { showError, showSuccess } from '../notifications/messages.ts';
import { undoChangePhrases } from './undo-change.phrases.ts';
import { undoChange } from './undo-change.ts';

interface UndoChangeButtonProps {
  line: AuditLine;
  onDone(): void;
}

/** Undoes the change of many records that a line of the history is a part of, while there is something left of it. */
export function UndoChangeButton({ line: { change_id, change_count }, onDone }: UndoChangeButtonProps) {
  const t = usePhrases(undoChangePhrases);
  const { undone } = usePhrases(listPhrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => undoChange(change_id ?? '', language),
    onSuccess(outcome) {
      showSuccess(undone, outcome);
      onDone();
      return client.invalidateQueries();
    },
    onError: showError,
  });
  if (change_id === null || change_count === 0) return null;
  return (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<IconArrowBackUpDouble size={18} aria-hidden />}
      loading={undoing.isPending}
      onClick={() => undoing.mutate()}
    >
      {t.undo(change_count)}
    </Button>
  );
}
