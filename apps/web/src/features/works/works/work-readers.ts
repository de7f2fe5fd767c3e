import { workParameters } from '@faculty/contracts/lookups/parameters';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { labelOf, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import type { Readers } from '../shared/record-facts.tsx';
import { publicLevelPhrases, publicTypePhrases } from './work.phrases.ts';

/** How the codes of a work read. */
export function useWorkReaders(): Readers {
  const ways: Readonly<Record<string, string>> = usePhrases(publicTypePhrases);
  const reaches: Readonly<Record<string, string>> = usePhrases(publicLevelPhrases);
  const types = useParameters(workParameters.types);
  const details = useParameters(workParameters.levels);
  return {
    work_type: (value) => labelOf(types, String(value)),
    work_type_detail: (value) => labelOf(details, String(value)),
    work_public_type: (value) => ways[String(value)] ?? String(value),
    work_public_inter: (value) => reaches[String(value)] ?? String(value),
  };
}
