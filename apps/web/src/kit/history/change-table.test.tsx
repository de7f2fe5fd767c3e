import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { ChangeTable } from './change-table.tsx';

const line = { id: '1', entity: 'book', record_id: '1' };
const labelOf = (field: string) => field;

test('a value is formatted by its field; values of the history keep their texts', () => {
  const words = new Map([['shelf', (value: unknown) => (value === 'S1' ? 'ชั้นหนังสือใหม่' : '')]]);
  renderInApp(
    <ChangeTable
      line={{ ...line, action: 'edit', changes: { shelf: ['', 'S1'], other: ['S1', 'S2'], third: ['•••', '•••'] } }}
      labelOf={labelOf}
      words={words}
    />,
  );
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'เดิม: (ว่าง)ใหม่: ชั้นหนังสือใหม่',
    'เดิม: S1ใหม่: S2',
    'เดิม: ข้อมูลส่วนบุคคลใหม่: ข้อมูลส่วนบุคคล',
  ]);
});

test('the field a reviewer named is shown by the form’s label', () => {
  const changes = { status_check_field: ['', 'work_h_file'] };
  const labels = (field: string) => (field === 'work_h_file' ? 'ไฟล์หลักฐาน' : field);
  renderInApp(<ChangeTable line={{ ...line, action: 'edit', changes }} labelOf={labels} />);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['เดิม: (ว่าง)ใหม่: ไฟล์หลักฐาน']);
});

test('formats lists and switches by their fields, and files by their names', () => {
  const words = new Map([
    ['shelves', (value: unknown) => `ชั้น ${[value].flat().join(' และ ')}`],
    ['status_link', (value: unknown) => (value === 'Y' ? 'ไฟล์' : 'ลิงก์')],
  ]);
  const file = { name: 'ระเบียบ.pdf', path: 'documents/0123456789abcdef0123456789abcdef.pdf' };
  const changes = { shelves: [[], ['S1', 'S2']], status_link: ['Y', 'N'], doc_h_file: [file.path, file] };
  renderInApp(<ChangeTable line={{ ...line, action: 'edit', changes }} labelOf={labelOf} words={words} />);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'เดิม: (ว่าง)ใหม่: ชั้น S1 และ S2',
    'เดิม: ไฟล์ใหม่: ลิงก์',
    'เดิม: ไฟล์ .pdfใหม่: ระเบียบ.pdf',
  ]);
});

test('every row has the same two headings, long texts too', () => {
  const changes = { title: ['ก', 'ข'], content: ['x '.repeat(80), 'y '.repeat(80)] };
  renderInApp(<ChangeTable line={{ ...line, action: 'edit', changes }} labelOf={labelOf} />);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['ข้อมูล', 'การเปลี่ยนแปลง']);
  expect(screen.getAllByRole('cell').map((cell) => cell.getAttribute('colspan'))).toEqual([null, null]);
});

test('of an added record only labelled fields are shown', () => {
  const changes = { book_id: [null, 7], title: [null, 'ใหม่'] };
  const words = (field: string) => (field === 'title' ? 'ชื่อเรื่อง' : field);
  renderInApp(<ChangeTable line={{ ...line, action: 'add', changes }} labelOf={words} />);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['ใหม่']);
});

test('long values are compared as formatted', () => {
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
