import { Box, Table } from '@mantine/core';
import type { ReactNode } from 'react';

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
    <Box component="section" mah="40rem" style={{ overflow: 'auto' }} aria-label={label} tabIndex={0}>
      {/* narrower, words would be broken into syllables */}
      <Table aria-label={label} tabularNums {...(isText && { miw: head.length * 112 })}>
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
    </Box>
  );
}
