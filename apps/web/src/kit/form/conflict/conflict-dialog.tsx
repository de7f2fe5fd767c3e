import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { isFile } from '../../fields/core/form-values.ts';
import { changeText } from '../../history/change-text.ts';
import { readableText } from '../../history/readable.ts';
import { useReturnFocus } from '../../notifications/use-return-focus.ts';
import { momentText } from '../../theme/dates.ts';
import type { RecordForm } from '../core/record-form.ts';
import type { Conflict } from '../core/use-conflict.ts';
import { formPhrases } from '../form.phrases.ts';
import { inPageOrder } from '../layout/focus-field.ts';
import { OneOfTwo } from './one-of-two.tsx';

type Side = Parameters<Conflict['resolve']>[0][string];

interface ConflictDialogProps {
  conflict: Conflict;
  /** Labels and value texts of its fields. */
  form: Pick<RecordForm<unknown, unknown>, 'labelOf' | 'words' | 'fieldId' | 'isRichText'>;
}

/** Two people changed the same fields of a record: shows both texts of each and lets the person choose, one by one. */
export function ConflictDialog({ conflict, form }: ConflictDialogProps) {
  useReturnFocus();
  const t = usePhrases(formPhrases);
  const { language } = useLanguage();
  const [sides, setSides] = useState<Record<string, Side>>({});
  const { both, changed, taken } = conflict;
  const other = changed.name ?? changed.by;
  const order = inPageOrder(
    form,
    both.map(({ name }) => name),
  );
  const undecided = both.filter(({ name }) => sides[name] === undefined);
  return (
    <Modal
      opened
      onClose={conflict.dismiss}
      size="xl"
      withCloseButton={false}
      title={
        <Text fw={600} component="span">
          {t.staleTitle}
        </Text>
      }
    >
      <Stack>
        <Text>{t.staleBy(other, momentText(changed.at, language))}</Text>
        {taken.length > 0 && <Text>{t.staleTaken(inPageOrder(form, taken).map(form.labelOf).join(', '))}</Text>}
        {both
          .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
          .map((field) => (
            <OneOfTwo
              key={field.name}
              label={form.labelOf(field.name)}
              sides={sidesOf(field)}
              chosen={sides[field.name] ?? null}
              onChoose={(side) => setSides({ ...sides, [field.name]: side })}
            />
          ))}
        <Group justify="flex-end">
          {undecided.length > 0 && (
            <Text size="sm" c="dimmed">
              {t.staleUndecided(undecided.length)}
            </Text>
          )}
          <Button variant="default" data-autofocus onClick={conflict.dismiss}>
            {t.backToForm}
          </Button>
          <Button disabled={undecided.length > 0} onClick={() => conflict.resolve(sides)}>
            {t.staleSave}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );

  /** Both texts of a field, as the person reads it. */
  function sidesOf({ name, isFile: ofFile, mine, theirs }: Conflict['both'][number]): [Side, string, string][] {
    const both = (own: string, others: string): [Side, string, string][] => [
      ['mine', t.staleMine, own],
      ['theirs', t.staleTheirs(other), others],
    ];
    if (ofFile) return both(isFile(mine) ? mine.name : t.empty, theirs ? t.staleTheirFile(other) : t.empty);
    const words = form.words.get(name);
    const text = (value: unknown) =>
      (form.isRichText(name) ? readableText(String(value ?? '')) : (words?.(value) ?? changeText(value, language, name))) || t.empty;
    // where the words are the same, only how they are set differs
    const isSame = text(mine) === text(theirs);
    return isSame ? both(String(mine ?? ''), String(theirs ?? '')) : both(text(mine), text(theirs));
  }
}
