import { noAddress } from '@faculty/contracts/kit/fields';
import { TextInput } from '@mantine/core';
import { useField } from '../../../kit/form/core/use-field.ts';
import { FieldHint } from '../../../kit/form/fields/field-hint.tsx';
import type { LinkForm } from './link-values.ts';

interface AddressFieldProps {
  form: LinkForm;
  name: 'links_url' | 'links_url_manual';
  label: string;
  hint: string;
  required?: boolean;
}

/** A web address. The documented `#` of an address not given yet is chosen with the focus, so that what is typed replaces it. */
export function AddressField({ form, name, label, hint, required = false }: AddressFieldProps) {
  const field = useField(form, name, label);
  const { maxLength } = form.rulesOf(name);
  return (
    <TextInput
      {...field}
      label={label}
      required={required}
      inputMode="url"
      onChange={(event) => field.onChange(event.currentTarget.value)}
      onFocus={({ currentTarget }) => {
        if (currentTarget.value === noAddress) currentTarget.select();
      }}
      description={<FieldHint hint={hint} length={field.value.length} maxLength={maxLength} />}
    />
  );
}
