import type { AuditLine } from '@faculty/contracts/admin/audit';
import { useLanguage } from '../../../i18n/phrases.tsx';
import type { Phrases } from '../../../i18n/speak.ts';
import { useOptionReaders } from '../../../kit/fields/choice/use-parameters.ts';
import { ChangeTable } from '../../../kit/history/change-table.tsx';
import { fieldLabel } from '../../../kit/history/labels.ts';

interface LineChangesProps {
  line: AuditLine;
  /** The phrases of its kind of record, for the names of its fields. */
  words: Phrases;
  /** Field name → how its value reads, where that is not as it is written. */
  readers: ReadonlyMap<string, (value: unknown) => string>;
}

/** What a line of the log changed, field by field. */
export function LineChanges({ line, words, readers }: LineChangesProps) {
  const { language } = useLanguage();
  const options = useOptionReaders(line.entity);
  return <ChangeTable line={line} labelOf={(field) => fieldLabel(words, field, language)} words={new Map([...readers, ...options])} />;
}
