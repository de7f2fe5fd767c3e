import type { AuditLine } from '@faculty/contracts/admin/audit';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, HttpError } from '../../api/http.ts';
import { BookForm } from '../../testing/book-form.tsx';
import type { OnWire } from '../../testing/on-wire.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { GoneRecord } from './gone-record.tsx';

const line = {
  id: '9',
  at: new Date(Date.now() - 86_400_000).toISOString(),
  user_name: 'malee',
  full_name_th: 'มาลี รักไทย',
  full_name_en: '',
  action: 'delete',
  entity: 'news',
  record_id: '61',
  record_title: 'ข่าว',
  record_title_en: '',
  change_id: null,
  change_count: 0,
  changes: {},
} satisfies OnWire<AuditLine>;
let history: object[] | null;
const notFound = () => new HttpError(404, { statusCode: 404, code: 'not_found', message: '', requestId: 'r' });

beforeEach(() => {
  history = [line];
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (route) => {
    if (route !== 'GET /history/:entity/:record_id' || history === null) throw notFound();
    return { rows: history, count: history.length };
  });
});

test('a link to a deleted record says who deleted it, and offers the way back; nothing works on it, and nothing is tried again', async () => {
  const { container } = renderInApp(<BookForm id={7} />, { at: '/books?edit=7' });
  const gone = await screen.findByText('รายการนี้ถูกลบแล้ว');
  expect(screen.getByText(/^ลบโดย มาลี รักไทย เมื่อ /)).toBeTruthy();
  expect(gone).toBeTruthy();
  const buttons = within(container)
    .getAllByRole('button')
    .map((button) => button.ariaLabel ?? button.getAttribute('aria-label') ?? button.textContent);
  expect(buttons).toEqual(['กลับ', 'กลับไปที่รายการ']);
});

test('who may see the bin is led to the record there', async () => {
  renderInApp(<GoneRecord entity="news" id="61" onBack={() => undefined} />, { page: '/web/bin' });
  expect((await screen.findByRole('link', { name: 'เปิดถังขยะ' })).getAttribute('href')).toBe('/web/bin?entity=news&q=61');
});

test.each([
  ['without a right to the history', null],
  ['of a record that never was', []],
])('nothing is told %s', async (_, rows) => {
  history = rows;
  renderInApp(<GoneRecord entity="news" id="61" onBack={() => undefined} />, { page: '/web/bin' });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('ไม่พบรายการนี้')).toBeTruthy();
  expect(alert.queryByText(/ลบโดย/)).toBeNull();
  expect(alert.queryByRole('link')).toBeNull();
});
