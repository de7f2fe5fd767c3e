import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { IconBook } from '@tabler/icons-react';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, HttpError } from '../api/http.ts';
import { type BookRow, book, bookOnWire } from '../testing/fixture-entity.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { ActiveChip } from './cells/active-chip.tsx';
import { ActiveFilter, SelectFilter } from './filters/list-filters.tsx';
import { listPhrases } from './list.phrases.ts';
import { ListPage } from './list-page.tsx';
import { highlightRow } from './state/scroll-restoration.ts';
import { useListPage } from './state/use-list.ts';
import { useRemove } from './state/use-remove.tsx';
import { DataTable } from './table/data-table.tsx';

vi.setConfig({ testTimeout: 30_000 });

const borrow = vi.fn();

function Books({ isReadOnly }: { isReadOnly?: (row: BookRow) => boolean }) {
  const list = useListPage(book);
  const remove = useRemove(book);
  return (
    <ListPage
      list={list}
      title="หนังสือ"
      add="เพิ่มหนังสือ"
      filters={
        <>
          <SelectFilter list={list} name="kind" label="ชนิด" options={[{ value: 'poem', label: 'บทกวี' }]} />
          <ActiveFilter list={list} />
        </>
      }
    >
      <DataTable
        list={list}
        remove={remove}
        add="เพิ่มหนังสือ"
        {...(isReadOnly && { isReadOnly })}
        actions={() => [{ label: 'ยืม', icon: IconBook, onClick: borrow }]}
        columns={[
          { header: 'ชื่อ', cell: 'title_th', sort: 'title_th' },
          { header: 'แท็ก', cell: (row) => row.tags.join(' · ') },
          { header: 'สถานะ', cell: (row) => <ActiveChip value={row.active} /> },
        ]}
      />
    </ListPage>
  );
}

/** The server: `count` books, answered by page. */
let count: number;
let refusal: Error | null;
let isReferredTo = false;
/** A book that is not there any more. */
let deleted = 0;
const asked = vi.fn<(query: Record<string, unknown>) => void>();

beforeEach(() => {
  // what another test has saved is marked no longer
  vi.spyOn(Date, 'now').mockReturnValueOnce(0);
  highlightRow(book.name, '');
  count = 60;
  refusal = null;
  isReferredTo = false;
  deleted = 0;
  asked.mockClear();
  borrow.mockClear();
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'POST /delete_books') {
      if (refusal) throw refusal;
      return isReferredTo ? { ...(input?.body as object), message: 'Relation' } : input?.body;
    }
    const query = input?.query as { page: number; limit: number };
    asked({ ...query });
    if (refusal) throw refusal;
    const first = query.page * query.limit;
    const rows = Array.from({ length: Math.max(0, Math.min(query.limit, count - first)) }, (_, i) =>
      bookOnWire(first + i + 1, { tags: 'ก,ข' }),
    ).filter(({ book_id }) => book_id !== deleted);
    return { rows, count };
  });
});

