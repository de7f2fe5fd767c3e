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
vi.mock('../../api/http.ts', async (original) => ({ ...(await original<typeof import('../../api/http.ts')>()), call: vi.fn() }));

function Books() {
  const list = useListPage(book);
  const remove = { ...useRemove(book), allows: (row: BookRow) => row.book_id !== 3 };
  return (
    <ListPage list={list} title="หนังสือ">
      <DataTable list={list} remove={remove} columns={[{ header: 'ชื่อ', cell: 'title_th' }]} />
    </ListPage>
  );
}

/** What was sent, and what is refused. */
const sent = vi.fn<(route: string, body: unknown) => void>();
let refuse: (id: number) => Error | null;

beforeEach(() => {
  sent.mockClear();
  refuse = () => null;
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'GET /books') {
      const { page, limit } = (input?.query ?? {}) as { page: number; limit: number };
      const ids = Array.from({ length: limit }, (_, i) => page * limit + i + 1);
      return { rows: ids.map((id) => bookOnWire(id, id === 2 ? { active: 'N' } : {})), count: 60 };
    }
    sent(route, input?.body);
    const id = Number((input?.body as { book_id: number } | undefined)?.book_id);
    const refusal = refuse(id);
    if (refusal) throw refusal;
    return { book_id: id };
  });
});

const begin = async () => fireEvent.click(await screen.findByRole('button', { name: 'เลือกหลายรายการ' }));
const choose = (...ids: number[]) => {
  for (const id of ids) fireEvent.click(screen.getByRole('checkbox', { name: `เลือก เล่ม ${id}` }));
};
const bar = () => screen.getByRole('region', { name: 'รายการที่เลือก' });
const press = (name: string) => fireEvent.click(within(bar()).getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const yes = async (name: string) => fireEvent.click(within(await dialog()).getByRole('button', { name }));

test('selects rows across pages; one question names how many and what is left out, and each gets its documented call', async () => {
  renderInApp(<Books />);
  await screen.findByText('เล่ม 15');
  await begin();
  choose(1, 2);
  fireEvent.click(screen.getByRole('button', { name: 'หน้า 2' }));
  await screen.findByText('เล่ม 16');
  choose(16);
  expect(within(bar()).getByText('เลือกแล้ว 3 รายการ')).toBeTruthy();
  press('ยกเลิกการใช้');
  expect(within(await dialog()).getByText('ยกเลิกการใช้ 2 รายการหรือไม่?')).toBeTruthy();
  expect(within(await dialog()).getByText('เล่ม 2: ยกเลิกอยู่แล้ว')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await yes('ยกเลิกการใช้');
  expect(await within(await dialog()).findByText('สำเร็จทั้ง 2 รายการ')).toBeTruthy();
  expect(sent.mock.calls).toEqual([
    ['PUT /books/:book_id', expect.objectContaining({ book_id: 1, active: 'N' })],
    ['PUT /books/:book_id', expect.objectContaining({ book_id: 16, active: 'N' })],
  ]);
});

test('refused rows show why and stay selected', async () => {
  refuse = (id) => (id === 4 ? new HttpError(200, { statusCode: 200, code: 'relation', message: 'Relation', requestId: '' }) : null);
  renderInApp(<Books />);
  await screen.findByText('เล่ม 15');
  await begin();
  choose(3, 4, 5);
  press('ลบ');
  expect(within(await dialog()).getByText('เล่ม 3: ลบไม่ได้')).toBeTruthy();
  expect(within(await dialog()).getByText('รายการที่ลบจะกู้คืนไม่ได้')).toBeTruthy();
  await yes('ลบ');
  expect(await within(await dialog()).findByText('สำเร็จ 1 รายการ ไม่สำเร็จ 1 รายการ')).toBeTruthy();
  const [failed, good] = within(await dialog()).getAllByRole('listitem');
  expect(failed?.textContent).toContain('เล่ม 4: ไม่สามารถลบได้ เนื่องจากมีรายการอื่นอ้างอิงอยู่');
  expect(good?.textContent).toContain('เล่ม 5: สำเร็จ');
  await yes('ปิด');
  await waitFor(() => expect(within(bar()).getByText('เลือกแล้ว 2 รายการ')).toBeTruthy());
});

test('selects the whole page or a row by click, and clears on end', async () => {
  renderInApp(<Books />);
  await screen.findByText('เล่ม 15');
  await begin();
  fireEvent.click(screen.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }));
  expect(within(bar()).getByText('เลือกแล้ว 15 รายการ')).toBeTruthy();
  fireEvent.click(screen.getByText('เล่ม 7').closest('td') as HTMLElement); // a cell stands in a row
  expect(within(bar()).getByText('เลือกแล้ว 14 รายการ')).toBeTruthy();
  press('เลิกเลือกรายการ');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('without rights there is no selection; with the right to edit there is no delete', async () => {
  const { client } = renderInApp(<Books />, { right: { edit: false, delete: false } });
  await screen.findByText('เล่ม 15');
  expect(screen.queryByRole('button', { name: 'เลือกหลายรายการ' })).toBeNull();
  client.clear();
});

test('without the right to delete only the other actions are offered', async () => {
  renderInApp(<Books />, { right: { delete: false } });
  await screen.findByText('เล่ม 15');
  await begin();
  expect(within(bar()).queryByRole('button', { name: 'ลบ' })).toBeNull();
  expect(within(bar()).getByRole('button', { name: 'เปิดใช้งาน' })).toBeTruthy();
});

test('runs four calls at once, and cancelling skips those not started', async () => {
  const finish: (() => void)[] = [];
  const begun: number[] = [];
  const stop = new AbortController();
  const told = vi.fn();
  const running = runBulk(
    Array.from({ length: 10 }, (_, index) => index),
    (row) => {
      begun.push(row);
      return new Promise<void>((done) => finish.push(done));
    },
    told,
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
  expect(told).toHaveBeenCalledTimes(5);
});
