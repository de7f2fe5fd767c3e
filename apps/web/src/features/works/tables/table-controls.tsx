import { yearKinds, yearOfDay } from '@faculty/contracts/kit/dates/period';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { activityTypes, workParameters } from '@faculty/contracts/lookups/parameters';
import {
  definitionIn,
  dimensionsOf,
  measuresOf,
  type TableDefinition,
  type TableKind,
  tableKind,
  tableMeasure,
  tableSpan,
} from '@faculty/contracts/works/work-table';
import { Paper, SegmentedControl, Select, Switch } from '@mantine/core';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { choiceSearch } from '../../../kit/fields/choice/choice-search.ts';
import { departmentCombo } from '../../../kit/fields/choice/department-combo.ts';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { optionsOf, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { yearText } from '../../../kit/theme/dates.ts';
import classes from './work-table.module.css';
import { workTablePhrases } from './work-table.phrases.ts';

interface TableControlsProps {
  definition: TableDefinition;
  /** What the person may count. */
  kinds: readonly TableKind[];
  onChange(definition: TableDefinition): void;
}

/** Tables of an earlier last year are rare. */
const offeredYears = 30;

type Choosable = 'rows' | 'columns' | 'measure' | 'years' | 'span';

/** People without any have neither years nor types: they are a list with their departments, or counted by department. */
const withItsColumns = (definition: TableDefinition): TableDefinition =>
  definition.measure === 'nobody' ? { ...definition, columns: definition.rows === 'person' ? 'department' : 'none' } : definition;

/** Rows, columns, measure and filter of a table. */
export function TableControls({ definition, kinds, onChange }: TableControlsProps) {
  const t = usePhrases(workTablePhrases);
  const { language } = useLanguage();
  const departments = useCombo(departmentCombo);
  const types = useParameters(definition.kind === 'works' ? workParameters.types : activityTypes);
  const isOfNobody = definition.measure === 'nobody';
  const set = (change: Partial<TableDefinition>) => onChange(withItsColumns({ ...definition, ...change }));
  const thisYear = yearOfDay(definition.years, todayInBangkok());
  const years = Array.from({ length: offeredYears }, (_, at) => thisYear - at);
  const sides = Object.entries(dimensionsOf(definition)).flatMap(([value, words]) => (words ? [{ value, label: words[language] }] : []));
  const without = (other: string) => sides.filter(({ value }) => value !== other);
  const choice = (name: Choosable, data: { value: string; label: string }[]) => (
    <Select
      label={t[name]}
      data={data}
      value={definition[name]}
      allowDeselect={false}
      onChange={(value) => value !== null && set({ [name]: value, ...(value === 'nobody' && { rows: 'person' }) })} // one of the data
    />
  );
  const filter = (name: 'department' | 'type' | 'last', data: { value: string; label: string }[], placeholder = t.all) => (
    <Select
      label={t[name]}
      placeholder={placeholder}
      data={data}
      value={definition[name] === undefined ? null : String(definition[name])}
      clearable
      searchable
      filter={choiceSearch}
      onChange={(value) => set({ [name]: value === null ? undefined : name === 'type' ? value : Number(value) })}
    />
  );
  return (
    <Paper component="fieldset" withBorder p="md" m={0} className={classes.controls ?? ''} aria-label={t.choose}>
      {kinds.length > 1 && (
        <div className={classes.kinds}>
          <SegmentedControl
            aria-label={t.kind}
            value={definition.kind}
            data={kinds.map((value) => ({ value, label: tableKind.words[value][language] }))}
            onChange={(kind) => onChange(definitionIn(new URLSearchParams(), kind as TableKind))} // one of the data
          />
        </div>
      )}
      {choice('rows', isOfNobody ? sides : without(definition.columns))}
      {!isOfNobody && choice('columns', [...without(definition.rows), { value: 'none', label: t.noColumns }])}
      {choice(
        'measure',
        measuresOf(definition.kind).map((value) => ({ value, label: tableMeasure.words[value][language] })),
      )}
      {choice('years', optionsOf(yearKinds, language))}
      {choice('span', optionsOf(tableSpan.words, language))}
      {definition.span !== 'all' &&
        filter(
          'last',
          years.map((year) => ({ value: String(year), label: yearText(year, language) })),
          t.thisYear,
        )}
      {filter('department', departments)}
      {filter('type', types)}
      <Switch
        className={classes.checked ?? ''}
        label={t.checked}
        checked={definition.checked === 'Y'}
        onChange={({ currentTarget }) => set({ checked: currentTarget.checked ? 'Y' : 'N' })}
      />
    </Paper>
  );
}
