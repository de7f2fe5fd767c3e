import { redirect } from '@faculty/contracts/admin/redirect';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { redirectPhrases } from './redirect.phrases.ts';

export function RedirectFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(redirectPhrases);
  const form = useEntityForm(redirect, {
    id,
  });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <FormGroup title={t.addresses}>
        <TextField form={form} name="from_path" hint={t.fromHint} inputMode="url" withoutSpaces />
        <TextField form={form} name="to_path" hint={t.toHint} inputMode="url" withoutSpaces />
        <TextField form={form} name="remark" />
      </FormGroup>
    </FormPage>
  );
}
