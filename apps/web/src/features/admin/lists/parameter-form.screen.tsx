import { groupsOf, type OptionListKey } from '@faculty/contracts/lists/option-lists';
import { parameter, weightedList } from '@faculty/contracts/lists/parameter';
import { TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { listsPhrases, parameterPhrases } from './lists.phrases.ts';
import { LockedChoice } from './locked-choice.tsx';
import { UseGroup } from './use-group.tsx';
import { groupNameOf, useGroupNames } from './use-group-names.ts';
import { WeightField } from './weight-field.tsx';

/** An option of this list; of one that is there once for each group, its group is chosen first. */
export function ParameterFormScreen({ id, list }: { id: number | 'add'; list: OptionListKey }) {
  const t = usePhrases(parameterPhrases);
  const { names } = usePhrases(listsPhrases);
  const groups = useGroupNames(list);
  const isGrouped = groupsOf(list) !== null;
  const form = useEntityForm(parameter, {
    id,
    empty: { parameter_name: isGrouped ? '' : list },
  });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <FormGroup title={names}>
        {isGrouped &&
          (form.row ? (
            <LockedChoice form={form} name="parameter_name" words={groupNameOf(groups, form.row.parameter_name)} />
          ) : (
            <SelectField form={form} name="parameter_name" options={groups} isSearchable />
          ))}
        {form.isNew ? (
          <TextInput
            label={form.labelOf('parameter_value')}
            value="AUTO"
            description={t.codeAuto}
            readOnly
            variant="filled"
            rightSection={<IconLock size={18} aria-hidden />}
          />
        ) : (
          <TextField form={form} name="parameter_value" isLocked />
        )}
        <BilingualText form={form} th="parameter_th" en="parameter_en" />
        {list === weightedList && <WeightField form={form} />}
      </FormGroup>
      <UseGroup form={form} order="order_seq" active="active" />
    </FormPage>
  );
}
