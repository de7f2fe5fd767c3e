import type { PlacedPerson } from '@faculty/contracts/website/person-grid';

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
