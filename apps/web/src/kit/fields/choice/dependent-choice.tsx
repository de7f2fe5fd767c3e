import { useEffect, useRef } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { NamesHolding } from '../core/bound-field.tsx';
import { isSameValue } from '../core/form-values.ts';
import type { FormLike } from '../core/use-field.ts';
import { SelectField } from './choice-fields.tsx';
import { MultiChoiceField } from './multi-choice-field.tsx';
import { type GroupedChoices, labelsOf, offeredOf } from './use-parameters.ts';

const phrases = {
  first: (group: string) => ({ th: `เลือก${group}ก่อน`, en: `Choose first: ${group}` }),
  gone: (values: string) => ({
    th: `ไม่มีในตัวเลือกแล้ว: ${values} โปรดเลือกใหม่หากต้องการเปลี่ยน`,
    en: `No longer offered: ${values}. It stays unless you choose another.`,
  }),
};

interface DependentChoiceProps<Values> {
  form: FormLike<Values>;
  /** The field of the group. */
  by: NamesHolding<Values, string | number>;
  /** The field that is chosen within the group: one value or a list of them. */
  name: NamesHolding<Values, string | number | string[]>;
  /** Where the screen has another word than the contract. */
  label?: string | undefined;
  /** What each group offers, of `useGroupedParameters`. */
  options: GroupedChoices | undefined;
  required?: boolean;
}

/** A choice out of what another field's value offers. It is emptied when the person changes that field, and only then. */
export function DependentChoice<Values extends object>({ form, by, name, label, options, required = false }: DependentChoiceProps<Values>) {
  const t = usePhrases(phrases);
  const { fields } = form;
  const group = String(fields.useWatchValue(by) ?? '');
  const value = fields.useWatchValue(name) as string | number | string[]; // by NamesHolding
  const offered = options?.get(group) ?? [];
  const before = useRef({ group, value });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each group
  useEffect(() => {
    const { group: groupBefore, value: valueBefore } = before.current;
    before.current = { group, value };
    // a record, a draft or a merge puts in both at once
    if (group === groupBefore || !isSameValue(value, valueBefore)) return;
    fields.setFieldValue<Values, string>(name, (Array.isArray(value) ? [] : '') as never, { forceUpdate: false }); // by NamesHolding
  }, [group, value]);

  const inUse = offeredOf(offered, []);
  const gone = options ? [value].flat().filter((chosen) => chosen !== '' && inUse.every((option) => option.value !== String(chosen))) : [];
  const hint =
    group === '' ? t.first(form.labelOf(by)) : gone.length > 0 && <span role="status">{t.gone(labelsOf(offered, gone.map(String)))}</span>;
  if (!Array.isArray(value)) {
    // by NamesHolding, and the values are what the contract offers for the field
    return (
      <SelectField form={form} name={name as never} label={label} options={offered as never} hint={hint} required={required} isSearchable />
    );
  }
  return (
    // by NamesHolding
    <MultiChoiceField
      form={form}
      name={name as never}
      label={label}
      options={offered}
      hint={hint}
      required={required}
      disabled={group === ''}
    />
  );
}
