import type { AuditLine } from '@faculty/contracts/admin/audit';
import { Button } from '@mantine/core';
import { IconArrowBackUpDouble } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { listPhrases } from '../list/list.phrases.ts';
import { refusedFields } from '../notifications/error-texts.ts';
import { showError, showSuccess } from '../notifications/messages.ts';
import { useMe } from '../session/session.tsx';
import { historyPhrases } from './history.phrases.ts';
import { undoChangePhrases } from './undo-change.phrases.ts';
import { undoChange, undoMerge } from './undo-change.ts';

interface UndoChangeButtonProps {
  line: AuditLine;
  onDone(): void;
}

/** Undoes the change of many records that a line of the history is a part of, while there is something left of it. */
export function UndoChangeButton({ line: { change_id, change_count }, onDone }: UndoChangeButtonProps) {
  const t = usePhrases(undoChangePhrases);
  const { undone } = usePhrases(listPhrases);
  const { language } = useLanguage();
  if (change_id === null || change_count === 0) return null;
  return <UndoButton label={t.undo(change_count)} done={undone} undo={() => undoChange(change_id, language)} onDone={onDone} />;
}

/** Undoes the merge that a line of a member's history tells of, unless a later line does. */
export function UndoMerge({ line, lines }: { line: AuditLine; lines: readonly AuditLine[] }) {
  const t = usePhrases(historyPhrases);
  const { role } = useMe();
  const { language } = useLanguage();
  const [gone] = line.changes.user_name ?? [];
  const isUndone = lines.some(({ action, at, changes }) => action === 'unmerge' && at > line.at && changes.user_name?.[1] === gone);
  if (line.action !== 'merge' || isUndone || role !== 'admin') return null;
  return <UndoButton label={t.undoMerge} done={t.mergeUndone} undo={() => undoMerge(String(gone), language)} />;
}

interface UndoButtonProps {
  label: string;
  /** What is said when it is undone, before what `undo` answers. */
  done: string;
  undo(): Promise<string>;
  onDone?(): void;
}

/** Undoes what a line of the history tells of, and has everything read anew. */
function UndoButton({ label, done, undo, onDone }: UndoButtonProps) {
  const client = useQueryClient();
  const undoing = useMutation({
    mutationFn: undo,
    onSuccess(outcome) {
      showSuccess(done, outcome);
      onDone?.();
      return client.invalidateQueries();
    },
    onError: (problem) => showError(Object.values(refusedFields(problem))[0] ?? problem),
  });
  return (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<IconArrowBackUpDouble size={18} aria-hidden />}
      loading={undoing.isPending}
      onClick={() => undoing.mutate()}
    >
      {label}
    </Button>
  );
}
