import { Table } from '@mantine/core';
import { useId } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import charts from '../../../kit/charts/charts.module.css';
import { arcPath } from './arc.ts';
import { PatternKey, Patterns, patternOf } from './patterns.tsx';
import classes from './pie-chart.module.css';

const phrases = {
  name: { th: 'รายการ', en: 'Name' },
  value: { th: 'จำนวน', en: 'Number' },
  share: { th: 'ร้อยละ', en: 'Percent' },
};

interface PieChartProps {
  caption: string;
  parts: readonly { name: string; value: number }[];
  /** A ring has its sum in the middle. */
  isRing?: boolean;
}

/** Shares of a whole, as a cake or a ring for the eye; the table beside it says the same. */
export function PieChart({ caption, parts, isRing = false }: PieChartProps) {
  const t = usePhrases(phrases);
  const id = useId();
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { value }) => sum + value, 0));
  return (
    <div className={charts.donut}>
      <svg viewBox="0 0 120 120" className={classes.pie} aria-hidden>
        <Patterns id={id} />
        {parts.map(({ name, value }, at) => (
          <path
            key={name}
            d={arcPath((starts[at] ?? 0) / total, ((starts[at] ?? 0) + value) / total, isRing ? 35 : 0)}
            fill={patternOf(id, at)}
          />
        ))}
        {isRing && (
          <text x="60" y="68" className={charts.total}>
            {total}
          </text>
        )}
      </svg>
      <Table verticalSpacing={6} className={charts.figures ?? ''} aria-label={caption}>
        <Table.Thead className={classes.head ?? ''}>
          <Table.Tr>
            <Table.Th>{t.name}</Table.Th>
            <Table.Th ta="end">{t.value}</Table.Th>
            <Table.Th ta="end">{t.share}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {parts.map(({ name, value }, at) => (
            <Table.Tr key={name}>
              <Table.Td>
                <span className={classes.name}>
                  <PatternKey id={id} at={at} />
                  {name}
                </span>
              </Table.Td>
              <Table.Td ta="end">{value}</Table.Td>
              <Table.Td ta="end">{((value / total) * 100).toFixed(1)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
