import { BinScreen } from '../features/website/bin/bin.screen.tsx';
import { lazyForm } from '../kit/list/lazy-form.tsx';

/** The values of a deleted record, with the labels of its form. */
const RecordChanges = lazyForm(() => import('./record-changes.tsx').then((m) => m.RecordChanges));

/** Errors of a restore use the labels of the forms. */
const loadPhrases = () => import('./record-labels.ts').then(({ words }) => words);

/** The bin. Features do not import each other; the app passes the labels of all of them. */
export function BinWithLabels() {
  return <BinScreen loadPhrases={loadPhrases} Changes={RecordChanges} />;
}
