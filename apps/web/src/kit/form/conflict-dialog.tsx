import { Button, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { momentText } from '../look/dates.ts';
import { inPageOrder } from './focus-field.ts';
import { formPhrases } from './form.phrases.ts';
import { differingFields } from './form-values.ts';
import type { Conflict, EntityForm } from './use-entity-form.ts';

interface ConflictDialogProps<Row, Body, Part extends string> {
  conflict: Conflict<Body>;
  form: EntityForm<Row, Body, Part>;
}

/** Two people changed the same record: says who and when, shows where they differ, and lets the person choose. */
export function ConflictDialog<Row, Body extends object, Part extends string>({ conflict, form }: ConflictDialogProps<Row, Body, Part>) {
  const t = usePhrases(formPhrases);
  const { language } = useLanguage();
  const mine = form.fields.getValues();
  const differing = inPageOrder(differingFields(mine, conflict.latest));
  return (
    <Modal opened onClose={conflict.dismiss} size="xl" withCloseButton={false} title={<Text fw={700}>{t.staleTitle}</Text>}>
      <Stack>
        <Text>{t.staleBy(conflict.changed.by, momentText(conflict.changed.at, language))}</Text>
        {differing.length === 0 ? (
          <Text>{t.staleSame}</Text>
        ) : (
          <Table layout="fixed" withTableBorder>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t.staleField}</Table.Th>
                <Table.Th scope="col">{t.staleMine}</Table.Th>
                <Table.Th scope="col">{t.staleLatest}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {differing.map((name) => (
                <Table.Tr key={name}>
                  <Table.Th scope="row">{form.labels.get(name) ?? name}</Table.Th>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>{shortText(mine[name]) || t.empty}</Table.Td>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>{shortText(conflict.latest[name]) || t.empty}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
        <Group justify="flex-end" align="flex-start">
          <Button variant="default" data-autofocus onClick={conflict.dismiss}>
            {t.backToForm}
          </Button>
          <Stack gap={4} maw={220}>
            <Button color="red" variant="outline" onClick={conflict.loadLatest}>
              {t.loadLatest}
            </Button>
            <Text size="xs" c="dimmed">
              {t.loadLatestHint}
            </Text>
          </Stack>
          <Stack gap={4} maw={220}>
            <Button onClick={conflict.keepMine}>{t.keepMine}</Button>
            <Text size="xs" c="dimmed">
              {t.keepMineHint}
            </Text>
          </Stack>
        </Group>
      </Stack>
    </Modal>
  );
}

/** A value to compare at a glance: rich text without its markup, long text cut. */
function shortText(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > 160 ? `${plain.slice(0, 160)}…` : plain;
}
