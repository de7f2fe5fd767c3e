import { activityTypes, workParameters } from '@faculty/contracts/lookups/parameters';
import { activityPhrases, levelPhrases } from '../features/works/activities/activity.phrases.ts';
import type { Readers } from '../features/works/review/review-facts.tsx';
import { ReviewRecord } from '../features/works/review/review-record.tsx';
import { publicLevelPhrases, publicTypePhrases, workPhrases } from '../features/works/works/work.phrases.ts';
import { usePhrases } from '../i18n/phrases.tsx';
import { labelOf, useParameters } from '../kit/fields/use-parameters.ts';
import { useAllPeople } from '../kit/review/own-people.ts';

/** What is reviewed, told in the words of its forms. */
const words = { work: workPhrases, activity: activityPhrases };

/** A record of the review queue: features do not know each other; the app knows the words of them all. */
export function RecordToReview({ id }: { id: string }) {
  const levels: Readonly<Record<string, string>> = usePhrases(levelPhrases);
  const ways: Readonly<Record<string, string>> = usePhrases(publicTypePhrases);
  const reaches: Readonly<Record<string, string>> = usePhrases(publicLevelPhrases);
  const kinds = useParameters(activityTypes);
  const types = useParameters(workParameters.types);
  const details = useParameters(workParameters.levels);
  const people = useAllPeople();
  const names = (value: unknown) => [value].flat().map((one) => labelOf(people, userNameOf(one)));
  const readers: Readers = {
    activity_type: (value) => labelOf(kinds, String(value)),
    activity_level: (value) => levels[String(value)] ?? String(value),
    work_type: (value) => labelOf(types, String(value)),
    work_type_detail: (value) => labelOf(details, String(value)),
    work_public_type: (value) => ways[String(value)] ?? String(value),
    work_public_inter: (value) => reaches[String(value)] ?? String(value),
    checkbox_select: (value) => names(value).join(', '),
    work_authors: (value) => names(value).join(', '),
  };
  return <ReviewRecord id={id} words={words} readers={readers} />;
}

const userNameOf = (one: unknown) => (typeof one === 'object' && one !== null && 'user_name' in one ? String(one.user_name) : String(one));
