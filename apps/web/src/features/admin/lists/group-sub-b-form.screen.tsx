import { groupSubB } from '@faculty/contracts/lists/group-sub-b';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { offeredBy, useGroupSubAs } from '../../../kit/fields/choice/use-group-places.ts';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { groupSubBPhrases, listsPhrases } from './lists.phrases.ts';
import { LockedChoice } from './locked-choice.tsx';
import { UseGroup } from './use-group.tsx';

export function GroupSubBFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(groupSubBPhrases);
  const { names } = usePhrases(listsPhrases);
  const headings = offeredBy(useGroupSubAs(), undefined);
  const form = useEntityForm(groupSubB, {
    id,
  });
  const { row } = form;
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <FormGroup title={names}>
        <FullWidth>
          {row ? (
            <LockedChoice form={form} name="group_sub_a_id" words={`${row.group_sub_a_index} ${row.group_sub_a_title_th}`} />
          ) : (
            <SelectField form={form} name="group_sub_a_id" options={headings} isSearchable />
          )}
        </FullWidth>
        <BilingualText form={form} hint={t.titleHint} th="group_sub_b_title_th" en="group_sub_b_title_en" />
      </FormGroup>
      <UseGroup form={form} order="order_seq" active="active" />
    </FormPage>
  );
}
