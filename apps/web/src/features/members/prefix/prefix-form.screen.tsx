import { prefix } from '@faculty/contracts/members/prefix';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { FlagField, SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { prefixPhrases } from './prefix.phrases.ts';

export function PrefixFormScreen({ id }: { id: string | 'add' }) {
  const t = usePhrases(prefixPhrases);
  const form = useEntityForm(prefix, {
    id,
  });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <FormGroup title={t.identity}>
        <TextField form={form} name="prefix_code" hint={form.isNew ? t.codeHint : undefined} isLocked={!form.isNew} inputMode="numeric" />
        <SelectField form={form} name="prefix_type" />
        <FlagField form={form} name="active" />
      </FormGroup>
      <FormGroup title={t.names}>
        <BilingualText form={form} th="prefix_s_th" en="prefix_s_en" />
        <BilingualText form={form} th="prefix_l_th" en="prefix_l_en" />
      </FormGroup>
    </FormPage>
  );
}
