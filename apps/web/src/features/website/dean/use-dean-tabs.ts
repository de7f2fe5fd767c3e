import { usePhrases } from '../../../i18n/phrases.tsx';
import type { RecordTab } from '../../../kit/url-state/record-tabs.tsx';
import { deanPhrases } from './dean.phrases.ts';
import { entryPhrases } from './entries/entry.phrases.ts';

/** Names of the sub-views of a dean, by the type of their entries. */
export const entryViews = { T1: 'work_history', T2: 'awards', T3: 'decorations' } as const;

/** The parts of a dean: the term's form, work history, awards and decorations. */
export function useDeanTabs(): readonly RecordTab[] {
  const t = usePhrases(deanPhrases);
  const entries = usePhrases(entryPhrases);
  return [
    { label: t.dataTab, view: 'edit' },
    { label: entries.T1, view: entryViews.T1 },
    { label: entries.T2, view: entryViews.T2 },
    { label: entries.T3, view: entryViews.T3 },
  ];
}
