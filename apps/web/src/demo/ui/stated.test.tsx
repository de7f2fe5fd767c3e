import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { BadgePage } from './badge.page.tsx';
import { ModalPage } from './modal.page.tsx';
import { NotificationsPage } from './notifications.page.tsx';
import { PaginationPage } from './pagination.page.tsx';
import { TabsPage } from './tabs.page.tsx';

beforeEach(() => localStorage.clear());

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('new messages are counted from 2, one more with each click', () => {
  renderInApp(<BadgePage />);
  expect(screen.getByRole('status').textContent).toBe('ข้อความใหม่ 2 ข้อความ');
  fireEvent.click(button('New Messages'));
  expect(screen.getByRole('status').textContent).toBe('ข้อความใหม่ 3 ข้อความ');
  expect(button('New Messages').textContent).toBe('New Messages3');
});

test('the large and the small dialog close by their button alone, the others also by Esc', async () => {
  renderInApp(<ModalPage />);
  for (const width of ['690 px', '290 px']) {
    fireEvent.click(button(new RegExp(width)));
    const dialog = await screen.findByRole('dialog');
    expect(screen.getByText('Dialog opened')).toBeTruthy();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  fireEvent.click(button(/390 px/));
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Dialog opened')).toBeNull();
});

test('messages stand at the top centre until another of the six places is chosen', () => {
  renderInApp(<NotificationsPage />);
  const place = () => document.querySelector('[data-place]')?.getAttribute('data-place');
  expect(place()).toBe('top-center');
  expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(5);
  fireEvent.click(button('ล่างซ้าย'));
  expect(place()).toBe('bottom-left');
});

test('there are rows of 6, 15, 4 and 3 pages', () => {
  renderInApp(<PaginationPage />);
  for (const length of [6, 15, 4, 3]) {
    const row = screen.getByRole('navigation', { name: `${length} หน้า` });
    fireEvent.click(within(row).getByRole('button', { name: `หน้า ${length}` }));
    expect(within(row).getByRole('status').textContent).toBe(`หน้า ${length} จาก ${length}`);
  }
});

test('several panels are open at once', () => {
  renderInApp(<TabsPage />);
  const panels = screen.getByRole('region', { name: 'ส่วนที่พับได้ เปิดพร้อมกันได้หลายส่วน' });
  expect(within(panels).getAllByRole('button', { expanded: true })).toHaveLength(2);
  fireEvent.click(within(panels).getByRole('button', { expanded: false }));
  expect(within(panels).getAllByRole('button', { expanded: true })).toHaveLength(3);
});
