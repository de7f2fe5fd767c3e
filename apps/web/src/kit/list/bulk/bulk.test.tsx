import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, HttpError } from '../../api/http.ts';
import { type BookRow, book, bookOnWire } from '../../testing/fixture-entity.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { ListPage } from '../list-page.tsx';
import { useListPage } from '../state/use-list.ts';
import { useRemove } from '../state/use-remove.tsx';
import { DataTable } from '../table/data-table.tsx';
import { runBulk } from './bulk-dialog.lazy.tsx';

vi.setConfig({ testTimeout: 30_000 });

/** The same entity as content: it has a bin and a place on the website. */
const page = { ...book, bin: true } as const;

function Books({ of = book }: { of?: typeof book }) {
  const list = useListPage(of);
  const remove = { ...useRemove(of), allows: (row: BookRow) => row.book_id !== 3 };
  return (
    <ListPage list={list} title="หนังสือ">
      <DataTable list={list} remove={remove} columns={[{ header: 'ชื่อ', cell: 'title_th' }]} />
    </ListPage>
  );
}

/** What was sent, and what is refused. */
const sent = vi.fn<(route: string, body: unknown) => void>();
let refuse: (id: number) => Error | null;
const relation = new HttpError(200, { statusCode: 200, code: 'relation', message: 'Relation', requestId: '' });

beforeEach(() => {
  // rows are a table at this width
  vi.stubGlobal('innerWidth', 1366);
  sent.mockClear();
  refuse = () => null;
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'GET /books') {
      const { page: at, limit } = (input?.query ?? {}) as { page: number; limit: number };
      const ids = Array.from({ length: limit }, (_, i) => at * limit + i + 1);
      return { rows: ids.map((id) => bookOnWire(id, id === 2 ? { active: 'N' } : {})), count: 60 };
    }
    sent(route, input?.body ?? input?.params);
    const id = Number((input?.body as { book_id: number } | undefined)?.book_id);
    const refusal = refuse(id);
    if (refusal) throw refusal;
    return { book_id: id };
  });
});

const box = (id: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `เลือก เล่ม ${id}` });
const choose = (...ids: number[]) => {
  for (const id of ids) fireEvent.click(box(id));
};
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map((each) => each.ariaLabel ?? each.getAttribute('aria-label'));
const linkOf = (id: number) => screen.getByRole('link', { name: `เล่ม ${id}` });
const bar = () => screen.getByRole('region', { name: 'รายการที่เลือก' });
const press = (name: string) => fireEvent.click(within(bar()).getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const yes = async (name: string) => fireEvent.click(within(await dialog()).getByRole('button', { name }));

test('rows have boxes at once; chosen across pages, each gets its documented call without a question, and undo takes all back', async () => {
  renderInApp(<Books />);
  await screen.findByText('เล่ม 15');
  choose(1, 2);
  fireEvent.click(screen.getByRole('button', { name: 'หน้า 2' }));
  await screen.findByText('เล่ม 16');
  choose(16);
  expect(within(bar()).getByText('เลือกแล้ว 3 รายการ')).toBeTruthy();
  press('เปลี่ยนเป็นยกเลิก');
  // a message, no window; the second one was so already
  await screen.findByText('เปลี่ยนเป็นยกเลิกแล้ว 2 รายการ');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('region', { name: 'รายการที่เลือก' })).toBeNull();
  const calls = (active: string) => [1, 16].map((book_id) => ['PUT /books/:book_id', expect.objectContaining({ book_id, active })]);
  expect(sent.mock.calls).toEqual(calls('N'));
  sent.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'เลิกทำ' }));
  await screen.findByText('เลิกทำแล้ว');
  expect(sent.mock.calls).toEqual(calls('Y'));
});

test('of many names the undo has three and the number of the others', async () => {
  renderInApp(<Books />);
  await screen.findByText('เล่ม 15');
  fireEvent.click(screen.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }));
  press('เปลี่ยนเป็นยกเลิก');
  await screen.findByRole('button', { name: 'เลิกทำ เล่ม 1, เล่ม 3, เล่ม 4, และอีก 11 รายการ' });
});

