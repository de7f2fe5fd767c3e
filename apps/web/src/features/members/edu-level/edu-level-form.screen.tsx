import { eduLevel } from '@faculty/contracts/members/edu-level';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { FlagField } from '../../../kit/fields/choice/choice-fields.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { OrderField } from '../../../kit/fields/text/order-field.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { eduLevelPhrases } from './edu-level.phrases.ts';

export function EduLevelFormScreen({ id }: { id: string | 'add' }) {
  const t = usePhrases(eduLevelPhrases);
  const form = useEntityForm(eduLevel, {
    id,
  });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <FormGroup title={t.identity}>
        <TextField form={form} name="edu_code" hint={form.isNew ? t.codeHint : undefined} isLocked={!form.isNew} inputMode="numeric" />
        <OrderField form={form} name="order_seq" autoHint={t.orderAuto} hint={t.orderHint} />
        <FlagField form={form} name="active" />
      </FormGroup>
      <FormGroup title={t.names}>
        <BilingualText form={form} th="edu_name_th" en="edu_name_en" />
      </FormGroup>
    </FormPage>
  );
}
