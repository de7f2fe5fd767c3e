import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { ChangeTable } from './change-table.tsx';

const line = { id: '1', entity: 'book', record_id: '1' };
const labelOf = (field: string) => field;

test('a value reads as its field says; what the history has words for keeps them', () => {
  const words = new Map([['shelf', (value: unknown) => (value === 'S1' ? 'ชั้นหนังสือใหม่' : '')]]);
  renderInApp(
    <ChangeTable
      line={{ ...line, action: 'edit', changes: { shelf: ['', 'S1'], other: ['S1', 'S2'], third: ['•••', '•••'] } }}
      labelOf={labelOf}
      words={words}
    />,
  );
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '(ว่าง)',
    'ชั้นหนังสือใหม่',
    'S1',
    'S2',
    'ข้อมูลส่วนบุคคล',
    'ข้อมูลส่วนบุคคล',
  ]);
});

test('the words of a long value are compared as it reads', () => {
  const grid = (...people: string[]) => JSON.stringify(people.map((person) => ({ person, note: 'x'.repeat(60) })));
  const read = (value: unknown) => [...String(value).matchAll(/"person":"(.*?)"/g)].map(([, person]) => person).join('\n');
  renderInApp(
    <ChangeTable
      line={{ ...line, action: 'edit', changes: { people: [grid('มาลี', 'สมชาย'), grid('มาลี', 'อนุชา')] } }}
      labelOf={labelOf}
      words={new Map([['people', read]])}
    />,
  );
  expect(screen.getByText('สมชาย').tagName).toBe('DEL');
  expect(screen.getByText('อนุชา').tagName).toBe('INS');
  expect(screen.queryByText(/note/)).toBeNull();
});
