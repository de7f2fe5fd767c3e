import { type MenuItemRow, menuItem, menuPagesRoute } from '@faculty/contracts/admin/menu-item';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../../kit/api/http.ts';
import type { OnWire } from '../../../kit/testing/on-wire.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { MenuScreen } from './menu.screen.tsx';
import { homeFieldsOf, mayStand, movesOf, shownItems, stepOf } from './menu-tree.ts';

const at = '2026-11-24T01:00:00.000Z';
const stamps = { created_by: 'system', updated_by: 'system', created_at: at, updated_at: at };
const item = (menu_item_id: number, under: string, order_seq: number, fields: Partial<OnWire<MenuItemRow>> = {}) =>
  ({
    menu_item_id,
    under,
    order_seq,
    label_th: `รายการ ${menu_item_id}`,
    label_en: `Item ${menu_item_id}`,
    block: '',
    note_th: '',
    note_en: '',
    icon: 'none',
    picture: null,
    alt_th: '',
    alt_en: '',
    start_date: null,
    end_date: null,
    target_kind: 'L',
    target: '/news',
    active: 'Y',
    target_title_th: '',
    target_title_en: '',
    target_path: '/news',
    target_state: 'S',
    ...stamps,
    ...fields,
  }) satisfies OnWire<MenuItemRow>;
const page = { target_kind: 'P', target: '7', target_title_th: 'รู้จักคณะ' } as const;
const rows = [
  item(1, 'H', 1, { target_kind: 'N', target: '' }),
  item(2, 'H', 2),
  item(3, 'H', 3),
  item(11, '1', 1, page),
  item(12, '1', 2, { ...page, target_state: 'H' }),
  item(21, 'F', 1, { ...page, target_state: 'D' }),
];
// `as`: these functions read no moments
const items = rows as unknown as MenuItemRow[];
const byId = (id: number, all = items) => all.find(({ menu_item_id }) => menu_item_id === id) as MenuItemRow; // one of them

test('the arrows move within a level, below the item before it and out again, and not beyond', () => {
  const step = (id: number, by: Parameters<typeof stepOf>[2]) => stepOf(items, byId(id), by);
  expect(step(1, 'up')).toBeNull();
  expect(step(3, 'down')).toBeNull();
  expect(step(2, 'up')).toEqual({ under: 'H', index: 0 });
  expect(step(2, 'in')).toEqual({ under: '1', index: 2 });
  expect(step(1, 'in')).toBeNull();
  expect(step(11, 'in')).toBeNull();
  expect(step(12, 'out')).toEqual({ under: 'H', index: 1 });
  expect(step(2, 'out')).toBeNull();
});

test('only what has another place or number afterwards is saved', () => {
  const moved = (id: number, under: string, index: number) =>
    movesOf(items, byId(id), under, index).map(({ menu_item_id, under, order_seq }) => [menu_item_id, under, order_seq]);
  expect(moved(3, 'H', 1)).toEqual([
    [3, 'H', 2],
    [2, 'H', 3],
  ]);
  expect(moved(2, '1', 2)).toEqual([[2, '1', 3]]);
  expect(moved(12, 'H', 1)).toEqual([
    [12, 'H', 2],
    [2, 'H', 3],
    [3, 'H', 4],
  ]);
  expect(moved(2, 'H', 1)).toEqual([]);
});

test('what has items below it stays on the first level', () => {
  expect(mayStand(items, byId(1), '2')).toBe(false);
  expect(mayStand(items, byId(1), '1')).toBe(false);
  expect(mayStand(items, byId(1), 'F')).toBe(true);
  expect(mayStand(items, byId(1), 'P')).toBe(false);
  expect(mayStand(items, byId(2), '1')).toBe(true);
});

test('blocks stay on the home page, and items only below those that take some', () => {
  const block = (id: number, kind: MenuItemRow['block']) => item(id, 'W', id, { block: kind });
  const home = [...rows, block(31, 'ways'), block(32, 'news'), item(311, '31', 1)] as unknown as MenuItemRow[]; // these functions read no moments
  const stands = (id: number, ...under: string[]) => under.map((each) => mayStand(home, byId(id, home), each));
  expect(stands(31, 'W', 'H', '32')).toEqual([true, false, false]);
  expect(stands(311, '31', '32', 'W', 'F')).toEqual([true, false, false, true]);
  expect(stepOf(home, home.at(-1) as MenuItemRow, 'out')).toBeNull();
  expect(homeFieldsOf(home, 'W', 'hero')).toEqual(['days', 'note', 'picture']);
  expect(homeFieldsOf(home, '31', '')).toEqual(['icon']);
  expect(homeFieldsOf(home, 'H', '')).toBeUndefined();
});

test('visitors see what leads somewhere, and headings of such', () => {
  const shown = (under: string) => shownItems(items, under).map(({ menu_item_id }) => menu_item_id);
  expect(shown('H')).toEqual([1, 2, 3]);
  expect(shown('1')).toEqual([11]);
  expect(shown('F')).toEqual([]);
});

const saved = () =>
  vi
    .mocked(call)
    .mock.calls.filter(([route]) => route === menuItem.routes.update)
    .map(([, input]) => input?.body);

test('a press on an arrow saves the new order, is announced and keeps the focus; targets that are not shown are named', async () => {
  vi.mocked(call)
    .mockReset()
    .mockImplementation(async (route) =>
      route === menuPagesRoute ? [] : route === menuItem.routes.list ? { rows, count: rows.length } : rows[1],
    );
  renderInApp(<MenuScreen />, { path: '/admin/menu', page: '/admin/menu' });
  const header = await screen.findByRole('region', { name: 'เมนูด้านบน' });
  expect(within(header).getByText('ปลายทางไม่แสดงบนเว็บไซต์')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'คอลัมน์ท้ายเว็บ' })).getByText('ปลายทางถูกลบแล้ว')).toBeTruthy();
  const preview = screen.getByRole('region', { name: 'ตัวอย่างบนเว็บไซต์' });
  expect(within(preview).getByText('รายการ 11')).toBeTruthy();
  expect(within(preview).queryByText('รายการ 12')).toBeNull();

  const up = screen.getByRole('button', { name: 'เลื่อน “รายการ 3” ขึ้น' });
  up.focus();
  fireEvent.click(up);
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()).toEqual([
    { menu_item_id: 3, under: 'H', order_seq: 2 },
    { menu_item_id: 2, under: 'H', order_seq: 3 },
  ]);
  expect(screen.getByText('“รายการ 3” อยู่ลำดับที่ 2 จาก 3 ใน เมนูด้านบน')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('เลื่อน “รายการ 3” ขึ้น');
});

test('dragging an item onto another one puts it there', async () => {
  vi.mocked(call)
    .mockReset()
    .mockImplementation(async (route) => (route === menuItem.routes.list ? { rows, count: rows.length } : rows[1]));
  renderInApp(<MenuScreen />, { path: '/admin/menu', page: '/admin/menu' });
  const row = (name: string) => (screen.getByRole('link', { name }).closest('[draggable]') ?? document.body) as HTMLElement;
  await screen.findByRole('link', { name: 'รายการ 2' });
  fireEvent.dragStart(row('รายการ 2'));
  expect(fireEvent.dragOver(row('รายการ 11'))).toBe(false); // taken
  fireEvent.drop(row('รายการ 11'));
  await waitFor(() => expect(saved()[0]).toEqual({ menu_item_id: 2, under: '1', order_seq: 1 }));
});
