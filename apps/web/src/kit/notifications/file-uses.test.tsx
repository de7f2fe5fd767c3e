import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../api/http.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { ShownFileUses } from './file-uses.lazy.tsx';

const row = (n: number) => ({ entity: 'news', id: String(n), title: `ข่าวที่ ${n}`, page: '/web/content_new' });
const answer = (value: unknown) => vi.mocked(call).mockReset().mockResolvedValue(value);
beforeEach(cleanup);

it('names and links the records that show a file to be deleted, and counts the rest', async () => {
  answer({ count: 14, rows: [1, 2, 3].map(row) });
  renderInApp(<ShownFileUses entity="upload" ids={['7', '8']} />);
  expect(await screen.findByText(/ไฟล์นี้ใช้อยู่ใน 14 รายการอื่น เมื่อลบแล้ว/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ข่าว: ข่าวที่ 2' }).getAttribute('href')).toBe('/web/content_new?edit=2');
  expect(screen.getByText('และอีก 11 รายการ')).toBeTruthy();
  expect(vi.mocked(call).mock.calls[0]?.[1]?.query).toEqual({ entity: 'upload', ids: '7,8', field: undefined });
});

it('says when none may be viewed, and when counting stopped', async () => {
  answer({ count: 1_000, rows: [] });
  renderInApp(<ShownFileUses entity="upload" ids={['7']} />);
  expect(await screen.findByText(/1,000\+ รายการ/)).toBeTruthy();
  expect(screen.getByText('ทั้งหมดเป็นรายการที่คุณไม่มีสิทธิ์ดู')).toBeTruthy();
});

it('says that the address of a replaced file stays', async () => {
  answer({ count: 1, rows: [row(1)] });
  renderInApp(<ShownFileUses entity="upload" ids={['7']} field="uploads_url" isReplaced />);
  expect(await screen.findByText(/ที่อยู่ไฟล์คงเดิม ไฟล์ใหม่จะแสดงแทนใน 1 รายการ/)).toBeTruthy();
});

it('shows nothing for an unused file, and says when the uses are unknown', async () => {
  answer({ count: 0, rows: [] });
  renderInApp(<ShownFileUses entity="upload" ids={['7']} />);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  cleanup();
  vi.mocked(call).mockReset().mockRejectedValue(new Error('away'));
  renderInApp(<ShownFileUses entity="upload" ids={['8']} />);
  expect(await screen.findByText('ตรวจไม่ได้ว่ามีรายการใดใช้ไฟล์นี้อยู่')).toBeTruthy();
});
