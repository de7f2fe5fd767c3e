import type { AuditLine } from '@faculty/contracts/admin/audit';
import { Table, Text } from '@mantine/core';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { changeText, isSpoken } from './change-text.ts';
import classes from './history.module.css';
import { historyPhrases } from './history.phrases.ts';
import type { HistoryProps } from './history-props.ts';
import { asTexts, TextChange } from './text-change.tsx';

interface ChangeTableProps {
  line: Pick<AuditLine, 'id' | 'entity' | 'record_id' | 'action' | 'changes'>;
  labelOf(field: string): string;
  words?: HistoryProps['words'];
}

/** What one change did, field by field: before and after, or the values alone of what was added or deleted. */
export function ChangeTable({ line, labelOf, words }: ChangeTableProps) {
  const { action, changes } = line;
  const t = usePhrases(historyPhrases);
  const { language } = useLanguage();
  const isEdit = action !== 'add' && action !== 'delete';
  const side = action === 'delete' ? 0 : 1;
  const isTold = (values: unknown[]) => isEdit || changeText(values[side], language) !== t.empty;
  if (action === 'restore' || action === 'delete_for_good') return null;
  const told = Object.entries(changes).filter(([, values]) => isTold(values));
  if (told.length === 0) return <Text c="dimmed">{t.nothing}</Text>;
  return (
    <Table layout="fixed" verticalSpacing={6} className={classes.changes}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t.field}</Table.Th>
          {isEdit ? (
            <>
              <Table.Th>{t.before}</Table.Th>
              <Table.Th>{t.after}</Table.Th>
            </>
          ) : (
            <Table.Th>{t.value}</Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {told.map(([field, values]) => (
          <Table.Tr key={field}>
            <Table.Th scope="row">{labelOf(field)}</Table.Th>
            {cells(field, values)}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );

  function cells(field: string, values: unknown[]) {
    const told = isEdit ? asTexts(values) : null;
    if (told) {
      return (
        <Table.Td colSpan={2}>
          <TextChange line={line} field={field} told={told} read={words?.get(field)} />
        </Table.Td>
      );
    }
    return (isEdit ? [0, 1] : [side]).map((at) => (
      <Table.Td key={at} data-before={(isEdit && at === 0) || undefined}>
        <div className={classes.value}>{textOf(field, values[at])}</div>
      </Table.Td>
    ));
  }

  /** Only texts are read: a list or a number is in the history as what it is. */
  function textOf(field: string, value: unknown): string {
    const read = typeof value === 'string' && !isSpoken(value) ? words?.get(field) : undefined;
    return read ? read(value) || t.empty : changeText(value, language, field);
  }
}
