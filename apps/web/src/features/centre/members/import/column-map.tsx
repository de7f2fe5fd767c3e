import {
  type Import,
  type ImportField,
  type ImportRead,
  type ImportSource,
  nameParts,
  type WholeName,
} from '@faculty/contracts/centre/list-import';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { Alert, Button, Select, Stack, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { choiceSearch } from '../../../../kit/fields/choice/choice-search.ts';
import { choicesOf } from './field-choices.ts';
import classes from './import.module.css';
import { importPhrases } from './import.phrases.ts';
import type { ImportState } from './use-import.ts';

/** The mapping of the file's columns to fields. */
export function ColumnMap({ definition, state, read }: { definition: Import; state: ImportState; read: ImportRead }) {
  const t = usePhrases(importPhrases);
  const { sources } = state;
  const unsplit = definition.wholeNames?.filter(({ first, last }) => {
    const [one, other] = [sources[first], sources[last]];
    return one?.column !== undefined && one.column === other?.column && !(one.part && other?.part);
  });
  return (
    <Stack>
      <div className={classes.columns}>
        {definition.fields.map((field) => (
          <FieldSource
            key={field.field}
            field={field}
            name={definition.wholeNames?.find((name) => nameParts.some((part) => name[part] === field.field))}
            state={state}
            read={read}
          />
        ))}
      </div>
      {unsplit?.map((name) => {
        const column = sources[name.first]?.column ?? '';
        return (
          <Alert key={name.first} color="gold" icon={<IconAlertTriangle aria-hidden />} role="alert">
            <Stack gap="xs" align="flex-start">
              {t.unsplit(column)}
              <Button variant="default" onClick={() => state.split(name, column)}>
                {t.split(column)}
              </Button>
            </Stack>
          </Alert>
        );
      })}
    </Stack>
  );
}

function FieldSource({
  field: { field, title, isRequired, isCode, choices },
  name,
  state,
  read,
}: {
  field: ImportField;
  /** The whole name that the field is a part of. */
  name: WholeName | undefined;
  state: ImportState;
  read: ImportRead;
}) {
  const t = usePhrases(importPhrases);
  const { language } = useLanguage();
  const source = state.sources[field];
  const label = title[language];
  const values = choicesOf({ field, title, names: [], ...(choices && { choices }) }, read, language);
  const column = read.columns.find(({ head }) => head === source?.column);
  const samples = source?.part ? column?.parts?.[source.part] : column?.samples.join(', ');
  const whole = name ? read.columns.filter(({ parts }) => parts !== undefined) : [];
  return (
    <div className={classes.source}>
      <Select
        label={label}
        withAsterisk={isRequired ?? false}
        placeholder={t.notImported}
        value={optionOf(source)}
        onChange={(option) => {
          if (name && option?.startsWith('parts ')) state.split(name, option.slice('parts '.length));
          else state.map(field, sourceOf(option, source));
        }}
        data={[
          // keys alone can choose it; the cross can only be pressed
          ...(source ? [{ value: notImported, label: t.notImported }] : []),
          { group: t.ofFile, items: read.columns.map(({ head }) => ({ value: `column ${head}`, label: head })) },
          ...(whole.length > 0
            ? [{ group: t.wholeName, items: whole.map(({ head }) => ({ value: `parts ${head}`, label: t.split(head) })) }]
            : []),
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
        selectFirstOptionOnChange
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

/** To how many digits a code is padded; empty and 0 mean none. */
function digitsOf(typed: string): { digits?: number } {
  const digits = Number(arabicDigits(typed).replace(/\D/g, ''));
  return digits > 0 ? { digits: Math.min(digits, 25) } : {};
}

const notImported = 'none';

const optionOf = (source: ImportSource | undefined): string | null => {
  if (source?.column !== undefined) return `${source.part ? 'parts' : 'column'} ${source.column}`;
  return source?.value === undefined ? null : `value ${source.value}`;
};

function sourceOf(option: string | null, before: ImportSource | undefined): ImportSource | undefined {
  if (option === null || option === notImported) return undefined;
  const rest = option.slice(option.indexOf(' ') + 1);
  if (option.startsWith('value ')) return { value: rest };
  return {
    column: rest,
    ...(before?.digits !== undefined && { digits: before.digits }),
    ...(before?.matched && { matched: before.matched }),
  };
}
