import { activityPhrases } from '../features/works/activities/activity.phrases.ts';
import { useActivityReaders } from '../features/works/activities/activity-readers.ts';
import { ReviewRecord } from '../features/works/review/review-record.tsx';
import { workPhrases } from '../features/works/works/work.phrases.ts';
import { useWorkReaders } from '../features/works/works/work-readers.ts';

/** The reviewed record, with the labels of its form. */
const words = { work: workPhrases, activity: activityPhrases };

/** A record of the review queue: features do not import each other; the app passes the labels of all of them. */
export function RecordToReview({ id }: { id: string }) {
  const readers = { ...useWorkReaders(), ...useActivityReaders() };
  return <ReviewRecord id={id} words={words} readers={readers} />;
}
