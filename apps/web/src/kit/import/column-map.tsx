import { arabicDigits } from '@faculty/contracts/kit/digits';
import type { Import, ImportField, ImportRead, ImportSource } from '@faculty/contracts/kit/import';
import { Select, TextInput } from '@mantine/core';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { choiceSearch } from '../fields/choice-search.ts';
import classes from './import.module.css';
import { importPhrases } from './import.phrases.ts';
import type { ImportState } from './use-import.ts';

/** Which column of the file each field comes from. */
export function ColumnMap({ definition, state, read }: { definition: Import; state: ImportState; read: ImportRead }) {
  return (
    <div className={classes.columns}>
      {definition.fields.map((field) => (
        <FieldSource key={field.field} field={field} state={state} read={read} />
      ))}
    </div>
  );
}

function FieldSource({
  field: { field, title, isRequired, isCode, choices },
  state,
  read,
}: {
  field: ImportField;
  state: ImportState;
  read: ImportRead;
}) {
  const t = usePhrases(importPhrases);
  const { language } = useLanguage();
  const source = state.sources[field];
  const label = title[language];
  const values =
    choices === 'looked up'
      ? (read.choices[field] ?? [])
      : (choices ?? []).map(({ value, names }) => ({ value, name: names[language === 'th' ? 0 : 1] ?? names[0] }));
  const samples = read.columns.find(({ head }) => head === source?.column)?.samples.join(', ');
  return (
    <div className={classes.source}>
      <Select
        label={label}
        withAsterisk={isRequired ?? false}
        placeholder={t.notImported}
        value={optionOf(source)}
        onChange={(option) => state.map(field, sourceOf(option, source))}
        data={[
          // keys alone can choose it; the cross can only be pressed
          ...(source ? [{ value: notImported, label: t.notImported }] : []),
          { group: t.ofFile, items: read.columns.map(({ head }) => ({ value: `column ${head}`, label: head })) },
          ...(values.length > 0
            ? [{ group: t.forAll, items: values.map(({ value, name }) => ({ value: `value ${value}`, label: t.allAre(name) })) }]
            : []),
        ]}
        description={samples ? t.sample(samples) : isRequired && !source ? t.needed : undefined}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        error={state.wrong[field]}
        allowDeselect={false}
        clearable
        searchable
        filter={choiceSearch}
        comboboxProps={{ withinPortal: true }}
        className={classes.choice ?? ''}
      />
      {isCode && source?.column !== undefined && (
        <TextInput
          label={t.digits}
          aria-label={t.digitsOf(label)}
          value={source.digits ?? ''}
          onChange={(event) => state.map(field, { column: source.column, ...digitsOf(event.currentTarget.value) })}
          inputMode="numeric"
          maxLength={2}
          title={t.digitsHint}
          className={classes.digits ?? ''}
        />
      )}
    </div>
  );
}

/** How many digits a code is filled up to, in whichever digits it is typed; nothing and 0 mean as they stand. */
function digitsOf(typed: string): { digits?: number } {
  const digits = Number(arabicDigits(typed).replace(/\D/g, ''));
  return digits > 0 ? { digits: Math.min(digits, 25) } : {};
}

const notImported = 'none';

const optionOf = (source: ImportSource | undefined): string | null => {
  if (source?.column !== undefined) return `column ${source.column}`;
  return source?.value === undefined ? null : `value ${source.value}`;
};

function sourceOf(option: string | null, before: ImportSource | undefined): ImportSource | undefined {
  if (option === null || option === notImported) return undefined;
  const rest = option.slice(option.indexOf(' ') + 1);
  if (option.startsWith('value ')) return { value: rest };
  return { column: rest, ...(before?.digits !== undefined && { digits: before.digits }) };
}
