import type { AuditLine } from '@faculty/contracts/admin/audit';
import { personMergeRoutes } from '@faculty/contracts/members/person-merge';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { refusedFields } from '../notifications/error-texts.ts';
import { showError, showSuccess } from '../notifications/messages.ts';
import { useMe } from '../session/session.tsx';
import { undoMergePhrases } from './undo-merge.phrases.ts';

/** Undoes the merge that a line of a member's history tells of, unless a later line does. */
export function UndoMerge({ line, lines }: { line: AuditLine; lines: readonly AuditLine[] }) {
  const t = usePhrases(undoMergePhrases);
  const client = useQueryClient();
  const { role } = useMe();
  const [gone] = line.changes.user_name ?? [];
  const isUndone = lines.some(({ action, at, changes }) => action === 'unmerge' && at > line.at && changes.user_name?.[1] === gone);
  const undoing = useMutation({
    mutationFn: () => call(personMergeRoutes.undo, { params: { user_name: String(gone) } }),
    onSuccess() {
      showSuccess(t.done, String(gone));
      return client.invalidateQueries();
    },
    onError: (problem) => showError(Object.values(refusedFields(problem))[0] ?? problem),
  });
  if (line.action !== 'merge' || isUndone || role !== 'admin') return null;
  return (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<IconArrowBackUp size={18} aria-hidden />}
      loading={undoing.isPending}
      onClick={() => undoing.mutate()}
    >
      {t.undo}
    </Button>
  );
}
