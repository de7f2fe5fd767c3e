import { exhibit } from '@faculty/contracts/website/exhibit';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { ShowingFields, ShownField } from '../../../kit/fields/day/showing-fields.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { OrderField } from '../../../kit/fields/text/order-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { exhibitPhrases } from './exhibit.phrases.ts';
%formImports%

export function ExhibitFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(exhibitPhrases);
  const form = useEntityForm(exhibit, { id });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <FormGroup title={t.content}>
        <BilingualText form={form} th="exhibit_title_th" en="exhibit_title_en" />
        %inputs%
      </FormGroup>
      <FormGroup title={t.publishing}>
        <OrderField form={form} name="order_seq" autoHint={t.orderAuto} hint={t.orderHint} />
        <ShowingFields form={form} />
        <ShownField form={form} name="active" />
      </FormGroup>
    </FormPage>
  );
}