test('deleting asks once: the first five names and the number of the others, the safe button left and focused', async () => {
  renderInApp(<Books />);
  await screen.findByText('เล่ม 15');
  fireEvent.click(screen.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }));
  press('ลบ');
  const question = within(await dialog());
  expect(question.getByText('ลบ 14 รายการหรือไม่?')).toBeTruthy();
  const [, , , , fifth, others] = question.getAllByRole('listitem');
  expect([fifth?.textContent, others?.textContent]).toEqual(['เล่ม 6', 'และอีก 9 รายการ']);
  expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['ไม่ทำ', 'ลบ']);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('ไม่ทำ'));
  expect(sent.mock.calls.filter(([route]) => !route.startsWith('GET'))).toEqual([]);
});

test('content is hidden and shown, in the words of the website', async () => {
  renderInApp(<Books of={page as unknown as typeof book} />);
  await screen.findByText('เล่ม 15');
  choose(1, 2);
  expect(
    within(bar())
      .getAllByRole('button')
      .map((each) => each.textContent || each.ariaLabel),
  ).toEqual(['แสดงบนเว็บไซต์', 'ซ่อนจากเว็บไซต์', 'แก้ไขข้อมูล', 'ลบ', 'เลิกเลือกรายการ']);
  press('ซ่อนจากเว็บไซต์');
  await screen.findByText('ซ่อนจากเว็บไซต์แล้ว 1 รายการ');
});

test('refused rows show why and stay selected; only they are listed', async () => {
  refuse = (id) => (id === 4 ? relation : null);
  renderInApp(<Books />);
  await screen.findByText('เล่ม 15');
  choose(3, 4, 5);
  press('ลบ');
  expect(within(await dialog()).getByText('เล่ม 3: ลบไม่ได้')).toBeTruthy();
  expect(within(await dialog()).getByText('รายการที่ลบจะกู้คืนไม่ได้')).toBeTruthy();
  await yes('ลบ');
  expect(await within(await dialog()).findByText('สำเร็จ 1 รายการ ไม่สำเร็จ 1 รายการ')).toBeTruthy();
  // it asks nothing any more
  expect(within(await dialog()).queryByText(/หรือไม่/)).toBeNull();
  const failed = within(await dialog()).getAllByRole('listitem');
  expect(failed.map(({ textContent }) => textContent?.trim())).toEqual([
    expect.stringContaining('เล่ม 4: ไม่สามารถลบได้ เนื่องจากมีรายการอื่นอ้างอิงอยู่'),
  ]);
  await yes('ปิด');
  await waitFor(() => expect(within(bar()).getByText('เลือกแล้ว 2 รายการ')).toBeTruthy());
  await screen.findByText('ลบแล้ว 1 รายการ');
});

test('what waits for approval is told as asked for, beside what was done', async () => {
  refuse = (id) => (id === 4 ? new HttpError(200, { statusCode: 200, code: 'approval_asked', message: 'x', requestId: '' }) : null);
  renderInApp(<Books />);
  await screen.findByText('เล่ม 15');
  choose(4, 5);
  press('เปลี่ยนเป็นยกเลิก');
  await screen.findByText('เปลี่ยนเป็นยกเลิกแล้ว 1 รายการ · ส่งขออนุมัติแล้ว 1 รายการ');
  expect(screen.queryByRole('region', { name: 'รายการที่เลือก' })).toBeNull();
  sent.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'เลิกทำ' }));
  await screen.findByText('เลิกทำแล้ว');
  expect(sent.mock.calls.map(([, body]) => body)).toEqual([expect.objectContaining({ book_id: 5 })]);
});

test('deleted content is taken back out of the bin by the button in the head of the list, once; Ctrl+Z does nothing', async () => {
  renderInApp(<Books of={page as unknown as typeof book} />);
  await screen.findByText('เล่ม 15');
  choose(4, 5);
  press('ลบ');
  await yes('ลบ');
  await screen.findByText('ลบแล้ว 2 รายการ');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  sent.mockClear();
  fireEvent.keyDown(document.body, { code: 'KeyZ', key: 'z', ctrlKey: true });
  expect(sent).not.toHaveBeenCalled();
  const undo = screen.getByRole('button', { name: 'เลิกทำ เล่ม 4, เล่ม 5' });
  fireEvent.click(undo);
  fireEvent.click(undo);
  await screen.findByText('เลิกทำแล้ว');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^เลิกทำ/ })).toBeNull());
  expect(sent.mock.calls).toEqual(['4', '5'].map((record_id) => ['POST /bin/:entity/:record_id/restore', { entity: 'book', record_id }]));
});

