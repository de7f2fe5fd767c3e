import { ReviewScreen } from '../features/works/review/review.screen.tsx';
import { lazyForm } from '../kit/list/lazy-form.tsx';

const RecordToReview = lazyForm(() => import('./record-to-review.tsx').then((m) => m.RecordToReview));

/** The review queue; the opened record has the labels of its form. */
export function ReviewWithLabels() {
  return <ReviewScreen Opened={RecordToReview} />;
}
