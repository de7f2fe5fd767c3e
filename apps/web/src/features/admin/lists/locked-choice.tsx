import { TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { type FormLike, useField } from '../../../kit/fields/core/use-field.ts';
import { formPhrases } from '../../../kit/form/form.phrases.ts';

interface LockedChoiceProps<Values> {
  form: FormLike<Values>;
  name: keyof Values & string;
  /** What was chosen, in words. */
  words: string;
}

/** A choice that was made once and stays. */
export function LockedChoice<Values extends object>({ form, name, words }: LockedChoiceProps<Values>) {
  const t = usePhrases(formPhrases);
  const { id, label, error } = useField(form, name, undefined, () => words);
  return (
    <TextInput
      id={id}
      label={label}
      value={words}
      error={error}
      description={t.locked}
      readOnly
      variant="filled"
      rightSection={<IconLock size={18} aria-hidden />}
    />
  );
}
