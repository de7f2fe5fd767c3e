import type { AuditLine } from '@faculty/contracts/admin/audit';
import { LineChanges } from '../features/admin/audit/line-changes.tsx';
import { useGridFormatter } from '../features/website/person-page/grid/use-grid-labels.ts';
import { useLanguage } from '../i18n/phrases.tsx';
import type { Phrases } from '../i18n/speak.ts';
import { labelOf } from '../kit/fields/choice/use-parameters.ts';
import { useAllPeople } from '../kit/review/people-options.ts';
import { readersIn, words } from './record-labels.ts';

const wordsOf: Readonly<Record<string, Phrases>> = words;

/** The changes of an audit line, with the labels of the forms. */
export function RecordChanges({ line }: { line: AuditLine }) {
  const { language } = useLanguage();
  const people = useAllPeople();
  const readers = new Map([
    ...readersIn(language),
    ['persons_objects', useGridFormatter()],
    ['mou_owner', (owner) => labelOf(people, String(owner))],
  ]);
  return <LineChanges line={line} words={wordsOf[line.entity] ?? {}} readers={readers} />;
}
