import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../api/http.ts';
import { book, bookOnWire } from '../testing/fixture-entity.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { useLocalListState } from '../url-state/list-url-state.ts';
import { SearchBox } from './filters/list-filters.tsx';
import { ListFooter } from './list-footer.tsx';
import { useList } from './state/use-list.ts';

/** A picker, as a dialog over a screen holds it. */
function BookPicker() {
  const list = useList({ ...book, pageSize: 5 }, useLocalListState(), { fixed: { kind: 'poem' } });
  return (
    <>
      <SearchBox list={list} />
      <ul>
        {list.rows.map((row) => (
          <li key={row.book_id}>{row.title_th}</li>
        ))}
      </ul>
      <ListFooter list={list} />
    </>
  );
}

const asked = () => vi.mocked(call).mock.calls.map(([, input]) => input?.query);

beforeEach(() => {
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (_route, input) => {
    const { page, limit } = (input?.query ?? {}) as { page: number; limit: number }; // every call of a list names both
    return { rows: Array.from({ length: limit }, (_, i) => bookOnWire(page * limit + i + 1)), count: 60 };
  });
});

test('a list with local state pages and searches without changing the address', async () => {
  const { search } = renderInApp(<BookPicker />, { at: '/books?page=3&q=ข' });
  await screen.findByText('เล่ม 1');
  expect(asked()[0]).toEqual({ page: 0, limit: 5, kind: 'poem' });
  fireEvent.click(screen.getByRole('button', { name: 'หน้า 2' }));
  await screen.findByText('เล่ม 6');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'สมุด' } });
  await waitFor(() => expect(asked()).toContainEqual({ page: 0, limit: 5, kind: 'poem', q: 'สมุด' }));
  expect(search().toString()).toBe(new URLSearchParams('page=3&q=ข').toString());
  await act(async () => undefined);
});
