import { activityTypes } from '@faculty/contracts/lookups/parameters';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { labelOf, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { useAllPeople } from '../../../kit/review/people-options.ts';
import type { Readers } from '../shared/record-facts.tsx';
import { levelPhrases } from './activity.phrases.ts';

/** How the codes of an activity read. */
export function useActivityReaders(): Readers {
  const levels: Readonly<Record<string, string>> = usePhrases(levelPhrases);
  const kinds = useParameters(activityTypes);
  const people = useAllPeople();
  return {
    activity_type: (value) => labelOf(kinds, String(value)),
    activity_level: (value) => levels[String(value)] ?? String(value),
    checkbox_select: (value) =>
      [value]
        .flat()
        .map((one) => labelOf(people, String(one)))
        .join(', '),
  };
}
