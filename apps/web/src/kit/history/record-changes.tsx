import type { AuditLine } from '@faculty/contracts/admin/audit';
import { auditedKind } from '@faculty/contracts/audited';
import { labelOfField } from '@faculty/contracts/kit/labels';
import { useLanguage } from '../../i18n/phrases.tsx';
import { ChangeTable } from './change-table.tsx';
import { useGridFormatter } from './grid-lines.ts';
import { useFieldReaders } from './use-field-readers.ts';

/** The changes of a line of the audit log, with the labels and words of its contract. */
export function RecordChanges({ line }: { line: AuditLine }) {
  const { language } = useLanguage();
  const kind = auditedKind(line.entity);
  // the grid is read with the people of showcases, whom not everybody with a record may list
  const readers = new Map([...useFieldReaders(line.entity, kind), ['persons_objects', useGridFormatter()]]);
  return <ChangeTable line={line} labelOf={(field) => labelOfField(kind.labels, field, language) ?? field} words={readers} />;
}