/** Presses what a row has behind its one button. */
async function pressInMenu(name: string, action: string): Promise<void> {
  fireEvent.click(within(rowOf(name)).getByRole('button', { name: `จัดการ ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}
const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement; // a cell stands in a row
const refused = (code: 'unavailable') => new HttpError(503, { statusCode: 503, code, message: '', requestId: 'r' });

test('a list requests one page and decodes it', async () => {
  renderInApp(<Books />);
  await screen.findByText('เล่ม 15');
  expect(asked).toHaveBeenCalledWith({ page: 0, limit: 15 });
  expect(screen.getAllByText('ก · ข')).toHaveLength(15);
  expect(screen.getByText('1–15 จาก 60')).toBeTruthy();
});

test('a list shows once per visit that it is ready, at each of its addresses', async () => {
  sessionStorage.clear();
  const visit = async (path: string) => {
    renderInApp(<Books />, { path });
    await screen.findByText('เล่ม 15');
    const says = screen.queryByText(listPhrases.ready.th) !== null;
    cleanup();
    return says;
  };
  expect([await visit('/books'), await visit('/albums'), await visit('/books')]).toEqual([true, true, false]);
});

test('the address has page, size, order and filters; invalid parameters are ignored', async () => {
  renderInApp(<Books />, { at: '/books?page=1&limit=5&field=title_th&sort=desc&kind=poem&active=maybe&field2=x&q=%E0%B8%81' });
  await screen.findByText('เล่ม 6');
  expect(asked).toHaveBeenCalledWith({ page: 1, limit: 5, field: 'title_th', sort: 'desc', kind: 'poem', q: 'ก' });
});

test('prefetches the next page', async () => {
  renderInApp(<Books />);
  await waitFor(() => expect(asked).toHaveBeenCalledWith({ page: 1, limit: 15 }));
  fireEvent.click(screen.getByRole('button', { name: 'หน้า 2' }));
  expect(screen.getByText('เล่ม 16')).toBeTruthy();
});

test('a search is debounced, goes into the address and resets the page', async () => {
  const { search } = renderInApp(<Books />, { at: '/books?page=2' });
  await screen.findByText('เล่ม 31');
  const box = screen.getByRole('searchbox');
  for (const text of ['ส', 'สม', 'สมุ']) fireEvent.change(box, { target: { value: text } });
  expect(search().get('q')).toBeNull();
  await waitFor(() => expect(search().get('q')).toBe('สมุ'));
  expect(search().get('page')).toBeNull();
  expect(asked.mock.calls.filter(([query]) => query.q !== undefined && query.q !== 'สมุ')).toEqual([]);
});

test('offers the text of the other keyboard layout when it finds something', async () => {
  vi.mocked(call).mockImplementation(async (_, input) => {
    const isThai = (input?.query as ListQuery | undefined)?.q === 'สวัสดี';
    return { rows: isThai ? [bookOnWire(1)] : [], count: isThai ? 1 : 0 };
  });
  const { search } = renderInApp(<Books />, { at: '/books?q=l;ylfu' });
  fireEvent.click(await screen.findByRole('button', { name: 'คุณหมายถึง “สวัสดี” หรือไม่' }));
  await screen.findByText('เล่ม 1');
  expect(search().get('q')).toBe('สวัสดี');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'abc' } });
  await waitFor(() =>
    expect(vi.mocked(call).mock.calls.some(([, input]) => (input?.query as ListQuery | undefined)?.q === 'ฟิแ')).toBe(true),
  );
  await screen.findByText('ไม่พบ “abc” ในรายการนี้');
  expect(screen.queryByText(/คุณหมายถึง/)).toBeNull();
});

test('leaving the search box searches at once, so that a press on "add" does not come before it', async () => {
  const { search } = renderInApp(<Books />);
  const box = await screen.findByRole('searchbox');
  fireEvent.change(box, { target: { value: 'สมุ' } });
  fireEvent.blur(box);
  expect(search().get('q')).toBe('สมุ');
});

test('does not search while a word is being composed', async () => {
  const { search } = renderInApp(<Books />);
  const box = await screen.findByRole('searchbox');
  fireEvent.compositionStart(box);
  fireEvent.input(box, { target: { value: 'に' }, isComposing: true });
  await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
  expect(search().get('q')).toBeNull();
  fireEvent.compositionEnd(box);
  await waitFor(() => expect(search().get('q')).toBe('に'));
});

test('"/" focuses the search and "n" opens a new record, on a Thai keyboard too', async () => {
  const { search } = renderInApp(<Books />);
  await screen.findByText('เล่ม 1');
  fireEvent.keyDown(document.documentElement, { key: 'ฝ', code: 'Slash' });
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  fireEvent.keyDown(document.documentElement, { key: 'ื', code: 'KeyN' });
  await waitFor(() => expect(search().get('form')).toBe('add'));
});

test('a filter resets the page, and all filters can be cleared at once', async () => {
  const { search } = renderInApp(<Books />, { at: '/books?page=1&limit=5&q=a' });
  await screen.findByText('เล่ม 6');
  fireEvent.click(screen.getByRole('combobox', { name: 'ชนิด' }));
  fireEvent.click(await screen.findByRole('option', { name: 'บทกวี' }));
  await waitFor(() => expect(search().get('kind')).toBe('poem'));
  expect(search().get('page')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }));
  await waitFor(() => expect([...search().keys()]).toEqual(['limit']));
});

test('a head sorts ascending, then descending, and exposes it', async () => {
  const { search } = renderInApp(<Books />);
  await screen.findByText('เล่ม 1');
  const head = () => screen.getByRole('columnheader', { name: 'ชื่อ' });
  fireEvent.click(within(head()).getByRole('button'));
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'));
  fireEvent.click(within(head()).getByRole('button'));
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('descending'));
  expect(search().toString()).toBe('field=title_th&sort=desc');
});

test('a page beyond the end becomes the last page', async () => {
  const { search } = renderInApp(<Books />, { at: '/books?page=9' });
  await screen.findByText('เล่ม 60');
  expect(search().get('page')).toBe('3');
});

test('a failed call shows an error with retry and keeps the old rows', async () => {
  renderInApp(<Books />);
  await screen.findByText('เล่ม 1');
  refusal = refused('unavailable');
  fireEvent.click(screen.getByRole('button', { name: 'หน้า 4' }));
  expect((await screen.findByRole('alert')).textContent).toContain('ระบบไม่พร้อมให้บริการชั่วคราว');
  expect(screen.getByText('เล่ม 1')).toBeTruthy();
  refusal = null;
  fireEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  await screen.findByText('เล่ม 46');
});

test('an empty list offers to add, one without a match to clear the filters', async () => {
  count = 0;
  renderInApp(<Books />);
  await screen.findByText('ยังไม่มีรายการ');
  expect(screen.getAllByRole('link', { name: 'เพิ่มหนังสือ' })).toHaveLength(2);
});

test('without a match the filters can be cleared', async () => {
  count = 0;
  const { search } = renderInApp(<Books />, { at: '/books?q=zzz' });
  await screen.findByText('ไม่พบ “zzz” ในรายการนี้');
  fireEvent.click(screen.getAllByRole('button', { name: 'ล้างตัวกรอง' })[1] as HTMLElement); // the one in the middle
  await waitFor(() => expect(search().get('q')).toBeNull());
});

test('shows only what the person may do', async () => {
  renderInApp(<Books />, { right: { add: false, edit: false, delete: false } });
  await screen.findByText('เล่ม 1');
  expect(screen.queryByRole('link', { name: 'เพิ่มหนังสือ' })).toBeNull();
  expect(within(rowOf('เล่ม 1')).queryByRole('button', { name: /^(แก้ไข|ลบ)/ })).toBeNull();
});

test('a row has two buttons: edit, and a menu of the other actions', async () => {
  renderInApp(<Books />);
  await screen.findByText('เล่ม 1');
  const names = () =>
    within(rowOf('เล่ม 1'))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
  expect(names()).toEqual(['แก้ไข เล่ม 1', 'จัดการ เล่ม 1']);
  fireEvent.click(within(rowOf('เล่ม 1')).getByRole('button', { name: 'จัดการ เล่ม 1' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['ยืม', 'ลบ']);
});

test('a row opens by its link and by a click outside its buttons; the list state stays in the address', async () => {
  const { search } = renderInApp(<Books />, { at: '/books?page=1' });
  await screen.findByText('เล่ม 16');
  await pressInMenu('เล่ม 16', 'ยืม');
  expect(borrow).toHaveBeenCalled();
  expect(search().get('edit')).toBeNull();
  expect(within(rowOf('เล่ม 16')).getByRole('link').getAttribute('href')).toBe('/books?page=1&edit=16');
  fireEvent.click(within(rowOf('เล่ม 16')).getAllByRole('cell')[1] as HTMLElement);
  await waitFor(() => expect(search().toString()).toBe('page=1&edit=16'));
});

test('highlights a saved row', async () => {
  highlightRow('book', '3');
  renderInApp(<Books />);
  await screen.findByText('เล่ม 3');
  expect(rowOf('เล่ม 3').dataset.marked).toBe('true');
  expect(rowOf('เล่ม 4').dataset.marked).toBeUndefined();
});

test('delete names the record, focuses the safe button, and shows when it is done', async () => {
  renderInApp(<Books />);
  await screen.findByText('เล่ม 2');
  await pressInMenu('เล่ม 2', 'ลบ');
  const dialog = await screen.findByRole('dialog', { name: 'ต้องการลบรายการนี้หรือไม่?' });
  expect(dialog.textContent).toContain('เล่ม 2');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('ไม่ลบ'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'ลบ' }));
  await screen.findByText('ลบสำเร็จ! รายการ 2 ถูกลบแล้ว');
  expect(screen.getByText('ลบ “เล่ม 2” แล้ว')).toBeTruthy();
  expect(call).toHaveBeenCalledWith('POST /delete_books', expect.objectContaining({ body: { book_id: 2 } }));
});

test('the question returns the focus; a deleted row passes it to its neighbour', async () => {
  renderInApp(<Books />);
  const more = () => within(rowOf('เล่ม 2')).getByRole('button', { name: 'จัดการ เล่ม 2' });
  (await waitFor(more)).focus();
  fireEvent.click(more());
  const remove = await screen.findByRole('menuitem', { name: 'ลบ' });
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('ไม่ลบ'));
  fireEvent.click(screen.getByRole('button', { name: 'ไม่ลบ' }));
  await waitFor(() => expect(document.activeElement).toBe(more()));

  await pressInMenu('เล่ม 2', 'ลบ');
  fireEvent.click(await screen.findByRole('button', { name: 'ลบ' }));
  deleted = 2;
  await waitFor(() => expect(screen.queryByText('เล่ม 2')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('เล่ม 3'));
});

test('after adding the new row has the focus, after cancelling the add button', async () => {
  const { router } = renderInApp(<Books />);
  await screen.findByText('เล่ม 15');
  fireEvent.click(screen.getByRole('link', { name: 'เพิ่มหนังสือ' }));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('เพิ่มหนังสือ'));
  fireEvent.click(screen.getByRole('link', { name: 'เพิ่มหนังสือ' }));
  highlightRow(book.name, '4');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('เล่ม 4'));
});

test('after opening a form by address the saved row gets the focus, unless the person moved it', async () => {
  highlightRow(book.name, '4');
  const { router } = renderInApp(<Books />);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('เล่ม 4'));
  screen.getByRole('searchbox').focus();
  await act(() => router.navigate('/books?q=a'));
  await screen.findByText('เล่ม 4');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('cards are rendered at once where it is narrow: a table before them would lose the focus', async () => {
  vi.stubGlobal('innerWidth', 390);
  const made = vi.spyOn(document, 'createElement');
  renderInApp(<Books />);
  await screen.findByText('เล่ม 15');
  const tags = made.mock.calls.map(([tag]) => tag);
  made.mockRestore();
  vi.unstubAllGlobals();
  expect(tags).toContain('li');
  expect(tags).not.toContain('table');
});

test('a refused delete says that other records refer to it', async () => {
  renderInApp(<Books />);
  await screen.findByText('เล่ม 2');
  isReferredTo = true;
  await pressInMenu('เล่ม 2', 'ลบ');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ลบ' }));
  await screen.findByText(/ลบ “เล่ม 2” \(2\) ไม่ได้/);
});

test('a list of thousands renders and fetches the rows in view only, and shows the count', async () => {
  count = 10_061;
  // jsdom draws nothing: every row would be 0 high, and all of them in sight
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(53);
  renderInApp(<Books />, { at: '/books?limit=10000' });
  await screen.findByText('เล่ม 1');
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10062');
  expect(screen.getAllByRole('row').length).toBeLessThan(100);
  expect(screen.getByText('1–10,061 จาก 10,061')).toBeTruthy();
  expect(asked.mock.calls.every(([query]) => Number(query.limit) <= 50)).toBe(true);
  expect(asked.mock.calls.length).toBeLessThan(5);
});

test('unrendered rows reserve the height of the chosen density', async () => {
  count = 2000;
  const heights = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  for (const [density, height] of [
    ['compact', 53],
    ['comfortable', 72],
  ] as const) {
    localStorage.setItem('list_density', density);
    heights.mockReturnValue(height);
    renderInApp(<Books />, { at: '/books?limit=10000' });
    await screen.findByText('เล่ม 1');
    const [body] = screen.getAllByRole('rowgroup').slice(-1);
    expect(body?.style.getPropertyValue('--row-height')).toBe(`${height}px`);
    const drawn = screen.getAllByRole('row').length - 1;
    expect(body?.querySelector<HTMLElement>('tr[aria-hidden]')?.style.height).toBe(`${(count - drawn) * height}px`);
    cleanup();
  }
  localStorage.removeItem('list_density');
  vi.restoreAllMocks();
});

test('another page starts at its first row', async () => {
  renderInApp(<Books />);
  await screen.findByText('เล่ม 15');
  const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: -900 } as DOMRect);
  fireEvent.click(screen.getByRole('button', { name: 'หน้า 2' }));
  await waitFor(() => expect(scroll).toHaveBeenCalled());
  expect(scroll.mock.calls[0]?.[0]).toEqual({ top: -972 });
  vi.restoreAllMocks();
});

test('a read-only row can be opened, and neither changed, copied, selected nor deleted', async () => {
  renderInApp(<Books isReadOnly={(row) => row.title_th === 'เล่ม 2'} />);
  await screen.findByText('เล่ม 2');
  const buttonsOf = (name: string) =>
    within(rowOf(name))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? '');
  expect(buttonsOf('เล่ม 1').some((label) => label.startsWith('แก้ไข'))).toBe(true);
  expect(buttonsOf('เล่ม 2').map((label) => label.split(' ')[0])).toEqual([
    expect.stringContaining('ดูรายละเอียด'),
    expect.stringContaining('ยืม'),
  ]);
  expect(within(rowOf('เล่ม 2')).getByRole('link').getAttribute('href')).toContain('edit=2');
});

test('with the right to view only a row opens read-only', async () => {
  renderInApp(<Books />, { right: { edit: false, delete: false } });
  const row = (await screen.findByText('เล่ม 1')).closest('tr') as HTMLElement; // a cell stands in a row
  expect(within(row).getByRole('link', { name: 'เล่ม 1' }).getAttribute('href')).toContain('edit=1');
  expect(within(row).getByRole('button', { name: /^ดูรายละเอียด/ })).toBeTruthy();
  expect(within(row).queryByRole('button', { name: /^แก้ไข/ })).toBeNull();
});
