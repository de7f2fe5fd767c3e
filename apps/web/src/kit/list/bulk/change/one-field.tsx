import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { isContent } from '@faculty/contracts/kit/public';
import type { ChangeableField } from '@faculty/contracts/lists/changeable';
import { groupsOf, type OptionListKey } from '@faculty/contracts/lists/option-lists';
import { sdgNames } from '@faculty/contracts/website/sdgs';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { FlagField, SelectField } from '../../../fields/choice/choice-fields.tsx';
import { DependentChoice } from '../../../fields/choice/dependent-choice.tsx';
import { KeywordField } from '../../../fields/choice/keyword-field.tsx';
import { MultiChoiceField } from '../../../fields/choice/multi-choice-field.tsx';
import { SdgField } from '../../../fields/choice/sdg-field.tsx';
import { useGroupedParameters, useParameters } from '../../../fields/choice/use-parameters.ts';
import type { FormLike } from '../../../fields/core/use-field.ts';
import { DayField } from '../../../fields/day/day-field.tsx';
import { ShownField } from '../../../fields/day/showing-fields.tsx';
import { useAllPeople } from '../../../people/people-options.ts';
import { changePhrases } from './change.phrases.ts';

/** The fields of a change, of whatever kind: which one it is, the contract says. */
// biome-ignore lint/suspicious/noExplicitAny: the values are those of the entity's body
type AnyForm = FormLike<any>;

interface FieldProps {
  form: AnyForm;
  field: ChangeableField;
  entity: AnyEntity;
}

/** The field as the form of a record has it. */
export function OneField(props: FieldProps) {
  const { form, field, entity } = props;
  const { language } = useLanguage();
  const name = field.field;
  switch (field.kind) {
    case 'flag':
      return isContent(entity) ? <ShownField form={form} name="active" /> : <FlagField form={form} name={name} />;
    case 'day':
      return <DayField form={form} name={name} />;
    case 'choice':
      return <SelectField form={form} name={name} />;
    case 'person':
      return <PersonChoice {...props} />;
    case 'keywords':
      return <KeywordField form={form} name={name} />;
    case 'goals':
      return <SdgField form={form} name={name} valueText={(codes) => sdgNames(codes, language)} />;
    case 'grouped':
      return <GroupedChoice {...props} />;
    default:
      return <OptionChoice {...props} />;
  }
}

function PersonChoice({ form, field }: FieldProps) {
  const t = usePhrases(changePhrases);
  return <SelectField form={form} name={field.field} options={[{ value: '', label: t.nobody }, ...useAllPeople()]} isSearchable />;
}

function OptionChoice({ form, field: { field, kind, list = '' } }: FieldProps) {
  const options = useParameters(list);
  if (kind === 'options') return <MultiChoiceField form={form} name={field} options={options} />;
  return <SelectField form={form} name={field} options={options} isSearchable />;
}

/** The group and what is chosen within it. */
function GroupedChoice({ form, field: { field, list = '', by = '' } }: FieldProps) {
  const groups = useParameters(groupsOf(list as OptionListKey) ?? ''); // of the contract
  return (
    <>
      <SelectField form={form} name={by} options={groups} isSearchable />
      <DependentChoice form={form} by={by} name={field} options={useGroupedParameters(list)} required />
    </>
  );
}
