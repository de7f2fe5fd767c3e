import { fireEvent, screen } from '@testing-library/react';
import { useLanguage } from '../../i18n/phrases.tsx';
import { FlagField, SelectField } from '../fields/choice/choice-fields.tsx';
import { useField } from '../fields/core/use-field.ts';
import { BilingualText, EnglishSwitch } from '../fields/text/bilingual-text.tsx';
import { TextField } from '../fields/text/text-field.tsx';
import { type EntityForm, useEntityForm } from '../form/core/use-entity-form.ts';
import { FormGroup, FormPage } from '../form/layout/form-page.tsx';
import { useOpenForm } from '../url-state/screen-state.ts';
import { type BookBody, type BookRow, book } from './fixture-entity.ts';

/** The screen of the made-up entity: a list of one heading, and a form with every kind of field. */
export function Books() {
  const id = useOpenForm(book);
  return id === null ? <h1>รายการ</h1> : <BookForm key={id} id={id} />;
}

export function BookForm({ id }: { id: number | 'add' }) {
  const { setLanguage } = useLanguage();
  const form = useEntityForm(book, {
    id,
    empty: { order_seq: 'AUTO', title_th: '', title_en: '', kind: 'novel', tags: [], switch_lang: 'N', active: 'Y' },
  });
  return (
    <FormPage form={form} title="หนังสือ">
      <FormGroup title="ทั่วไป">
        <TextField form={form} name="order_seq" />
        <SelectField form={form} name="kind" options={[{ value: 'poem', label: 'บทกวี' }]} />
        <BilingualText form={form} th="title_th" en="title_en" shownBy="switch_lang" />
        <EnglishSwitch form={form} name="switch_lang" english={['title_en']} />
        <FlagField form={form} name="active" />
        <Tags form={form} />
        <Cover form={form} />
      </FormGroup>
      <button type="button" onClick={() => setLanguage('en')}>
        English
      </button>
    </FormPage>
  );
}

function Tags({ form }: { form: EntityForm<BookRow, BookBody, 'cover'> }) {
  const { value, onChange } = useField(form, 'tags', 'แท็ก');
  return <button type="button" onClick={() => onChange([...value, 'ก,ข'])}>{`แท็ก ${value.length}`}</button>;
}

function Cover({ form }: { form: EntityForm<BookRow, BookBody, 'cover'> }) {
  return (
    <label>
      ปก
      <input type="file" onChange={(event) => form.files.set('cover', event.currentTarget.files?.[0] ?? null)} />
      {form.fields.errors.cover}
    </label>
  );
}

export const title = () => screen.findByRole('textbox', { name: /^ชื่อ \(ภาษาไทย\)/ });
export const saveButton = () => screen.getByRole('button', { name: /^(บันทึก|Save)$/ });
export const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
