import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconHistory } from '@tabler/icons-react';
import { useEffect } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { RecordForm } from '../core/record-form.ts';
import { formPhrases } from '../form.phrases.ts';
import { focusField, focusFirstOf, inPageOrder } from './focus-field.ts';

/** The drawer of the history gives the focus back after a moment. */
const drawerMilliseconds = 80;

interface EarlierNoticeProps<Row, Body, Part extends string> {
  form: RecordForm<Row, Body, Part>;
  version: NonNullable<RecordForm<Row, Body, Part>['filledVersion']>;
}

/**
 * Says that an earlier version is in the form and not saved, with links to the fields that it changed, until it is saved or undone. Those
 * fields are marked, and the first one gets the focus.
 */
export function EarlierNotice<Row, Body, Part extends string>({ form, version }: EarlierNoticeProps<Row, Body, Part>) {
  const t = usePhrases(formPhrases);
  const { changed, lost, undo } = version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that is put in
  useEffect(() => {
    const timer = setTimeout(() => focusFirstOf(form, [...changed]), drawerMilliseconds);
    return () => clearTimeout(timer);
  }, [version]);
  // by a rule and not at the fields: each kind of field would have to know of it
  const marked = changed.map((name) => `:has([id="${form.fieldId(name)}"])`).join(',');
  return (
    <Alert icon={<IconHistory aria-hidden />} role="status">
      {changed.length > 0 && (
        <style>{`.mantine-InputWrapper-root:is(${marked}),fieldset:is(${marked}){border-inline-start:3px solid var(--mantine-color-yellow-6);padding-inline-start:0.5rem;margin-inline-start:calc(-0.5rem - 3px)}`}</style>
      )}
      <Group justify="space-between">
        <div>
          <Text fw={600}>{changed.length === 0 ? t.earlierSame : t.earlier}</Text>
          {changed.length > 0 && (
            <Text size="sm">
              {t.earlierChanged}{' '}
              {inPageOrder(form, [...changed]).map((name, place) => (
                <span key={name}>
                  {place > 0 && ' · '}
                  <Anchor
                    component="button"
                    type="button"
                    size="sm"
                    c="inherit"
                    underline="always"
                    onClick={() => focusField(form.fieldId(name))}
                  >
                    {form.labelOf(name)}
                  </Anchor>
                </span>
              ))}
            </Text>
          )}
          {lost.length > 0 && <Text size="sm">{t.earlierLost(lost.map(form.labelOf).join(', '))}</Text>}
        </div>
        <Button variant="default" size="sm" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={undo}>
          {t.earlierUndo}
        </Button>
      </Group>
    </Alert>
  );
}
