import { AuditScreen } from '../features/admin/audit/audit.screen.tsx';
import { lazyForm } from '../kit/list/lazy-form.tsx';

// the words of every form: no line that is closed needs them
const RecordChanges = lazyForm(() => import('./record-changes.tsx').then((m) => m.RecordChanges));

/** The audit log. Features do not import each other; the app passes the labels of all of them. */
export function AuditWithLabels() {
  return <AuditScreen Changes={RecordChanges} />;
}
