import type { AuditLine } from '@faculty/contracts/admin/audit';
import { Table, Text } from '@mantine/core';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { changeText } from './change-text.ts';
import classes from './history.module.css';
import { historyPhrases } from './history.phrases.ts';

interface ChangeTableProps {
  line: Pick<AuditLine, 'action' | 'changes'>;
  labelOf(field: string): string;
}

/** What one change did, field by field: before and after, or the values alone of what was added or deleted. */
export function ChangeTable({ line: { action, changes }, labelOf }: ChangeTableProps) {
  const t = usePhrases(historyPhrases);
  const { language } = useLanguage();
  const isEdit = action !== 'add' && action !== 'delete';
  const side = action === 'delete' ? 0 : 1;
  const isTold = (values: unknown[]) => isEdit || changeText(values[side], language) !== t.empty;
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
            {(isEdit ? [0, 1] : [side]).map((at) => (
              <Table.Td key={at} data-before={(isEdit && at === 0) || undefined}>
                <div className={classes.value}>{changeText(values[at], language, field)}</div>
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
