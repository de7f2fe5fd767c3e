import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../api/http.ts';
import { book } from '../../testing/fixture-entity.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { ListPage } from '../list-page.tsx';
import { keepNext, showUndoable } from './undo.ts';
import { useListPage } from './use-list.ts';

function Books() {
  return (
    <ListPage list={useListPage(book)} title="หนังสือ">
      <p>แถว</p>
    </ListPage>
  );
}

beforeEach(() => {
  vi.mocked(call).mockResolvedValue({ rows: [], count: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  keepNext(undefined);
});

test('what comes after a save stands in the head of the list for a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const follow = vi.fn();
  renderInApp(<Books />);
  act(() => keepNext({ words: 'เพิ่มภาพ', address: '/books?album=7', isNext: true, follow }));
  fireEvent.click(await screen.findByRole('button', { name: 'เพิ่มภาพ' }));
  expect(follow).toHaveBeenCalledOnce();
  act(() => vi.advanceTimersByTime(59_000));
  expect(screen.queryByRole('button', { name: 'เพิ่มภาพ' })).not.toBeNull();
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.queryByRole('button', { name: 'เพิ่มภาพ' })).toBeNull();
});

test('undo in the head of the list outlives its message, is gone once it was pressed in either place, and after a save', async () => {
  const undo = vi.fn(() => Promise.resolve());
  renderInApp(<Books />);
  act(() => showUndoable('ลบแล้ว', 'เล่ม 1', undo));
  await screen.findByRole('button', { name: 'เลิกทำ เล่ม 1' });
  fireEvent.click(await screen.findByRole('button', { name: 'เลิกทำ' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^เลิกทำ/ })).toBeNull());
  expect(undo).toHaveBeenCalledOnce();
  act(() => showUndoable('ลบแล้ว', 'เล่ม 2', undo));
  await screen.findByRole('button', { name: 'เลิกทำ เล่ม 2' });
  act(() => keepNext(undefined));
  expect(screen.queryByRole('button', { name: 'เลิกทำ เล่ม 2' })).toBeNull();
});
