import { exhibit } from '@faculty/contracts/website/exhibit';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { PictureField } from '../../../kit/fields/files/picture-field.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { FlagField } from '../../../kit/fields/choice/choice-fields.tsx';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { OrderField } from '../../../kit/fields/text/order-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { exhibitPhrases } from './exhibit.phrases.ts';

export function ExhibitFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(exhibitPhrases);
  const form = useEntityForm(exhibit, {
    id,
    empty: { order_seq: 'AUTO', exhibit_title_th: '', exhibit_title_en: '', active: 'Y' },
  });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <FormGroup title={t.content}>
        <BilingualText form={form} label={t.exhibit_title} th="exhibit_title_th" en="exhibit_title_en" />
        <PictureField form={form} name="exhibit_h_image" label={t.exhibit_h_image} />
      </FormGroup>
      <FormGroup title={t.publishing}>
        <OrderField form={form} name="order_seq" autoHint={t.orderAuto} hint={t.orderHint} />
        <FlagField form={form} name="active" label={t.active} />
      </FormGroup>
    </FormPage>
  );
}
