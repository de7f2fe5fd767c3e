import type { FieldError } from '@faculty/contracts/errors';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { prefix } from '@faculty/contracts/members/prefix';
import { news } from '@faculty/contracts/website/news';
import type { PreviewLink } from '@faculty/contracts/website/preview-link';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { call, HttpError } from '../api/http.ts';
import type { OnWire } from '../testing/on-wire.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { usePreviewActions } from './preview-links-button.tsx';
import { PreviewLinksDialog } from './preview-links-dialog.tsx';

const link = (id: number): OnWire<PreviewLink> => ({
  preview_link_id: id,
  created_by: 'somsri',
  full_name_th: 'สมศรี ใจดี',
  full_name_en: 'Somsri Jaidee',
  created_at: '2026-11-24T03:00:00.000Z',
  last_day: '2026-12-01',
  opened: id,
  opened_at: id === 0 ? null : '2026-11-25T03:00:00.000Z',
});
let rows: OnWire<PreviewLink>[];
let refusal: HttpError | null;
let isOffered: boolean;

beforeEach(() => {
  cleanup();
  rows = [link(0)];
  refusal = null;
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'GET /auth/options') return { previewLinks: isOffered, backend: true };
    if (route.startsWith('GET')) return { rows };
    if (refusal) throw refusal;
    if (route.startsWith('DELETE')) {
      rows = [];
      return { ...input?.params, message: 'ยกเลิกแล้ว' };
    }
    rows = [link(2), ...rows];
    return { preview_link_id: 2, last_day: '2026-12-01', address: 'https://la.example/preview/abc', message: '' };
  });
});
const dialog = () => renderInApp(<PreviewLinksDialog entity="news" id="7" name="ข่าวที่รอ" onClose={() => undefined} />);
const refused = (fields: Record<string, FieldError>) =>
  new HttpError(400, { statusCode: 400, code: 'invalid', message: '', fields, requestId: '' });

it('a link is made for the days asked, shown once, and copied; the list has it', async () => {
  const copied = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
  dialog();
  expect(await screen.findByText('ยังไม่มีผู้เปิดดู')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'จำนวนวันที่เปิดได้' }), { target: { value: '๑๔' } });
  fireEvent.click(screen.getByRole('button', { name: 'สร้างลิงก์' }));
  expect(await screen.findByRole('link', { name: 'https://la.example/preview/abc' })).toBeTruthy();
  expect(vi.mocked(call)).toHaveBeenCalledWith('POST /preview_links', { body: { entity: 'news', record_id: '7', days: '14' } });
  fireEvent.click(screen.getByRole('button', { name: 'คัดลอกลิงก์' }));
  expect(copied).toHaveBeenCalledWith('https://la.example/preview/abc');
  expect(await screen.findByText('เปิดดูแล้ว 2 ครั้ง ล่าสุด 25/11/2569 10:00')).toBeTruthy();
});

it('wrong days are named at their field, and what was typed stays', async () => {
  refusal = refused({ days: { code: 'too_big', message: 'สูงสุดคือ 30' } });
  dialog();
  const days = screen.getByRole('textbox', { name: 'จำนวนวันที่เปิดได้' });
  fireEvent.change(days, { target: { value: '99' } });
  fireEvent.click(screen.getByRole('button', { name: 'สร้างลิงก์' }));
  expect(await screen.findByText('สูงสุดคือ 30')).toBeTruthy();
  expect((days as HTMLInputElement).value).toBe('99');
  expect(days.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('too many links of the record are said in a message', async () => {
  refusal = refused({ record_id: { code: 'preview_links', message: 'ครบ 20 ลิงก์แล้ว' } });
  dialog();
  fireEvent.click(screen.getByRole('button', { name: 'สร้างลิงก์' }));
  expect((await screen.findByRole('alert')).textContent).toContain('ครบ 20 ลิงก์แล้ว');
});

it('a link is revoked after a question', async () => {
  dialog();
  fireEvent.click(await screen.findByRole('button', { name: 'ยกเลิกลิงก์ที่เปิดได้ถึงวันที่ 1/12/2569' }));
  const question = await screen.findByRole('dialog', { name: 'ยกเลิกลิงก์ตัวอย่างนี้หรือไม่' });
  expect(vi.mocked(call).mock.calls.some(([route]) => route.startsWith('DELETE'))).toBe(false);
  fireEvent.click(within(question).getByRole('button', { name: 'ยกเลิกลิงก์' }));
  expect(await screen.findByText('ยังไม่มีลิงก์')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'ยกเลิกลิงก์ตัวอย่างนี้หรือไม่' })).toBeNull());
});

function Actions({ entity, item }: { entity: AnyEntity; item: object }) {
  const { actions } = usePreviewActions(entity, () => 'ข่าว');
  return (
    <p>
      {actions(item)
        .map(({ label }) => label)
        .join() || 'ไม่มี'}
    </p>
  );
}

it.each([
  ['a scheduled record', news, { new_start_date: '2999-01-01' }, true, {}, 'ลิงก์ตัวอย่าง'],
  ['a hidden record', news, { active: 'N' }, true, {}, 'ลิงก์ตัวอย่าง'],
  ['a record that is on the website', news, {}, true, {}, 'ไม่มี'],
  ['somebody who may not edit', news, { active: 'N' }, true, { edit: false }, 'ไม่มี'],
  ['an installation without preview links', news, { active: 'N' }, false, {}, 'ไม่มี'],
  ['a kind without a page', prefix, { active: 'N' }, true, {}, 'ไม่มี'],
])('the row menu of %s', async (_what, entity, columns, mayBeMade, right, expected) => {
  isOffered = mayBeMade;
  const item = { news_id: 7, prefix_code: '7', active: 'Y', ...columns };
  const { client } = renderInApp(<Actions entity={entity} item={item} />, { page: entity.page, right });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(await screen.findByText(expected)).toBeTruthy();
});
