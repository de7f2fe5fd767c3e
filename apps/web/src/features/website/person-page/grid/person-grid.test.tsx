import { comboRoutes } from '@faculty/contracts/lookups/combos';
import { gridText, placedIn } from '@faculty/contracts/website/person-grid';
import { peopleWhoLeftRoute } from '@faculty/contracts/website/person-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../../kit/api/http.ts';
import { renderInApp } from '../../../../kit/testing/render-in-app.tsx';
import { PersonGrid } from './person-grid.tsx';

vi.setConfig({ testTimeout: 30_000 });

const option = (user_name: string, name: string) => ({
  user_name,
  full_name_th: name,
  full_name_en: '',
  fname_th: name,
  lname_th: '',
  avatarFile: null,
});
beforeEach(() => {
  vi.mocked(call).mockImplementation(async (route) => {
    if (route === comboRoutes.people) return [option('malee', 'มาลี ใจงาม'), option('somchai', 'สมชาย ดีมาก')];
    if (route === peopleWhoLeftRoute) return [option('gone', 'เกษียณ แล้ว')];
    throw new Error(`not expected: ${route}`);
  });
});

let value = '';
function Field({ start }: { start: string }) {
  const [grid, setGrid] = useState(start);
  value = grid;
  return <PersonGrid label="ผังบุคลากร" value={grid} onChange={setGrid} />;
}
const at = (user_name: string, row_number: number, column_number: number) => ({
  row_number,
  column_number,
  user_name,
  position_th: 'คณบดี',
  position_en: '',
});
const placesOf = () => placedIn(value).map(({ user_name, row_number, column_number }) => `${user_name} ${row_number}/${column_number}`);
const show = async (...people: ReturnType<typeof at>[]) => {
  renderInApp(<Field start={gridText(people)} />);
  await waitFor(() => expect(screen.queryByText('malee')).toBeNull());
};
const card = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}.*แถว`) });
/** A dialog or menu that closes may return the focus a moment later. */
const untilFocusRests = () => new Promise((resolve) => setTimeout(resolve, 60));
const rows = () => screen.getAllByRole('list', { name: /^แถว/ });

test('renders an empty row only after it is added', async () => {
  await show();
  expect(rows()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'เพิ่มแถว' }));
  expect(rows()).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'เพิ่มคนในแถว 2 ช่อง 1' }));
  expect(placesOf()).toEqual([]);
});

test('moves and swaps cards by keyboard, keeps the focus, and undoes a move', async () => {
  await show(at('malee', 1, 1), at('somchai', 1, 2));
  const moved = await card('มาลี');
  moved.focus();
  fireEvent.keyDown(moved, { key: 'ArrowRight', shiftKey: true });
  expect(placesOf()).toEqual(['somchai 1/1', 'malee 1/2']);
  expect(document.activeElement).toBe(await card('มาลี'));
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown', shiftKey: true });
  expect(placesOf()).toEqual(['somchai 1/1', 'malee 2/2']);
  expect(screen.getByText('ย้าย มาลี ใจงาม ไปแถว 2 ช่อง 2 แล้ว')).toBeDefined();
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
  expect(placesOf()).toEqual(['somchai 1/1', 'malee 2/2']);
  fireEvent.click(screen.getByRole('button', { name: 'เลิกทำ' }));
  expect(placesOf()).toEqual(['somchai 1/1', 'malee 1/2']);
});

test('leaves the focus where the person moves it right after a change', async () => {
  await show(at('malee', 1, 1), at('somchai', 1, 2));
  fireEvent.keyDown(await card('สมชาย'), { key: 'Delete' });
  const other = await card('มาลี');
  other.focus();
  await untilFocusRests();
  expect(document.activeElement).toBe(other);
});

test('a menu moves a card, and the focus with it', async () => {
  await show(at('malee', 1, 1), at('somchai', 2, 1));
  await card('มาลี');
  fireEvent.click(screen.getByRole('button', { name: /มาลี/, expanded: false }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'ย้ายลง' }));
  expect(placesOf()).toEqual(['somchai 1/1', 'malee 2/1']);
  await untilFocusRests();
  expect(document.activeElement).toBe(await card('มาลี'));
});

test('moves a card to another cell by drag and drop', async () => {
  await show(at('malee', 1, 1), at('somchai', 2, 5));
  const from = (await card('มาลี')).closest('li') as Element;
  const to = (await card('สมชาย')).closest('li') as Element;
  const dataTransfer = {};
  fireEvent.dragStart(from, { dataTransfer });
  fireEvent.dragOver(to, { dataTransfer });
  fireEvent.drop(to, { dataTransfer });
  expect(placesOf()).toEqual(['somchai 1/1', 'malee 2/5']);
});

test('marks a member who has left and a member who is in two cells', async () => {
  await show(at('gone', 1, 1), at('malee', 1, 2), at('malee', 2, 1));
  expect(within(await card('เกษียณ')).getByText('พ้นสภาพแล้ว')).toBeDefined();
  expect(screen.getByText('มาลี ใจงาม อยู่มากกว่าหนึ่งช่อง: แถว 1 ช่อง 2 · แถว 2 ช่อง 1')).toBeDefined();
  expect(screen.getAllByText('ซ้ำ')).toHaveLength(2);
  fireEvent.keyDown(screen.getAllByRole('button', { name: /^มาลี.*แถว/ })[1] as Element, { key: 'Delete' });
  expect(screen.queryByText('ซ้ำ')).toBeNull();
  expect(placesOf()).toEqual(['gone 1/1', 'malee 1/2']);
});

test('adds the chosen member to a cell and shows the error of an invalid position at its field', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'เพิ่มคนในแถว 1 ช่อง 3' }));
  const dialog = await screen.findByRole('dialog');
  const member = within(dialog).getByRole('combobox', { name: 'สมาชิก' });
  fireEvent.click(member);
  fireEvent.change(member, { target: { value: 'somchai' } });
  fireEvent.click(await screen.findByRole('option', { name: /สมชาย/ }));
  const position = within(dialog).getByRole('textbox', { name: 'ตำแหน่ง (ภาษาไทย)' });
  fireEvent.change(position, { target: { value: 'ก'.repeat(201) } });
  expect(within(dialog).getByText('ต้องไม่เกิน 200 ตัวอักษร')).toBeDefined();
  expect(within(dialog).getByRole('button', { name: 'ตกลง' })).toHaveProperty('disabled', true);
  fireEvent.change(position, { target: { value: ' รองคณบดี ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'ตกลง' }));
  expect(placedIn(value)).toEqual([{ ...at('somchai', 1, 3), position_th: 'รองคณบดี' }]);
  await untilFocusRests();
  expect(document.activeElement).toBe(await card('สมชาย'));
});
