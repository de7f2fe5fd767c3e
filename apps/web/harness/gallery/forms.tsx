import { TextInput } from '@mantine/core';
import { FlagField, SelectField } from '../../src/kit/fields/choice/choice-fields.tsx';
import { BilingualText, EnglishSwitch } from '../../src/kit/fields/text/bilingual-text.tsx';
import { OrderField } from '../../src/kit/fields/text/order-field.tsx';
import { TextField } from '../../src/kit/fields/text/text-field.tsx';
import { useEntityForm } from '../../src/kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage } from '../../src/kit/form/layout/form-page.tsx';
import { book } from '../../src/kit/testing/fixture-entity.ts';
import { hardThai, shortThai } from './sample.ts';
import { Specimen } from './specimen.tsx';

/** A form of the made-up entity, as a screen draws it. */
export function Forms() {
  const form = useEntityForm(book, {
    id: 'add',
    empty: { order_seq: hardThai, title_th: hardThai, title_en: shortThai, kind: 'poem', tags: [], switch_lang: 'Y', active: 'Y' },
    fromRow: (row) => row,
  });
  return (
    <Specimen name="FormPage">
      <FormPage form={form} title={hardThai} which={(row) => row.title_th}>
        <FormGroup title={hardThai}>
          <TextField form={form} name="title_th" label={hardThai} hint={shortThai} />
          <TextField form={form} name="title_en" label={hardThai} hint={shortThai} isLocked />
          <TextField form={form} name="title_th" label={hardThai} hint={shortThai} rows={2} />
          <OrderField form={form} name="order_seq" autoHint={hardThai} hint={hardThai} />
          <OrderField form={{ ...form, isNew: false }} name="order_seq" autoHint={hardThai} hint={hardThai} />
          <SelectField form={form} name="kind" label={hardThai} hint={hardThai} options={[{ value: 'poem', label: hardThai }]} />
          <BilingualText form={form} label={shortThai} th="title_th" en="title_en" shownBy="switch_lang" hint={shortThai} />
          <EnglishSwitch form={form} name="switch_lang" english={['title_en']} />
          <FlagField form={form} name="active" label={hardThai} on={hardThai} off={hardThai} hint={hardThai} />
          <TextInput label={hardThai} error={hardThai} />
        </FormGroup>
      </FormPage>
    </Specimen>
  );
}
