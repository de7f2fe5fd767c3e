import { yearKinds } from '@faculty/contracts/kit/dates/period';
import { activityTypes, workParameters } from '@faculty/contracts/lookups/parameters';
import {
  dimensionsOf,
  type TableDefinition,
  type TableKind,
  tableKind,
  tableMeasure,
  tableSpan,
} from '@faculty/contracts/works/work-table';
import { SegmentedControl, Select, Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { choiceSearch } from '../../../kit/fields/choice/choice-search.ts';
import { departmentCombo } from '../../../kit/fields/choice/department-combo.ts';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { optionsOf, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { YearInput } from '../../../kit/fields/day/year-input.tsx';
import { changed } from './table-address.ts';
import classes from './work-table.module.css';
import { workTablePhrases } from './work-table.phrases.ts';

interface TableControlsProps {
  definition: TableDefinition;
  /** What the person may count. */
  kinds: readonly TableKind[];
  onChange(definition: TableDefinition): void;
}

type Choosable = 'rows' | 'columns' | 'measure' | 'years' | 'span';

/** Rows, columns, measure and filter of a table. */
export function TableControls({ definition, kinds, onChange }: TableControlsProps) {
  const t = usePhrases(workTablePhrases);
  const { language } = useLanguage();
  const departments = useCombo(departmentCombo);
  const types = useParameters(definition.kind === 'works' ? workParameters.types : activityTypes);
  const set = (change: Partial<TableDefinition>) => onChange(changed(definition, change));
  const sides = Object.entries(dimensionsOf(definition.kind, definition.years)).flatMap(([value, words]) =>
    words ? [{ value, label: words[language] }] : [],
  );
  const choice = (name: Choosable, data: { value: string; label: string }[]) => (
    <Select
      label={t[name]}
      data={data}
      value={definition[name]}
      allowDeselect={false}
      onChange={(value) => value !== null && set({ [name]: value })} // one of the data
    />
  );
  const filter = (name: 'department' | 'type', data: { value: string; label: string }[]) => (
    <Select
      label={t[name]}
      placeholder={t.all}
      data={data}
      value={definition[name] === undefined ? null : String(definition[name])}
      clearable
      searchable
      filter={choiceSearch}
      onChange={(value) => set({ [name]: value === null ? undefined : name === 'department' ? Number(value) : value })}
    />
  );
  return (
    <fieldset className={classes.controls} aria-label={t.choose}>
      {kinds.length > 1 && (
        <div className={classes.kinds}>
          <SegmentedControl
            aria-label={t.kind}
            value={definition.kind}
            data={kinds.map((value) => ({ value, label: tableKind.words[value][language] }))}
            onChange={(kind) => set({ kind: kind as TableKind })} // one of the data
          />
        </div>
      )}
      {choice('rows', sides)}
      {choice('columns', [...sides, { value: 'none', label: t.noColumns }])}
      {definition.kind === 'works' && choice('measure', optionsOf(tableMeasure.words, language))}
      {choice('years', optionsOf(yearKinds, language))}
      {choice('span', optionsOf(tableSpan.words, language))}
      {definition.span === 'between' && <Years key={`${definition.from} ${definition.to}`} definition={definition} onChange={set} />}
      {filter('department', departments)}
      {filter('type', types)}
      <Switch
        className={classes.checked ?? ''}
        label={t.checked}
        checked={definition.checked === 'Y'}
        onChange={({ currentTarget }) => set({ checked: currentTarget.checked ? 'Y' : 'N' })}
      />
    </fieldset>
  );
}

/** First and last year; a table is asked for once both are whole. */
function Years({
  definition: { from, to },
  onChange,
}: {
  definition: TableDefinition;
  onChange(years: { from: number; to: number }): void;
}) {
  const t = usePhrases(workTablePhrases);
  const [typed, setTyped] = useState({ from: String(from ?? ''), to: String(to ?? '') });
  const [first, last] = [Number(typed.from), Number(typed.to)];
  const isWhole = [first, last].every((year) => year >= 2400 && year <= 2700) && first <= last;
  const isNew = first !== from || last !== to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pair that is typed
  useEffect(() => {
    if (isWhole && isNew) onChange({ from: first, to: last });
  }, [first, last]);
  return (['from', 'to'] as const).map((name) => (
    <YearInput key={name} label={t[name]} value={typed[name]} onChange={(year) => setTyped((before) => ({ ...before, [name]: year }))} />
  ));
}