test('Shift chooses a range; a press beside a box is for the box, elsewhere it opens the row', async () => {
  renderInApp(<Books />);
  await screen.findByText('เล่ม 15');
  choose(3);
  fireEvent.click(box(6), { shiftKey: true });
  expect(chosen()).toEqual([3, 4, 5, 6].map((id) => `เลือก เล่ม ${id}`));
  fireEvent.click(box(5).closest('td') as HTMLElement); // a box stands in a cell
  expect(chosen()).toHaveLength(3);
  press('เลิกเลือกรายการ');
  expect(screen.queryByRole('region', { name: 'รายการที่เลือก' })).toBeNull();
  expect(screen.getAllByRole('checkbox')).toHaveLength(16);
});

test('by keys: Space chooses the row, the arrows move, B goes to the buttons, Esc back to the row and then gives the choice up', async () => {
  renderInApp(<Books />);
  await screen.findByText('เล่ม 15');
  linkOf(2).focus();
  const key = (name: string, more = {}) => fireEvent.keyDown(document.activeElement as Element, { key: name, ...more });
  key(' ');
  key('ArrowDown');
  key('ArrowDown');
  expect(document.activeElement).toBe(linkOf(4));
  key(' ', { shiftKey: true });
  expect(chosen()).toEqual([2, 3, 4].map((id) => `เลือก เล่ม ${id}`));
  key('b', { code: 'KeyB' });
  expect(document.activeElement?.textContent).toBe('เปลี่ยนเป็นใช้งาน');
  key('Escape');
  expect(document.activeElement).toBe(linkOf(4));
  key('ArrowUp');
  key('Escape');
  expect(screen.queryByRole('region', { name: 'รายการที่เลือก' })).toBeNull();
  expect(document.activeElement).toBe(linkOf(3));
});

test('after it was done the focus is on the row that was chosen last', async () => {
  renderInApp(<Books />);
  await screen.findByText('เล่ม 15');
  choose(5, 7);
  press('เปลี่ยนเป็นยกเลิก');
  await screen.findByText('เปลี่ยนเป็นยกเลิกแล้ว 2 รายการ');
  await waitFor(() => expect(document.activeElement).toBe(linkOf(7)));
});

test('without rights there are no boxes; with the right to edit there is no delete', async () => {
  const { client } = renderInApp(<Books />, { right: { edit: false, delete: false } });
  await screen.findByText('เล่ม 15');
  expect(screen.queryByRole('checkbox')).toBeNull();
  client.clear();
});

test('without the right to delete only the other actions are offered', async () => {
  renderInApp(<Books />, { right: { delete: false } });
  await screen.findByText('เล่ม 15');
  choose(1);
  expect(within(bar()).queryByRole('button', { name: 'ลบ' })).toBeNull();
  expect(within(bar()).getByRole('button', { name: 'เปลี่ยนเป็นใช้งาน' })).toBeTruthy();
});

test('on cards a button begins to choose, and a press on a card chooses it', async () => {
  vi.stubGlobal('innerWidth', 390);
  renderInApp(<Books />);
  await screen.findByText('เล่ม 15');
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'เลือกหลายรายการ' }));
  fireEvent.click(screen.getByText('เล่ม 7').closest('li') as HTMLElement); // a card is one
  expect(within(bar()).getByText('เลือกแล้ว 1 รายการ')).toBeTruthy();
});

test('runs four calls at once, and cancelling skips those not started', async () => {
  const finish: (() => void)[] = [];
  const begun: number[] = [];
  const stop = new AbortController();
  const onDone = vi.fn();
  const running = runBulk(
    Array.from({ length: 10 }, (_, index) => index),
    (row) => {
      begun.push(row);
      return new Promise<void>((done) => finish.push(done));
    },
    onDone,
    stop.signal,
  );
  expect(begun).toEqual([0, 1, 2, 3]);
  finish[1]?.();
  await act(async () => {});
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  stop.abort();
  for (const done of finish) done();
  await running;
  expect(begun).toHaveLength(5);
  expect(onDone).toHaveBeenCalledTimes(5);
});
