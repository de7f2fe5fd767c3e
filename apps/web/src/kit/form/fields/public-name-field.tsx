import { Stack } from '@mantine/core';
import { PublicAddress } from './public-address.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PublicNameFieldProps<Values> extends Pick<TextFieldProps<Values>, 'name' | 'label' | 'hint'> {
  form: TextFieldProps<Values>['form'] & { isNew: boolean };
  /** The path of a name on the public website, from the first slash on. */
  path(name: string): string;
}

/** The name of a page in its public address, which is shown below. Others link to it, so it is fixed once saved. */
export function PublicNameField<Values extends object>({ form, name, label, hint, path }: PublicNameFieldProps<Values>) {
  const typed = String(form.fields.useWatchValue(name));
  return (
    <Stack gap={4}>
      <TextField
        form={form}
        name={name}
        label={label}
        hint={form.isNew ? hint : undefined}
        isLocked={!form.isNew}
        withoutSpaces
        isCounted
        inputMode="url"
      />
      <PublicAddress path={path(typed)} isCopied={!form.isNew} />
    </Stack>
  );
}
