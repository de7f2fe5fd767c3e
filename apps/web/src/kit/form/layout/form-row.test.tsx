import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from '../../fields/text/text-field.tsx';
import { saveButton, type } from '../../testing/book-form.tsx';
import { type BookBody, type BookRow, book } from '../../testing/fixture-entity.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { type EntityForm, useEntityForm } from '../core/use-entity-form.ts';
import { FormPage } from './form-page.tsx';
import { FormRow } from './form-rows.tsx';

function BookRows() {
  const form: EntityForm<BookRow, BookBody, 'cover'> = useEntityForm(book, {
    id: 'add',
    empty: { order_seq: 'AUTO', title_th: '', title_en: '', kind: 'novel', tags: [], switch_lang: 'N', active: 'Y' },
  });
  return (
    <FormPage
      form={form}
      title="หนังสือ"
      side={
        <FormRow form={form} name="title_th" value={(title) => title}>
          <TextField form={form} name="title_th" />
        </FormRow>
      }
    >
      <TextField form={form} name="title_en" />
    </FormPage>
  );
}

test('a row shows the value of its field, and opens by itself when something is wrong there', async () => {
  const { container } = renderInApp(<BookRows />);
  const row = () => container.querySelector('details') as HTMLDetailsElement;
  expect((await screen.findByText('ไม่ระบุ')).closest('details')?.open).toBe(false);
  fireEvent.click(saveButton());
  expect(await screen.findByText('จำเป็นต้องระบุ (required)')).toBeTruthy();
  expect(row().open).toBe(true);
  expect(row().contains(document.activeElement)).toBe(true);
  type(container.querySelector('details input') as HTMLElement, 'สามก๊ก');
  expect(row().querySelector('summary')?.textContent).toContain('สามก๊ก');
});
