import {
  dimensionsOf,
  type TableCell,
  type TableDefinition,
  type TableFigures,
  type TableHeading,
  tableMeasure,
} from '@faculty/contracts/works/work-table';
import { Anchor, Table, Text, VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { countText } from '../../../kit/theme/counts.ts';
import { PersonName } from '../../../kit/theme/person-name.tsx';
import { countedList } from './table-address.ts';
import classes from './work-table.module.css';
import { workTablePhrases } from './work-table.phrases.ts';

/** `1,234.5`: at most two decimals. */
function amountText(value: number): string {
  const [whole = '0', part] = String(Math.round(value * 100) / 100).split('.');
  return countText(Number(whole)) + (part === undefined ? '' : `.${part}`);
}

const idOf = (heading: TableHeading | undefined): string => (heading ? `${heading.key}` : 'total');

interface FiguresTableProps {
  definition: TableDefinition;
  figures: TableFigures;
  /** Whose records, where the person sees only their own. */
  user_name: string | undefined;
}

/** A table whose cells are bars, each number leading to the list that it counts. */
export function FiguresTable({ definition, figures, user_name }: FiguresTableProps) {
  const t = usePhrases(workTablePhrases);
  const { language } = useLanguage();
  const { rows, columns, cells } = figures;
  const names = dimensionsOf(definition);
  const inner = cells.slice(0, -1);
  const highest = (some: (TableCell | undefined)[]) => Math.max(0, ...some.map((cell) => cell?.value ?? 0));
  // totals have a scale of their own: beside them every other bar would be short
  const scales = { part: highest(inner.flatMap((line) => line.slice(0, -1))), total: highest(inner.map((line) => line.at(-1))) };
  const caption = `${tableMeasure.words[definition.measure][language]} · ${[definition.rows, definition.columns].flatMap((side) => (side === 'none' ? [] : (names[side]?.[language] ?? side))).join(' × ')}`;
  const line = (row: TableHeading | undefined, at: number) => (
    <Table.Tr key={idOf(row)} data-total={row === undefined || undefined}>
      <Table.Th scope="row">
        {row === undefined ? t.total : definition.rows === 'person' ? <PersonName name={row[language]} /> : row[language]}
      </Table.Th>
      {cells[at]?.map((cell, index) => {
        const column = columns[index];
        const isTotal = index === columns.length;
        const scale = row === undefined ? 0 : isTotal ? scales.total : scales.part;
        const what = [row, column].flatMap((heading) => (heading ? heading[language] : [])).join(' · ') || t.total;
        return (
          <Table.Td
            key={idOf(column)}
            data-total={isTotal || undefined}
            style={{ '--part': scale > 0 ? (cell?.value ?? 0) / scale : 0 } as CSSProperties}
          >
            {cell && <Amount cell={cell} to={countedList(definition, row, column, user_name)} what={what} />}
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={classes.scroll} aria-label={caption} tabIndex={0}>
      <Table className={classes.table ?? ''} stickyHeader tabularNums verticalSpacing={6}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <Table.Thead style={{ zIndex: 2 }}>
          <Table.Tr>
            <Table.Th scope="col">{names[definition.rows]?.[language]}</Table.Th>
            {columns.map((column) => (
              <Table.Th key={idOf(column)} scope="col">
                {column[language]}
              </Table.Th>
            ))}
            <Table.Th scope="col">{columns.length === 0 ? tableMeasure.words[definition.measure][language] : t.total}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{rows.map(line)}</Table.Tbody>
        <Table.Tfoot>{line(undefined, rows.length)}</Table.Tfoot>
      </Table>
    </section>
  );
}

/** A sum, and how many of its works have no weight; without any weight it is no sum. */
function Amount({ cell: { value, missing }, to, what }: { cell: NonNullable<TableCell>; to: string | undefined; what: string }) {
  const t = usePhrases(workTablePhrases);
  const words = (
    <>
      {(value !== 0 || missing === 0) && <span>{amountText(value)}</span>}
      {missing > 0 && (
        <Text size="xs" c="dimmed">
          {t.missing(missing)}
        </Text>
      )}
    </>
  );
  if (to === undefined) return words;
  return (
    <Anchor component={Link} to={to} title={t.open(what)} inherit c="inherit" underline="always">
      {words}
    </Anchor>
  );
}
