import type { AuditLine } from '@faculty/contracts/admin/audit';
import { personMergeRoutes } from '@faculty/contracts/members/person-merge';
import { usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { useMe } from '../session/session.tsx';
import { UndoButton } from './undo-change-button.tsx';
import { undoMergePhrases } from './undo-merge.phrases.ts';

/** Undoes the merge that a line of a member's history tells of, unless a later line does. */
export function UndoMerge({ line, lines }: { line: AuditLine; lines: readonly AuditLine[] }) {
  const t = usePhrases(undoMergePhrases);
  const { role } = useMe();
  const [gone] = line.changes.user_name ?? [];
  const isUndone = lines.some(({ action, at, changes }) => action === 'unmerge' && at > line.at && changes.user_name?.[1] === gone);
  if (line.action !== 'merge' || isUndone || role !== 'admin') return null;
  const undo = async () => {
    await call(personMergeRoutes.undo, { params: { user_name: String(gone) } });
    return String(gone);
  };
  return <UndoButton label={t.undo} done={t.done} undo={undo} />;
}
