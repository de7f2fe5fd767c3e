import { groupSubA } from '@faculty/contracts/lists/group-sub-a';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { useGroupMasters } from '../../../kit/fields/choice/use-group-places.ts';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { groupSubAPhrases, listsPhrases } from './lists.phrases.ts';
import { LockedChoice } from './locked-choice.tsx';
import { UseGroup } from './use-group.tsx';

export function GroupSubAFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(groupSubAPhrases);
  const { names } = usePhrases(listsPhrases);
  const masters = useGroupMasters();
  const form = useEntityForm(groupSubA, {
    id,
  });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <FormGroup title={names}>
        {form.row ? (
          <LockedChoice form={form} name="group_master_id" words={form.row.group_master_name_th} />
        ) : (
          <SelectField form={form} name="group_master_id" options={masters} isSearchable />
        )}
        <TextField form={form} name="group_sub_a_index" hint={t.indexHint} />
        <BilingualText form={form} th="group_sub_a_title_th" en="group_sub_a_title_en" />
      </FormGroup>
      <UseGroup form={form} order="order_seq" active="active" />
    </FormPage>
  );
}
