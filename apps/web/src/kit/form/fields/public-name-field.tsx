import { Stack } from '@mantine/core';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { moveAddressOpenPhrases } from '../address/move-address.phrases.ts';
import { MoveAddressButton } from '../address/move-address-button.tsx';
import { PublicAddress } from './public-address.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PublicNameFieldProps<Values> extends Pick<TextFieldProps<Values>, 'name' | 'label' | 'hint'> {
  form: TextFieldProps<Values>['form'] & {
    record: { entity: string; id: string } | null;
    isNew: boolean;
    mayWrite: boolean;
    isDirty: boolean;
    cancel(): void;
  };
  /** Its contract, which has the path of its pages. */
  entity: Parameters<typeof PublicAddress>[0]['entity'];
}

/** The name of a page in its public address, which is shown below. Others link to it, so it is fixed once saved; its button moves it. */
export function PublicNameField<Values extends object>({ form, name, label, hint, entity }: PublicNameFieldProps<Values>) {
  const t = usePhrases(moveAddressOpenPhrases);
  const typed = String(form.fields.useWatchValue(name));
  return (
    <Stack gap={4}>
      <TextField
        form={form}
        name={name}
        label={label}
        hint={form.isNew ? hint : form.mayWrite ? t.locked : undefined}
        isLocked={!form.isNew}
        withoutSpaces
        isCounted
        inputMode="url"
      />
      <PublicAddress entity={entity} record={{ [name]: typed }} isCopied={!form.isNew} />
      {form.record && form.mayWrite && (
        <MoveAddressButton record={form.record} name={typed} isUnsaved={form.isDirty} onMoved={form.cancel} />
      )}
    </Stack>
  );
}
