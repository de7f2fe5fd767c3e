import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './demo.module.css';

interface PlainTableProps {
  label: string;
  head: readonly string[];
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  /** The cells after the first are words; else they are figures, which end at the right. */
  isText?: boolean;
}

/** A table whose first column names its rows. Where it is wider than its place it scrolls by itself, also by keys. */
export function PlainTable({ label, head, rows, isText = false }: PlainTableProps) {
  const align = isText ? 'start' : 'end';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className={classes.scroll} aria-label={label} data-words={isText || undefined} tabIndex={0}>
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {head.map((name, at) => (
              <Table.Th key={name} scope="col" ta={at === 0 ? 'start' : align}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([name, ...cells]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={500}>
                {name}
              </Table.Th>
              {cells.map((cell, at) => (
                <Table.Td key={head[at + 1]} ta={align}>
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
