import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { labelOfField } from '@faculty/contracts/kit/labels';
import { type ChangeableField, changeableFields } from '@faculty/contracts/lists/changeable';
import { Box, Button, Drawer, Group, List, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { IconArrowRight, IconPencil } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { idOf, requireChanged, useEntityChanges, useIsTrial } from '../../../api/entity-calls.ts';
import { randomUuid } from '../../../api/random-uuid.ts';
import { emptyValues } from '../../../fields/core/field-rules.ts';
import { stampOf } from '../../../form/core/use-record.ts';
import { useRecordForm } from '../../../form/core/use-record-form.ts';
import { DialogForm } from '../../../form/layout/form-dialog.tsx';
import { changeText } from '../../../history/change-text.ts';
import { undoChange } from '../../../history/undo-change.ts';
import { useFieldReaders } from '../../../history/use-field-readers.ts';
import { useReturnFocus } from '../../../notifications/use-return-focus.ts';
import type { BulkAction } from '../use-bulk-actions.ts';
import { changePhrases } from './change.phrases.ts';
import { type ListMode, planOf, saidTogether } from './change-plan.ts';
import { OneField } from './one-field.tsx';

interface ChangeFieldProps {
  entity: AnyEntity;
  items: readonly unknown[];
  rowName(item: unknown): string;
  onClose(): void;
  /** Called with what is to be done, once the person has decided. */
  onChange(action: BulkAction<unknown>): void;
}

/** One field of many rows: which one, its new value, and what that does with each row before it is done. */
export function ChangeField(props: ChangeFieldProps) {
  useReturnFocus();
  const t = usePhrases(changePhrases);
  const { language } = useLanguage();
  const { entity, items, onClose } = props;
  const fields = useMemo(() => changeableFields(entity), [entity]);
  const [chosen, choose] = useState<ChangeableField | undefined>(fields.length === 1 ? fields[0] : undefined);
  const labelOf = ({ field, by }: ChangeableField) =>
    [by, field].flatMap((name) => (name === undefined ? [] : [labelOfField(entity.labels, name, language) ?? name])).join(' · ');
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={<Text fw={600}>{t.title(items.length)}</Text>}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <Stack>
        <Select
          label={t.field}
          placeholder={t.chooseField}
          data-autofocus
          data={fields.map((field) => ({ value: field.field, label: labelOf(field) }))}
          value={chosen?.field ?? null}
          onChange={(name) => choose(fields.find(({ field }) => field === name))}
          allowDeselect={false}
          maxDropdownHeight={360}
        />
        {chosen && <NewValue key={chosen.field} {...props} field={chosen} label={labelOf(chosen)} />}
      </Stack>
    </Drawer>
  );
}

/** Names of rows that are shown of a group. */
const namedAtMost = 5;

