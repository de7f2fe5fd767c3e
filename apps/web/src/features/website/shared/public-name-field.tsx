import { Button, Stack, Tooltip } from '@mantine/core';
import { IconSignRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { lazyPart } from '../../../kit/notifications/lazy-part.tsx';
import { moveAddressOpenPhrases } from './move-address.phrases.ts';
import { PublicAddress } from './public-address.tsx';

// lazy: rarely needed
const MoveAddressDialog = lazyPart(() => import('./move-address-dialog.tsx').then((m) => m.MoveAddressDialog));

interface MoveAddressButtonProps {
  record: { entity: string; id: string };
  /** Its name in the address now. */
  name: string;
  /** The form has something to save, which would be lost. */
  isUnsaved: boolean;
  onMoved(): void;
}

/** Opens the question for a new public address. */
function MoveAddressButton({ record, name, isUnsaved, onMoved }: MoveAddressButtonProps) {
  const t = usePhrases(moveAddressOpenPhrases);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Tooltip label={t.saveFirst} disabled={!isUnsaved}>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconSignRight size={18} aria-hidden />}
          aria-haspopup="dialog"
          // stays focusable: its hint tells why
          {...(isUnsaved && { 'data-disabled': true, 'aria-disabled': true })}
          onClick={() => !isUnsaved && setOpen(true)}
        >
          {t.open}
        </Button>
      </Tooltip>
      {isOpen && <MoveAddressDialog {...record} name={name} onMoved={onMoved} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface PublicNameFieldProps<Values extends object> extends Pick<Parameters<typeof TextField<Values>>[0], 'name' | 'label' | 'hint'> {
  form: Parameters<typeof TextField<Values>>[0]['form'] & {
    record: { entity: string; id: string } | null;
    isNew: boolean;
    mayWrite: boolean;
    isDirty: boolean;
    cancel(): void;
  };
  /** The English title, which proposes a name for a new page. */
  from: keyof Values & string;
  /** Its contract, which has the path of its pages. */
  entity: Parameters<typeof PublicAddress>[0]['entity'];
}

/** Words in Latin letters and digits, joined by underscores, at most `max` letters. */
export function addressOf(title: string, max: number): string {
  const words =
    title
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  while (words.join('_').length > max) words.pop();
  return words.join('_');
}

/** Proposes the name of a new page from its title, until the person writes another. */
function useProposedName<Values extends object>(
  form: PublicNameFieldProps<Values>['form'],
  name: keyof Values & string,
  from: keyof Values & string,
) {
  const title = String(form.fields.useWatchValue(from));
  const [proposed, setProposed] = useState('');
  const { fields, isNew } = form;
  const { maxLength = 60 } = form.rulesOf(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another title proposes another name
  useEffect(() => {
    if (!isNew) return;
    const typed = String(fields.getValues()[name]);
    const next = addressOf(title, maxLength);
    if ((typed !== '' && typed !== proposed) || next === typed) return;
    setProposed(next);
    fields.setFieldValue(name, next as never); // names are texts
  }, [title, isNew]);
}

/** The name of a page in its public address, which is shown below. Others link to it, so it is fixed once saved; its button moves it. */
export function PublicNameField<Values extends object>({ form, name, label, hint, entity, from }: PublicNameFieldProps<Values>) {
  const t = usePhrases(moveAddressOpenPhrases);
  useProposedName(form, name, from);
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
