import { usePhrases } from '../../../i18n/phrases.tsx';
import type { RecordTab } from '../../../kit/url-state/record-tabs.tsx';
import { memberPhrases } from './member.phrases.ts';

/** The parts of a member: the form and the education. */
export function useMemberTabs(): readonly RecordTab[] {
  const t = usePhrases(memberPhrases);
  return [
    { label: t.dataTab, view: 'edit' },
    { label: t.education, view: 'education' },
  ];
}
