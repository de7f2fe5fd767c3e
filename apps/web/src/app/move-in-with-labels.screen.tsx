import { MoveInScreen } from '../features/admin/move-in/move-in.screen.tsx';
import { lazyForm } from '../kit/list/lazy-form.tsx';

// the labels of every form: the steps need none of them
const RecordReport = lazyForm(() => import('./move-in-records.tsx').then((m) => m.MoveInRecords));

/** The move from the legacy system. Features do not import each other; the app passes the labels of all of them. */
export function MoveInWithLabels() {
  return <MoveInScreen Report={RecordReport} />;
}
