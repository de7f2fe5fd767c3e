import type { AdminUser, AdminUserQuery } from '@faculty/contracts/admin/user';
import { accountRole } from '@faculty/contracts/kit/flags';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { ActionIcon, Button, Menu, Select, TextInput } from '@mantine/core';
import { IconFilterPlus, IconX } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { listPhrases } from '../../../kit/list/list.phrases.ts';
import type { ListState } from '../../../kit/list/state/use-list.ts';
import { useTypedFilter } from '../shared/use-typed-filter.ts';
import { userPhrases } from './user.phrases.ts';
import {
  activeFilters,
  type FilterField,
  filterFields,
  filterKinds,
  type Range,
  rangeFilter,
  rangeOf,
  type TextField,
  withoutFilter,
} from './user-filters.ts';
import classes from './users.module.css';

type List = ListState<AdminUser, AdminUserQuery>;

interface FilterBuilderProps {
  list: List;
  /** Filters that were added and say nothing yet. */
  added: FilterField[];
  onAdd(field: FilterField): void;
  onRemove(field: FilterField): void;
}

/** "Add filter": one condition after another, each on a field of its own (documented). */
export function FilterBuilder({ list, added, onAdd, onRemove }: FilterBuilderProps) {
  const t = usePhrases(userPhrases);
  const active = activeFilters(list.query);
  const shown = [...active.filter((field) => !added.includes(field)), ...added];
  const others = filterFields.filter((field) => !shown.includes(field));
  return (
    <>
      {shown.map((field) => (
        <div key={field} className={classes.condition}>
          <Condition list={list} field={field} isNew={added.includes(field) && !active.includes(field)} />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t.removeFilter(list.labelOf(field))}
            onClick={() => {
              onRemove(field);
              list.filter(withoutFilter(field));
            }}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {others.length > 0 && (
        // the field that an item adds takes the focus
        <Menu withinPortal={false} position="bottom-start" returnFocus={false}>
          <Menu.Target>
            <Button variant="default" leftSection={<IconFilterPlus size={18} aria-hidden />}>
              {t.addFilter}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((field) => (
              <Menu.Item key={field} onClick={() => onAdd(field)}>
                {list.labelOf(field)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}

interface ConditionProps<Field extends FilterField = FilterField> {
  list: List;
  field: Field;
  /** Just added: focused for typing. */
  isNew: boolean;
}

function Condition({ list, field, isNew }: ConditionProps) {
  const t = usePhrases(userPhrases);
  const roles = usePhrases(accountRole.words);
  const all = usePhrases(listPhrases);
  if (filterKinds[field] === 'range') return <RangeCondition list={list} field={field} isNew={isNew} />;
  if (filterKinds[field] === 'text') return <TextCondition list={list} field={field as TextField} isNew={isNew} />; // by its kind
  const options =
    field === 'role'
      ? [
          { value: 'admin', label: roles.admin },
          { value: 'user', label: roles.user },
        ]
      : [
          { value: 'false', label: t.enabled },
          { value: 'true', label: t.locked },
        ];
  const value = list.query[field];
  const choose = (choice: string | null) =>
    list.filter(field === 'role' ? { role: choice ?? undefined } : { disabled: choice === null ? undefined : choice === 'true' });
  return (
    <Select
      label={list.labelOf(field)}
      placeholder={all.all}
      data={options}
      value={value === undefined ? null : String(value)}
      onChange={choose}
      autoFocus={isNew}
      clearable
    />
  );
}

function TextCondition({ list, field, isNew }: ConditionProps<TextField>) {
  const t = usePhrases(userPhrases);
  const [text, setText] = useTypedFilter(list.query[field] ?? '', (typed) => list.filter({ [field]: typed.trim() || undefined }));
  return (
    <TextInput
      label={t.contains(list.labelOf(field))}
      value={text}
      maxLength={100}
      onChange={(event) => setText(event.currentTarget.value)}
      autoFocus={isNew}
    />
  );
}

function RangeCondition({ list, field, isNew }: ConditionProps) {
  const t = usePhrases(userPhrases);
  const asked = rangeOf(list.query);
  const [text, setText] = useTypedFilter(`${asked.from},${asked.to}`, (typed) => list.filter(rangeFilter(splitRange(typed))));
  const range = splitRange(text);
  const type = (patch: Partial<Range>) => {
    const { from, to } = { ...range, ...patch };
    setText(`${from},${to}`);
  };
  const number = { inputMode: 'numeric', maxLength: 9, w: 110 } as const;
  return (
    <>
      <TextInput
        {...number}
        label={t.from(list.labelOf(field))}
        value={range.from}
        onChange={(event) => type({ from: arabicDigits(event.currentTarget.value).replace(/\D/g, '') })}
        autoFocus={isNew}
      />
      <TextInput
        {...number}
        label={t.to(list.labelOf(field))}
        value={range.to}
        onChange={(event) => type({ to: arabicDigits(event.currentTarget.value).replace(/\D/g, '') })}
      />
    </>
  );
}

function splitRange(text: string): Range {
  const [from = '', to = ''] = text.split(',');
  return { from, to };
}
