import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { book } from '../testing/fixture-entity.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { useOpenForm } from './screen-state.ts';
import { useSubView } from './sub-view.ts';

/** Three lists, one inside the other, each with forms of its own. */
function Shelves() {
  const shelf = useSubView('shelf', book.id);
  const chapter = useSubView('chapter', book.id, shelf);
  const form = useOpenForm(book);
  return (
    <>
      <h1>{chapter.id !== null ? `บทของ ${chapter.id}` : shelf.id !== null ? `ชั้น ${shelf.id}` : 'ทุกชั้น'}</h1>
      <p>{form}</p>
      <p>{useLocation().search}</p>
      <button type="button" onClick={() => shelf.open(3)}>
        เปิดชั้น
      </button>
      <button type="button" onClick={() => chapter.open(5)}>
        เปิดบท
      </button>
      <button type="button" onClick={chapter.id !== null ? chapter.close : shelf.close}>
        กลับ
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading').textContent;

test('a view stores the list state in the address, and going back uses the history', async () => {
  const { search, router } = renderInApp(<Shelves />, { at: '/books?page=2&q=ก' });
  press('เปิดชั้น');
  expect(heading()).toBe('ชั้น 3');
  expect(search().get('page')).toBeNull();
  press('กลับ');
  await screen.findByText('ทุกชั้น');
  expect([search().get('page'), search().get('q')]).toEqual(['2', 'ก']);
  expect(router.state.historyAction).toBe('POP');
});

test('views can be nested; each way back leaves one', async () => {
  const { search, router } = renderInApp(<Shelves />, { at: '/books?page=2' });
  press('เปิดชั้น');
  await act(() => router.navigate(`/books?${search()}&page=4`));
  press('เปิดบท');
  expect(heading()).toBe('บทของ 5');
  expect(search().get('shelf')).toBe('3');
  expect(search().get('page')).toBeNull();
  // a link to it was followed elsewhere: there is no history to go back in
  const link = `/books?${search()}`;
  await act(() => router.navigate(link));
  press('กลับ');
  expect(heading()).toBe('ชั้น 3');
  expect(search().get('page')).toBe('4');
  press('กลับ');
  expect(heading()).toBe('ทุกชั้น');
  expect(search().toString()).toBe('page=2');
});

test('an invalid identifier opens no view; a view has its own forms', () => {
  renderInApp(<Shelves />, { at: '/books?shelf=x' });
  expect(heading()).toBe('ทุกชั้น');
});

test('a form inside a view stays inside it', () => {
  renderInApp(<Shelves />, { at: '/books?shelf=3&form=add' });
  expect(heading()).toBe('ชั้น 3');
  expect(screen.getByText('add')).toBeTruthy();
});
