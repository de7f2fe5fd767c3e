import type { AuditLine } from '@faculty/contracts/admin/audit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call, fetchFile } from '../api/http.ts';
import { BookForm, saveButton, title, type } from '../testing/book-form.tsx';
import { book, bookOnWire } from '../testing/fixture-entity.ts';
import type { OnWire } from '../testing/on-wire.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { useOpenForm } from '../url-state/screen-state.ts';

vi.setConfig({ testTimeout: 30_000 });

function Books() {
  const id = useOpenForm(book);
  return id === null ? <h1>รายการ</h1> : <BookForm key={id} id={id} />;
}

const saved = vi.fn<(route: string, body: unknown) => void>();
const onServer = { title_th: 'ขุนช้าง', title_en: 'Khun Chang', kind: 'poem', tags: 'กลอน', switch_lang: 'Y', order_seq: 5 };
const line = (id: string, changes: AuditLine['changes']): OnWire<AuditLine> => ({
  id,
  at: '2026-11-20T02:03:04.567Z',
  user_name: 'malee',
  full_name_th: 'มาลี',
  full_name_en: 'Malee',
  action: 'edit',
  entity: 'book',
  record_id: '7',
  record_title: '',
  record_title_en: '',
  change_id: null,
  change_count: 0,
  changes,
});

// the fixture is of all files of the worker
beforeAll(() => void Object.assign(book, { copyWithout: ['title_en'] }));
afterAll(() => void Object.assign(book, { copyWithout: undefined }));

beforeEach(() => {
  localStorage.clear();
  saved.mockClear();
  const contentDisposition = `attachment; filename*=UTF-8''${encodeURIComponent('ปกเดิม.png')}`;
  vi.mocked(fetchFile).mockResolvedValue({ content: new Blob(['x'], { type: 'image/png' }), contentDisposition });
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'GET /books/:book_id') return bookOnWire(7, { ...onServer, cover: '/files/books/a.png' });
    if (route === 'GET /history/:entity/:record_id')
      return { rows: [line('9', { title_th: ['ขุนแผน', 'ขุนช้าง'], cover: ['books/old.png', 'books/a.png'] })], count: 1 };
    if (route === 'GET /history/:entity/:record_id/:line/version')
      return { fields: { title_th: 'ขุนแผน', cover: 'books/old.png', unknown_field: 1 }, lost: ['title_en'] };
    saved(route, input?.body);
    return { book_id: 8 };
  });
});

test('an earlier version is put into the form unsaved, keeps other typed fields, names what it changed and what is lost, until it is saved', async () => {
  renderInApp(<Books />, { at: '/books?edit=7' });
  type(await screen.findByRole('textbox', { name: /^ลำดับ/ }), '6');
  fireEvent.click(screen.getByRole('button', { name: 'ประวัติ' }));
  fireEvent.click(await screen.findByRole('button', { name: 'ใช้ข้อมูลก่อนการแก้ไขนี้' }));
  await waitFor(async () => expect(await title()).toHaveProperty('value', 'ขุนแผน'));
  expect(screen.getByRole('textbox', { name: /^ลำดับ/ })).toHaveProperty('value', '6');
  const notice = (await screen.findByText(/ยังไม่ได้บันทึก/)).closest('[role="status"]') as HTMLElement; // it has that role
  expect(within(notice).getByText(/ไม่รวม ชื่อ \(ภาษาอังกฤษ\)/)).toBeTruthy();
  expect(within(notice).getByRole('button', { name: 'ชื่อ (ภาษาไทย)' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^ชื่อ \(ภาษาไทย\)/ })));
  expect(saved).not.toHaveBeenCalled();
  fireEvent.click(saveButton());
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls[0]).toEqual([
    'PUT /books/:book_id',
    expect.objectContaining({
      book_id: 7,
      title_th: 'ขุนแผน',
      title_en: 'Khun Chang',
      order_seq: 6,
      updated_at: '2026-11-20T02:03:04.567Z',
    }),
  ]);
});

test('an earlier version is undone in one press; what else was typed stays', async () => {
  renderInApp(<Books />, { at: '/books?edit=7' });
  await screen.findByRole('textbox', { name: /^ลำดับ/ });
  fireEvent.click(screen.getByRole('button', { name: 'ประวัติ' }));
  fireEvent.click(await screen.findByRole('button', { name: 'ใช้ข้อมูลก่อนการแก้ไขนี้' }));
  await waitFor(async () => expect(await title()).toHaveProperty('value', 'ขุนแผน'));
  type(screen.getByRole('textbox', { name: /^ลำดับ/ }), '6');
  fireEvent.click(screen.getByRole('button', { name: 'ไม่ใช้ข้อมูลเดิม' }));
  await waitFor(async () => expect(await title()).toHaveProperty('value', 'ขุนช้าง'));
  expect(screen.getByRole('textbox', { name: /^ลำดับ/ })).toHaveProperty('value', '6');
  expect(screen.queryByText(/ยังไม่ได้บันทึก/)).toBeNull();
});

test('a copy is a new record with everything but unique fields, its files stored again', async () => {
  renderInApp(<Books />, { at: '/books?form=add&copy=7' });
  expect(await title()).toHaveProperty('value', 'ขุนช้าง');
  expect(screen.getByRole('textbox', { name: /^ลำดับ/ })).toHaveProperty('value', 'AUTO');
  const english = screen.getByRole('textbox', { name: /^ชื่อ \(ภาษาอังกฤษ\)/ });
  expect(english).toHaveProperty('value', '');
  expect(vi.mocked(fetchFile).mock.calls).toEqual([['GET /file/download', { query: { privateUrl: 'books/a.png' } }]]);
  type(english, 'Another');
  fireEvent.click(saveButton());
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [route, body] = saved.mock.calls[0] as [string, FormData];
  expect(route).toBe('POST /books');
  expect(Object.fromEntries([...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))).toMatchObject({
    title_th: 'ขุนช้าง',
    title_en: 'Another',
    kind: 'poem',
    order_seq: 'AUTO',
    cover: 'ปกเดิม.png',
  });
  expect(body.has('book_id')).toBe(false);
});

test('an edit of long text shows removed and added words', async () => {
  const [before, after] = ['รับสมัครนักศึกษาเข้าร่วมโครงการแลกเปลี่ยนประจำปีการศึกษา', 'รับสมัครบุคลากรเข้าร่วมโครงการแลกเปลี่ยนประจำปีการศึกษา'].map(
    (text) => `<p>${text}</p>`,
  );
  const answer = vi.mocked(call).getMockImplementation();
  vi.mocked(call).mockImplementation(async (route, input) =>
    route === 'GET /history/:entity/:record_id' ? { rows: [line('9', { title_th: [before, after] })], count: 1 } : answer?.(route, input),
  );
  renderInApp(<Books />, { at: '/books?edit=7' });
  await title();
  fireEvent.click(screen.getByRole('button', { name: 'ประวัติ' }));
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer.querySelector('del')?.textContent).toBe('นักศึกษา'));
  expect(drawer.querySelector('ins')?.textContent).toBe('บุคลากร');
  expect(within(drawer).queryByText(/<p>/)).toBeNull();
});
