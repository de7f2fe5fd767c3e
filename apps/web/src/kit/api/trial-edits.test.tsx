import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ListPage } from '../list/list-page.tsx';
import { useListPage } from '../list/state/use-list.ts';
import { useRemove } from '../list/state/use-remove.tsx';
import { DataTable } from '../list/table/data-table.tsx';
import { authOptionsQuery } from '../session/auth-options.ts';
import { BookForm, saveButton, title, type } from '../testing/book-form.tsx';
import { book, bookOnWire } from '../testing/fixture-entity.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { useOpenForm } from '../url-state/screen-state.ts';
import { call } from './http.ts';

vi.setConfig({ testTimeout: 30_000 });

function Books() {
  const id = useOpenForm(book);
  return id === null ? <BookList /> : <BookForm key={id} id={id} />;
}

function BookList() {
  const list = useListPage(book);
  const remove = useRemove(book);
  return (
    <ListPage list={list} title="หนังสือ" add="เพิ่ม">
      <DataTable list={list} remove={remove} columns={[{ header: 'ชื่อ', cell: 'title_th' }]} />
    </ListPage>
  );
}

test('in trial mode adding, changing and deleting stay in the page and send nothing', async () => {
  vi.mocked(call).mockImplementation(async (route) =>
    route === 'GET /books' ? { rows: [bookOnWire(1), bookOnWire(2)], count: 2 } : bookOnWire(1),
  );
  const { client } = renderInApp(<Books />);
  client.setQueryData(authOptionsQuery.queryKey, {
    local: true,
    demo: true,
    emailDomains: [],
    version: '1',
    build: 'b1',
    backend: false,
    apiDocs: true,
    doiLookup: false,
    website: 'https://www.faculty.example',
    previewLinks: true,
  });

  fireEvent.click(await screen.findByRole('link', { name: 'เล่ม 1' }));
  type(await title(), 'แก้แล้ว');
  fireEvent.click(saveButton());
  await screen.findByRole('link', { name: 'แก้แล้ว' });

  fireEvent.click(screen.getByRole('link', { name: 'เพิ่ม' }));
  type(await title(), 'เล่มใหม่');
  fireEvent.click(saveButton());
  await screen.findByRole('link', { name: 'เล่มใหม่' });
  expect(screen.getByText('1–3 จาก 3')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'ลบ เล่ม 2' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ลบ' }));
  await screen.findByText('1–2 จาก 2');
  expect(screen.queryByRole('link', { name: 'เล่ม 2' })).toBeNull();

  fireEvent.click(screen.getByRole('link', { name: 'เล่มใหม่' }));
  expect(await title()).toHaveProperty('value', 'เล่มใหม่');
  expect(vi.mocked(call).mock.calls.filter(([route]) => !route.startsWith('GET '))).toEqual([]);
});
