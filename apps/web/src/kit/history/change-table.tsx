import type { AuditLine } from '@faculty/contracts/admin/audit';
import { Table, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { changeText, isTold } from './change-text.ts';
import classes from './history.module.css';
import { historyPhrases } from './history.phrases.ts';
import type { HistoryProps } from './history-props.ts';
import { readableText } from './readable.ts';
import { asTexts, isMarkup, TextChange } from './text-change.tsx';

interface ChangeTableProps {
  line: Pick<AuditLine, 'id' | 'entity' | 'record_id' | 'action' | 'changes'>;
  labelOf(field: string): string;
  words?: HistoryProps['words'];
}

/** Actions that tell no fields. */
const withoutFields = new Set(['restore', 'delete_for_good', 'renew', 'withdraw', 'pair']);

/** What one change did, field by field: what was before, then what is now; or the values alone of what was added or deleted. */
export function ChangeTable({ line, labelOf, words }: ChangeTableProps) {
  const { action, changes } = line;
  const t = usePhrases(historyPhrases);
  const { language } = useLanguage();
  const isEdit = action !== 'add' && action !== 'delete';
  const side = action === 'delete' ? 0 : 1;
  const isThere = (values: unknown[]) => isEdit || changeText(values[side], language) !== t.empty;
  if (withoutFields.has(action)) return null;
  // what was added or deleted has fields that nobody fills in, such as its identifier: there are no words for them
  const isNamed = (field: string) => isEdit || labelOf(field) !== field;
  const told = Object.entries(changes).filter(([field, values]) => isNamed(field) && isThere(values));
  if (told.length === 0) return <Text c="dimmed">{t.nothing}</Text>;
  return (
    <Table layout="fixed" verticalSpacing={6} className={classes.changes}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t.field}</Table.Th>
          <Table.Th>{isEdit ? t.change : t.value}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {told.map(([field, values]) => (
          <Table.Tr key={field}>
            <Table.Th scope="row">{labelOf(field)}</Table.Th>
            <Table.Td>{cell(field, values)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );

  function cell(field: string, values: unknown[]) {
    if (!isEdit) {
      const value = values[side];
      return <div className={classes.value}>{textOf(field, isMarkup(value) ? readableText(value) : value)}</div>;
    }
    const texts = asTexts(values);
    if (texts) return <TextChange line={line} field={field} told={texts} read={words?.get(field)} />;
    return (
      <div className={classes.step}>
        <span className={classes.before}>
          <VisuallyHidden>{`${t.before}: `}</VisuallyHidden>
          {textOf(field, values[0])}
        </span>
        <IconArrowRight size={16} aria-hidden />
        <span className={classes.value}>
          <VisuallyHidden>{`${t.after}: `}</VisuallyHidden>
          {textOf(field, values[1])}
        </span>
      </div>
    );
  }

  function textOf(field: string, value: unknown): string {
    // the field a reviewer pointed at
    if (field === 'status_check_field' && typeof value === 'string' && value !== '') return labelOf(value);
    const read = isTold(value) ? words?.get(field) : undefined;
    return read ? read(value) || t.empty : changeText(value, language, field);
  }
}
