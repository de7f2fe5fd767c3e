import { TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { fieldPhrases } from '../core/field.phrases.ts';
import type { NamesBy } from '../core/form-values.ts';
import type { FormLike } from '../core/use-field.ts';
import { TextField } from './text-field.tsx';

interface OrderFieldProps<Values> {
  form: FormLike<Values> & { isNew: boolean };
  name: NamesBy<Values, string>[keyof Values & string];
  /** Where a new record is placed. */
  autoHint: ReactNode;
  /** What a number means, once there is one. */
  hint: ReactNode;
}

/** The documented order number: given by the server on add, to be changed on edit. */
export function OrderField<Values extends object>({ form, name, autoHint, hint }: OrderFieldProps<Values>) {
  const t = usePhrases(fieldPhrases);
  if (!form.isNew) return <TextField form={form} name={name} label={t.order} hint={hint} required inputMode="decimal" />;
  return (
    <TextInput
      label={t.order}
      value="AUTO"
      readOnly
      variant="filled"
      rightSection={<IconLock size={18} aria-hidden />}
      description={autoHint}
    />
  );
}
