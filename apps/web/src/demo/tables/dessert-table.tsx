import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import type { Dessert } from './desserts.ts';
import classes from './tables.module.css';

const phrases = {
  name: { th: 'ขนมหวาน (100 กรัม)', en: 'Dessert (100 g serving)' },
  calories: { th: 'แคลอรี', en: 'Calories' },
  fat: { th: 'ไขมัน (ก.)', en: 'Fat (g)' },
  carbs: { th: 'คาร์บ (ก.)', en: 'Carbs (g)' },
  protein: { th: 'โปรตีน (ก.)', en: 'Protein (g)' },
  iron: { th: 'ธาตุเหล็ก (%)', en: 'Iron (%)' },
};

const figures = ['calories', 'fat', 'carbs', 'protein'] as const;

interface DessertTableProps {
  label: string;
  rows: readonly Dessert[];
  /** What stands in the column of iron. */
  iron?(row: Dessert): ReactNode;
}

/** A plain table: where it is wider than its place it scrolls by itself, also by keys. */
export function DessertTable({ label, rows, iron = (row) => row.iron }: DessertTableProps) {
  const t = usePhrases(phrases);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <Table className={classes.desserts ?? ''} striped highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t.name}</Table.Th>
            {figures.map((figure) => (
              <Table.Th key={figure} scope="col" ta="end">
                {t[figure]}
              </Table.Th>
            ))}
            <Table.Th scope="col" ta="end">
              {t.iron}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.name}>
              <Table.Th scope="row" lang="en">
                {row.name}
              </Table.Th>
              {figures.map((figure) => (
                <Table.Td key={figure} ta="end">
                  {row[figure].toFixed(figure === 'calories' || figure === 'carbs' ? 0 : 1)}
                </Table.Td>
              ))}
              <Table.Td ta="end">{iron(row)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
