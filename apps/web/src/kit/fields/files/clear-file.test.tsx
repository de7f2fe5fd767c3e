import { fileUsesRoutes } from '@faculty/contracts/website/file-uses';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../api/http.ts';
import { useEntityForm } from '../../form/core/use-entity-form.ts';
import { FormPage } from '../../form/layout/form-page.tsx';
import { saveButton } from '../../testing/book-form.tsx';
import { type BookBody, book, bookOnWire } from '../../testing/fixture-entity.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { FlagField } from '../choice/choice-fields.tsx';
import { PictureField } from './file-field.tsx';

vi.setConfig({ testTimeout: 30_000 });

const empty: BookBody = { order_seq: 'AUTO', title_th: '', title_en: '', kind: 'novel', tags: [], switch_lang: 'N', active: 'Y' };

function BookForm() {
  const form = useEntityForm(book, { id: 7, empty });
  return (
    <FormPage form={form} title="หนังสือ">
      <FlagField form={form} name="switch_lang" label="สองภาษา" />
      <PictureField form={form} name="cover" label="ปก" />
    </FormPage>
  );
}

test('a stored file is cleared by the save, unless that is undone or the file is required', async () => {
  const bodies: unknown[] = [];
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === fileUsesRoutes.find) return { count: 0, rows: [] };
    if (route === 'GET /books/:book_id') return bookOnWire(7, { cover: '/files/books/a.webp' });
    bodies.push(input?.body);
    return { book_id: 7 };
  });
  renderInApp(<BookForm />, { at: '/books?edit=7' });
  const clear = { name: 'ลบไฟล์: ปก' };
  fireEvent.click(await screen.findByRole('button', clear));
  expect(screen.getByText(/จะถูกลบเมื่อบันทึก/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'ไม่ลบไฟล์' }));
  fireEvent.click(screen.getByRole('button', clear));

  // needed from here on: said before it is sent
  fireEvent.click(screen.getByRole('switch', { name: 'สองภาษา' }));
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('switch', { name: 'สองภาษา' }));
  fireEvent.click(saveButton());
  await vi.waitFor(() => expect(bodies).toHaveLength(1), 10_000);
  expect(bodies[0]).toMatchObject({ book_id: 7, cover: '' });
});
