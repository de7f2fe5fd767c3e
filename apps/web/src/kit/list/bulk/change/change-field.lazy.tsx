import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { labelOfField } from '@faculty/contracts/kit/labels';
import { type ChangeableField, changeableFields } from '@faculty/contracts/lists/changeable';
import { Button, Drawer, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { IconArrowRight, IconPencil } from '@tabler/icons-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { requireChanged, useEntityChanges, useIsTrial } from '../../../api/entity-changes.ts';
import { idOf } from '../../../api/entity-queries.ts';
import { randomUuid } from '../../../api/random-uuid.ts';
import { emptyValues } from '../../../fields/core/field-rules.ts';
import { useFormFields } from '../../../form/core/use-form-fields.ts';
import { stampOf } from '../../../form/core/use-record.ts';
import { changeText } from '../../../history/change-text.ts';
import { undoChange } from '../../../history/undo-change.ts';
import { useFieldReaders } from '../../../history/use-field-readers.ts';
import { useReturnFocus } from '../../../notifications/use-return-focus.ts';
import type { BulkAction } from '../use-bulk-actions.ts';
import classes from './change.module.css';
import { changePhrases } from './change.phrases.ts';
import { type ListMode, type PlannedRow, planOf, saidTogether } from './change-plan.ts';
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

function NewValue({ entity, items, rowName, onChange, field, label }: ChangeFieldProps & { field: ChangeableField; label: string }) {
  const t = usePhrases(changePhrases);
  const { language } = useLanguage();
  const isTrial = useIsTrial();
  const { save } = useEntityChanges(entity);
  const readers = useFieldReaders(entity.name, entity);
  const names = field.by === undefined ? [field.field] : [field.by, field.field];
  // of one field for as long as it is shown
  const [shape] = useState(() => onlyFields(entity, names));
  const [empty] = useState(() => startOf(shape.body, names, items));
  const form = useFormFields<Record<string, unknown>, never>(shape, {
    stored: () => null,
    empty,
    scope: useId(),
    onChange: () => undefined,
  });
  // the fields tell their words once they are drawn
  const [, draw] = useState(false);
  useEffect(() => draw(true), []);
  const isList =
    ['options', 'keywords', 'goals'].includes(field.kind) && items.every((item) => Array.isArray((item as Values)[field.field]));
  const [mode, setMode] = useState<ListMode>(isList ? 'add' : 'replace');
  // biome-ignore lint/correctness/useHookAtTopLevel: a change has always the same fields
  const typed = Object.fromEntries(names.map((name) => [name, form.fields.useWatchValue(name)]));
  const parsed = z.safeParse(shape.body, typed);
  const isNothing = mode !== 'replace' && [typed[field.field]].flat().length === 0;
  const plan = parsed.success && !isNothing ? planOf(items, { entity, values: parsed.data as Values, mode, language, isSo: t.isSo }) : [];
  const changed = plan.filter(({ whyNot }) => whyNot === null);
  const leftOut = plan.filter(({ whyNot }) => whyNot !== null);
  const textOf = (values: Values) =>
    names
      .filter((name) => values[name] !== undefined)
      .map((name) => changeText(values[name], language, name, readers.get(name) ?? form.words.get(name)))
      .join(' · ');

  function change(): void {
    const checked = form.check();
    if ('problems' in checked || changed.length === 0) return;
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
      done: (count) => t.done(label, count),
      ...(!isTrial && { undoAll: () => undoChange(changeId, language) }),
    });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        change();
      }}
    >
      <Stack>
        {isList && (
          <SegmentedControl
            aria-label={t.how}
            value={mode}
            onChange={(next) => setMode(next as ListMode)} // one of these
            data={(['add', 'take', 'replace'] as const).map((value) => ({ value, label: t[value] }))}
          />
        )}
        <OneField form={form} field={field} entity={entity} />
        <section aria-label={t.outcome} className={classes.outcome}>
          {changed.length > 0 && <Text fw={600}>{t.outcome}</Text>}
          <Rows plan={changed} rowName={rowName} say={({ before, after }) => [textOf(before), textOf(after)]} isCounted />
          {leftOut.length > 0 && <Text fw={600}>{t.leftOut(leftOut.length)}</Text>}
          <Rows plan={leftOut} rowName={rowName} say={({ whyNot }) => [whyNot ?? '']} />
        </section>
        <div className={classes.bar}>
          <Button type="submit" disabled={changed.length === 0}>
            {t.change(changed.length)}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface RowsProps {
  plan: readonly PlannedRow<unknown>[];
  rowName(item: unknown): string;
  /** What is said of a row: why it is left out, or what was and what will be. */
  say(row: PlannedRow<unknown>): string[];
  isCounted?: boolean;
}

/** What is said of the rows, once for all of whom it is true. */
function Rows({ plan, rowName, say, isCounted = false }: RowsProps) {
  const t = usePhrases(changePhrases);
  return (
    <ul className={classes.groups}>
      {saidTogether(plan, say).map(({ said, items }) => (
        <li key={said.join('\n')}>
          <span className={classes.step}>
            {isCounted && (
              <Text span fw={600}>
                {t.count(items.length)}
              </Text>
            )}
            {said.length > 1 && said[0] !== '' && (
              <>
                <Text span c="dimmed">
                  {said[0]}
                </Text>
                <IconArrowRight size={16} aria-hidden />
              </>
            )}
            <span>{said.at(-1)}</span>
          </span>
          <Text size="sm" c="dimmed">
            {[
              ...items.slice(0, namedAtMost).map(rowName),
              ...(items.length > namedAtMost ? [t.others(items.length - namedAtMost)] : []),
            ].join(', ')}
          </Text>
        </li>
      ))}
    </ul>
  );
}

type Values = Readonly<Record<string, unknown>>;

/** The form of some fields of an entity, without its rules across fields: those are checked with each row. */
function onlyFields({ body, labels }: AnyEntity, names: readonly string[]) {
  const { shape } = body as z.ZodObject; // of `changeableFields`
  return { body: z.object(Object.fromEntries(names.map((name) => [name, shape[name] as z.ZodType]))), files: {}, labels };
}

/** Empty, but what all rows have in common where the field is no list: a group stays as it is while its sections are changed. */
function startOf(
  body: z.core.$ZodType<Record<string, unknown>>,
  names: readonly string[],
  items: readonly unknown[],
): Record<string, unknown> {
  const empty = emptyValues(body);
  const common = names.flatMap((name) => {
    const [first, ...others] = [...new Set(items.map((item) => (item as Values)[name]))]; // an item is a record
    return others.length === 0 && first !== undefined && typeof first !== 'object' ? [[name, first]] : [];
  });
  return { ...Object.fromEntries(names.map((name) => [name, ''])), ...empty, ...Object.fromEntries(common) };
}

/** In an update null is a field that stays as it is; an emptied one is an empty text. */
const asSent = (values: Values): object => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
