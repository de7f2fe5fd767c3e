import { notifications } from '@mantine/notifications';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { BasicTablesPage } from './basic.page.tsx';

vi.setConfig({ testTimeout: 30_000 });
const shown = vi.spyOn(notifications, 'show');
beforeEach(() => {
  shown.mockClear();
  renderInApp(<BasicTablesPage />);
});

const names = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
const said = () => shown.mock.calls.map(([{ message, autoClose }]) => [message, autoClose]);
const box = () => screen.findByRole<HTMLInputElement>('textbox');
const edit = async (iron: string) => {
  fireEvent.click(screen.getByRole('button', { name: /^แก้ไขธาตุเหล็กของ Donut/ }));
  fireEvent.change(await box(), { target: { value: iron } });
};
const saved = () => screen.getByRole('button', { name: /^แก้ไขธาตุเหล็กของ Donut/ }).textContent;

test('two tables of the same ten desserts, from Frozen Yogurt to KitKat', () => {
  const [plain, inline, ...others] = screen.getAllByRole('table');
  expect(others).toEqual([]);
  for (const table of [plain, inline]) {
    const found = names(table as HTMLElement); // there are two
    expect([found.length, found[0], found[9]]).toEqual([10, 'Frozen Yogurt', 'KitKat']);
  }
  expect(within(plain as HTMLElement).getByRole('row', { name: 'Honeycomb 408 3.2 87 6.5 45%' })).toBeTruthy();
});

test('a value of 25 characters is saved, and each step is said for 3 seconds', async () => {
  await edit('9'.repeat(25));
  fireEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  expect(saved()).toBe('9'.repeat(25));
  expect(said()).toEqual([
    ['Dialog opened', 3000],
    ['Data saved', 3000],
  ]);
});

test('one character more is too long, and is not saved', async () => {
  await edit('9'.repeat(26));
  expect(screen.getByText('Input too long!')).toBeTruthy();
  fireEvent.submit((await box()).form as HTMLFormElement); // it stands in one
  expect((await box()).value).toBe('9'.repeat(26));
  expect(saved()).toBe('22%');
});

test('what is given up changes nothing', async () => {
  await edit('1%');
  fireEvent.click(screen.getByRole('button', { name: 'ยกเลิก' }));
  expect(saved()).toBe('22%');
  expect(said().at(-1)).toEqual(['Canceled', 3000]);
});
