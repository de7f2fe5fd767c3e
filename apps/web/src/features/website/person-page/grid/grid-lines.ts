import type { PlacedPerson } from '@faculty/contracts/website/person-grid';

const text = String.raw`"(?:[^"\\]|\\.)*"`;
const cells = new RegExp(
  `\\{"id":"R(\\d+)C\\d+",("column_number":\\d,"user_name":${text},"position_th":${text},"position_en":${text})\\}`,
  'g',
);

/**
 * A grid's text as lines for comparing two of them: who stands where, as what. Of a text the history has cut, its whole cells
 * are read, and the cut is shown.
 */
export function gridLines(grid: string, wordsOf: (person: PlacedPerson) => string): string {
  const people = [...grid.matchAll(cells)].map(([, row, cell]): PlacedPerson => ({ row_number: Number(row), ...JSON.parse(`{${cell}}`) }));
  const lines = people.filter(({ user_name }) => user_name !== '').map(wordsOf);
  return [...lines, ...(grid.endsWith('…') ? ['…'] : [])].join('\n');
}
