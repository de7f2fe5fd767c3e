import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../kit/api/http.ts';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { DynamicTablesPage } from './dynamic.page.tsx';

vi.setConfig({ testTimeout: 30_000 });

beforeEach(async () => {
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async () => ({ backend: true }));
  renderInApp(<DynamicTablesPage />, { page: '/admin/users' });
  await within(await part('รายการครบทุกส่วน')).findByText('LA101');
});

const part = (name: string) => screen.findByRole('region', { name });
const codes = (region: HTMLElement) => [...region.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row'));
const press = (region: HTMLElement, name: string) => fireEvent.click(within(region).getByRole('button', { name }));

test('each state a list can be in is there', async () => {
  expect(within(await part('ยังไม่มีรายการ')).getByText('เมื่อมีผู้เพิ่มรายการ จะแสดงที่นี่')).toBeTruthy();
  expect((await part('กำลังโหลด')).querySelector('[aria-busy="true"]')).toBeTruthy();
  expect((await part('กำลังโหลดข้อมูลใหม่')).querySelector('[data-refreshing]')).toBeTruthy();
  const failed = await part('โหลดไม่สำเร็จ');
  press(failed, 'ลองใหม่');
  await vi.waitFor(() => expect(codes(failed)).toHaveLength(3));
  const noMatch = await part('ค้นไม่พบ');
  press(noMatch, 'ล้างตัวกรอง');
  await vi.waitFor(() => expect(codes(noMatch)).toHaveLength(5));
});

test('the whole list sorts, turns pages and searches without a call', async () => {
  const list = await part('รายการครบทุกส่วน');
  press(list, 'รหัสวิชา');
  await vi.waitFor(() => expect(codes(list)[0]).toBe('LA499'));
  press(list, 'หน้า 4');
  await vi.waitFor(() => expect(codes(list)).toEqual(['LA101']));
  fireEvent.change(within(list).getByRole('searchbox'), { target: { value: 'translation' } });
  await vi.waitFor(() => expect(codes(list)).toEqual(['LA301']));
  expect(vi.mocked(call).mock.calls.map(([route]) => route)).toEqual(['GET /auth/options']);
});

test('what is changed and deleted there stays there', async () => {
  const list = await part('รายการครบทุกส่วน');
  press(list, 'แก้ไข ภาษาไทยเพื่อการสื่อสาร');
  fireEvent.change(await screen.findByRole('textbox', { name: /^ชื่อวิชา \(ภาษาไทย\)/ }), { target: { value: 'ภาษาไทยวันนี้' } });
  fireEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  await within(list).findByText('ภาษาไทยวันนี้');
  press(list, 'ลบ ภาษาไทยวันนี้');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ลบ' }));
  await vi.waitFor(() => expect(codes(list)).not.toContain('LA101'));
  expect(vi.mocked(call).mock.calls.map(([route]) => route)).toEqual(['GET /auth/options']);
});