function NewValue({
  entity,
  items,
  rowName,
  onClose,
  onChange,
  field,
  label,
}: ChangeFieldProps & { field: ChangeableField; label: string }) {
  const t = usePhrases(changePhrases);
  const { language } = useLanguage();
  const isTrial = useIsTrial();
  const { save } = useEntityChanges(entity);
  const readers = useFieldReaders(entity.name, entity);
  const names = field.by === undefined ? [field.field] : [field.by, field.field];
  // of one field for as long as it is shown
  const [shape] = useState(() => onlyFields(entity, names));
  const form = useRecordForm<Values, Values, never, void>({
    shape,
    load: null,
    empty: { ...Object.fromEntries(names.map((name) => [name, ''])), ...emptyValues(shape.body), ...commonOf(names, items) },
    fromRow: (row) => row,
    send: async () => change(),
    onSaved: () => undefined,
    close: onClose,
    draft: null,
    scope: useId(),
  });
  const isList =
    ['options', 'keywords', 'goals'].includes(field.kind) && items.every((item) => Array.isArray((item as Values)[field.field]));
  const [mode, setMode] = useState<ListMode>(isList ? 'add' : 'replace');
  // biome-ignore lint/correctness/useHookAtTopLevel: a change has always the same fields
  const typed = Object.fromEntries(names.map((name) => [name, form.fields.useWatchValue(name)]));
  const parsed = z.safeParse(shape.body, typed);
  const isNothing = mode !== 'replace' && [typed[field.field]].flat().length === 0;
  const plan = parsed.success && !isNothing ? planOf(items, { entity, values: parsed.data as Values, mode, language, isSo: t.isSo }) : [];
  const count = plan.filter(({ whyNot }) => whyNot === null).length;
  const textOf = (values: Values) =>
    names
      .filter((name) => values[name] !== undefined)
      .map((name) => changeText(values[name], language, name, readers.get(name) ?? form.words.get(name)))
      .join(' · ');
  const outcomes = saidTogether(plan, ({ before, after, whyNot }) => (whyNot === null ? [textOf(before), textOf(after)] : [whyNot]));

  function change(): void {
    const changeId = randomUuid();
    const rows = new Map(plan.map((row) => [row.item, row]));
    onChange({
      label: t.action(label),
      icon: IconPencil,
      whyNot: (item) => rows.get(item)?.whyNot ?? null,
      act: async (item) =>
        requireChanged(
          (await save(idOf(entity, item), { body: asSent(rows.get(item)?.after ?? {}), files: {} }, stampOf(item), { changeId })).answer,
        ),
      done: (many) => t.done(label, many),
      ...(!isTrial && { undoAll: () => undoChange(changeId, language) }),
    });
  }

  return (
    <DialogForm form={form} label={label}>
      {isList && (
        <SegmentedControl
          aria-label={t.how}
          value={mode}
          onChange={(next) => setMode(next as ListMode)} // one of these
          data={(['add', 'take', 'replace'] as const).map((value) => ({ value, label: t[value] }))}
        />
      )}
      <OneField form={form} field={field} entity={entity} />
      {plan.length > 0 && (
        <section aria-label={t.outcome}>
          <Text fw={600}>{t.outcome}</Text>
          <List listStyleType="none" spacing="xs">
            {outcomes.map(({ said: [first, then], items: rows }) => (
              <List.Item key={`${first}\n${then}`} style={{ overflowWrap: 'anywhere' }}>
                <Group gap="2px 8px">
                  <Text span fw={600}>
                    {then === undefined ? t.leftOut(rows.length) : t.count(rows.length)}
                  </Text>
                  {first !== '' && (
                    <Text span c="dimmed">
                      {first}
                    </Text>
                  )}
                  {then !== undefined && first !== '' && <IconArrowRight size={16} aria-hidden />}
                  {then}
                </Group>
                <Text size="sm" c="dimmed">
                  {rows.slice(0, namedAtMost).map(rowName).join(', ')}
                  {rows.length > namedAtMost && `, ${t.others(rows.length - namedAtMost)}`}
                </Text>
              </List.Item>
            ))}
          </List>
        </section>
      )}
      {/* in sight under many names */}
      <Box pos="sticky" bottom={0} py="sm" bg="body">
        <Button type="submit" disabled={count === 0}>
          {t.change(count)}
        </Button>
      </Box>
    </DialogForm>
  );
}

type Values = Readonly<Record<string, unknown>>;

/** The form of some fields of an entity, without its rules across fields: those are checked with each row. */
function onlyFields({ body, labels }: AnyEntity, names: readonly string[]) {
  const { shape } = body as z.ZodObject; // of `changeableFields`
  return { body: z.object(Object.fromEntries(names.map((name) => [name, shape[name] as z.ZodType]))), files: {}, labels };
}

/** Nothing, but what all rows have in common where the field is no list: a group stays as it is while its sections are changed. */
function commonOf(names: readonly string[], items: readonly unknown[]): Values {
  const values = names.map((name): [string, unknown] => {
    const [first, ...others] = [...new Set(items.map((item) => (item as Values)[name]))]; // an item is a record
    return [name, others.length === 0 && first !== undefined && typeof first !== 'object' ? first : undefined];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** In an update null is a field that stays as it is; an emptied one is an empty text. */
const asSent = (values: Values): object => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
