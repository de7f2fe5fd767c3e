import { gridText } from '@faculty/contracts/website/person-grid';
import { expect, test } from 'vitest';
import { gridLines } from './grid-lines.ts';

const person = (row_number: number, column_number: number, position_th: string) => ({
  row_number,
  column_number,
  user_name: 'malee',
  position_th,
  position_en: '',
});
const read = (grid: string) =>
  gridLines(grid, ({ row_number, column_number, user_name, position_th }) => `${row_number}/${column_number} ${user_name} ${position_th}`);

test('returns one line for each person', () => {
  const odd = 'หัวหน้า "งาน" {\\}';
  expect(read(gridText([person(15, 5, 'ข'), person(1, 2, odd)]))).toBe(`1/2 malee ${odd}\n15/5 malee ข`);
  expect(read(gridText([]))).toBe('');
  expect(read('no grid')).toBe('');
});

test('reads the complete cells of a truncated text and marks the truncation', () => {
  const whole = gridText([person(1, 1, 'ก'), person(2, 1, 'ข'), person(15, 1, 'ค')]);
  expect(read(`${whole.slice(0, 2000)}…`)).toBe('1/1 malee ก\n2/1 malee ข\n…');
});
