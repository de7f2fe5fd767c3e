import type { Import, ImportField, ImportSource, ImportSources } from '@faculty/contracts/centre/list-import';
import type { FieldErrorCode } from '@faculty/contracts/field-errors';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { wrongField } from '../../../kit/http/errors.ts';
import { type List, sameWord } from './header-detection.ts';
import type { NameParts } from './split-name.ts';

/** The allowed values of a field and their names. */
export interface Choices {
  has(value: string): boolean;
  valueOf(text: string): string | undefined;
  nameOf(value: string): string;
}

/** Field → values and names from the database. */
export type LookedUp = Record<string, { value: string; name: string }[]>;

/** Field → choices, of the fields that have any. */
export function choicesIn({ fields }: Import, lookedUp: LookedUp): Map<string, Choices> {
  return new Map(
    fields.flatMap(({ field, choices }) => {
      if (choices === undefined) return [];
      const all = choices === 'looked up' ? (lookedUp[field] ?? []).map(({ value, name }) => ({ value, names: [name] })) : choices;
      return [[field, choicesOf(all)] as const];
    }),
  );
}

function choicesOf(options: readonly { value: string; names: readonly string[] }[]): Choices {
  const values = new Map(options.flatMap(({ value, names }) => [value, ...names].map((name) => [sameWord(name), value] as const)));
  const names = new Map(options.map(({ value, names: [name = value] }) => [value, name]));
  return { has: (value) => names.has(value), valueOf: (text) => values.get(sameWord(text)), nameOf: (value) => names.get(value) ?? value };
}

/** The values read from a row. An empty cell gives no value and so leaves the stored one. */
interface Given {
  values: Record<string, string>;
  errors: Record<string, FieldErrorCode>;
  /** The original texts of the cells. */
  texts: Record<string, string>;
}

/** A row that was read, with its line number. */
export interface ReadRow extends Given {
  row: number;
}

type Reader = (cells: string[], given: Given) => void;

/**
 * Returns a function that reads the cells of a row into field values.
 * @throws ApiError naming a field whose column does not exist
 */
export function readerOf(
  fields: readonly ImportField[],
  { heads }: List,
  sources: ImportSources,
  choices: ReadonlyMap<string, Choices>,
  split: (name: string) => NameParts,
): Reader {
  const readers = fields.flatMap((field) => {
    const source = sources[field.field];
    if (!source || (source.column === undefined && source.value === undefined)) return [];
    const column = source.column === undefined ? -1 : heads.indexOf(source.column);
    if (source.column !== undefined && column === -1) throw wrongField(field.field, 'import_column');
    return [fieldReader(field, source, column, { choices: choices.get(field.field), split })];
  });
  return (cells, given) => {
    for (const read of readers) read(cells, given);
  };
}

interface Reading {
  choices: Choices | undefined;
  split(name: string): NameParts;
}

function fieldReader({ field, isCode }: ImportField, source: ImportSource, column: number, { choices, split }: Reading): Reader {
  const matched = new Map(source.matched?.map(({ text, value }) => [sameWord(text), value]));
  const chosenValue = (text: string): string | undefined => {
    const value = choices?.valueOf(text) ?? matched.get(sameWord(text));
    // a value matched in an earlier import may no longer exist
    return value !== undefined && choices?.has(value) ? value : undefined;
  };
  return (cells, { values, errors, texts }) => {
    const whole = cells[column] || (source.value ?? '');
    const text = source.part ? split(whole)[source.part] : whole;
    texts[field] = text;
    if (text === '') return;
    if (choices) {
      const value = chosenValue(text);
      if (value === undefined) errors[field] = 'choice';
      else values[field] = value;
    } else if (isCode) {
      const wrong = wrongCode(text);
      if (wrong) errors[field] = wrong;
      else values[field] = withZeros(arabicDigits(text), source.digits);
    } else values[field] = text;
  };
}

/** The error of a code that Excel has converted irreversibly to a number or date. */
function wrongCode(text: string): FieldErrorCode | undefined {
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(text)) return 'import_shortened';
  return /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/.test(text) ? 'import_date' : undefined;
}

const withZeros = (code: string, digits = 0) => (/^\d+$/.test(code) ? code.padStart(digits, '0') : code);
