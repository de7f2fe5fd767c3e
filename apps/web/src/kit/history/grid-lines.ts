import type { PlacedPerson } from '@faculty/contracts/website/person-grid';
import { useCallback } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { useShowcasePeople } from '../people/use-showcase-people.ts';

const phrases = { place: (row: number, column: number) => ({ th: `แถว ${row} ช่อง ${column}`, en: `row ${row}, cell ${column}` }) };

/** Returns a function that formats a stored grid as one line per person, for a diff. */
export function useGridFormatter(): (grid: unknown) => string {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const people = useShowcasePeople();
  return useCallback(
    (grid: unknown) =>
      gridLines(String(grid), ({ row_number, column_number, user_name, position_th, position_en }) =>
        [`${t.place(row_number, column_number)}:`, people.of(user_name).name[language], position_th, position_en].filter(Boolean).join(' '),
      ),
    [t, language, people],
  );
}

const text = String.raw`"(?:[^"\\]|\\.)*"`;
const cells = new RegExp(
  `\\{"id":"R(\\d+)C\\d+",("column_number":\\d,"user_name":${text},"position_th":${text},"position_en":${text})\\}`,
  'g',
);

/**
 * Converts a stored grid to one line per person, for a diff. Of a text truncated by the history only the complete cells
 * are read, and a last line `…` marks the truncation.
 */
export function gridLines(grid: string, formatPerson: (person: PlacedPerson) => string): string {
  const people = [...grid.matchAll(cells)].map(([, row, cell]): PlacedPerson => ({ row_number: Number(row), ...JSON.parse(`{${cell}}`) }));
  const lines = people.filter(({ user_name }) => user_name !== '').map(formatPerson);
  return [...lines, ...(grid.endsWith('…') ? ['…'] : [])].join('\n');
}
