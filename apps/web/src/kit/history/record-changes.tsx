import type { AuditLine } from '@faculty/contracts/admin/audit';
import { auditedKind } from '@faculty/contracts/audited';
import { labelOfField } from '@faculty/contracts/kit/labels';
import { useLanguage } from '../../i18n/phrases.tsx';
import { ChangeTable } from './change-table.tsx';
import { useFieldReaders } from './use-field-readers.ts';

/** The changes of a line of the audit log, with the labels and words of its contract. */
export function RecordChanges({ line }: { line: AuditLine }) {
  const { language } = useLanguage();
  const kind = auditedKind(line.entity);
  const readers = useFieldReaders(line.entity, kind);
  return <ChangeTable line={line} labelOf={(field) => labelOfField(kind.labels, field, language) ?? field} words={readers} />;
}
