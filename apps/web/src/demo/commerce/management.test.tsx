import { productRoutes } from '@faculty/contracts/demo/product';
import { sampleProducts } from '@faculty/contracts/demo/sample-products';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, HttpError } from '../../kit/api/http.ts';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { ManagementPage } from './management.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const kept = sampleProducts.map((row) => ({ ...row, api: true }));
let answers: Partial<Record<string, () => unknown>>;
const made = () => vi.mocked(call).mock.calls.filter(([route]) => route.includes('/products'));

beforeEach(() => {
  answers = {
    'GET /auth/options': () => ({ backend: true }),
    [productRoutes.list]: () => kept,
    [productRoutes.read]: () => kept[1],
  };
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (route) => answers[route]?.());
});

const open = () => renderInApp(<ManagementPage />, { page: '/admin/users' });
const rows = () => document.querySelectorAll('tbody tr').length;
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const refusal = () => {
  const answer = { statusCode: 400, code: 'invalid' as const, message: '', requestId: '' };
  throw new HttpError(400, { ...answer, fields: { rating: { code: 'too_big', params: { max: 5 }, message: '' } } });
};

test('a new product is told the documented messages of its rating', async () => {
  open();
  await press('เพิ่มสินค้า');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('New Item');
  await type(/^ชื่อสินค้า/, 'พัดสาน');
  for (const [rating, message] of [
    ['', 'This field is required'],
    ['-1', 'Rating should be above 0'],
    ['5.5', 'Max Rating not be above 5'],
  ] as const) {
    await type(/^คะแนน/, rating);
    await press('บันทึก');
    await vi.waitFor(() => expect(dialog.textContent).toContain(message));
  }
  expect(made().map(([route]) => route)).toEqual([productRoutes.list]);
});

test('what the server refuses stands at its field in the same words, and nothing typed is lost', async () => {
  answers[productRoutes.update] = refusal;
  open();
  await press('แก้ไข พจนานุกรมไทย–อังกฤษ ฉบับนักศึกษา');
  expect((await screen.findByRole('dialog')).textContent).toContain('Edit Item');
  await type(/^ชื่อสินค้า/, 'พจนานุกรมฉบับใหม่');
  await press('บันทึก');
  expect(await screen.findByText('Max Rating not be above 5')).toBeTruthy();
  expect((await field(/^ชื่อสินค้า/)).value).toBe('พจนานุกรมฉบับใหม่');
  answers[productRoutes.update] = () => ({ ...kept[1], title: 'พจนานุกรมฉบับใหม่' });
  await press('บันทึก');
  expect(await within(await screen.findByRole('table')).findByText('พจนานุกรมฉบับใหม่')).toBeTruthy();
});

test('without a backend no call of products is made: the samples change here', async () => {
  answers['GET /auth/options'] = () => ({ backend: false });
  open();
  await screen.findByText(/ระบบนี้ไม่มี/);
  await vi.waitFor(() => expect(rows()).toBe(12));
  await press('เพิ่มสินค้า');
  await type(/^ชื่อสินค้า/, 'พัดสาน');
  await type(/^ราคา/, '๙๐');
  await type(/^คะแนน/, '4');
  await press('บันทึก');
  expect(await within(await screen.findByRole('table')).findByText('พัดสาน')).toBeTruthy();
  await vi.waitFor(() => expect(rows()).toBe(13));
  await press('ลบ พัดสาน');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ลบ' }));
  await vi.waitFor(() => expect(rows()).toBe(12));
  expect(made()).toEqual([]);
});

test('when the list cannot be loaded the samples are shown, and those are never sent', async () => {
  answers[productRoutes.list] = () => {
    throw new HttpError(500, null);
  };
  open();
  await screen.findByText(/โหลดรายการจากเซิร์ฟเวอร์ไม่สำเร็จ/);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'เลือก แก้วเซรามิกศูนย์ภาษา' }));
  await press('ลบที่เลือก (1)');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ลบ' }));
  await vi.waitFor(() => expect(rows()).toBe(11));
  expect(made().map(([route]) => route)).toEqual([productRoutes.list]);
});
