import type { FieldErrorCode } from '@faculty/contracts/field-errors';
import { arabicDigits } from '@faculty/contracts/kit/digits';
import type { Import, ImportField, ImportSource, ImportSources } from '@faculty/contracts/kit/import';
import { wrongField } from '../errors.ts';
import { type List, sameWord } from './heads.ts';

/** The values a field may have, and what people call them. */
export interface Choices {
  valueOf(text: string): string | undefined;
  nameOf(value: string): string;
}

/** Field → values and names of what is looked up. */
export type LookedUp = Record<string, { value: string; name: string }[]>;

/** The choices of every field that has some. */
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
  return { valueOf: (text) => values.get(sameWord(text)), nameOf: (value) => names.get(value) ?? value };
}

/** What a row brings of a field: nothing of an empty cell, which leaves what is there. */
export interface Given {
  values: Record<string, string>;
  errors: Record<string, FieldErrorCode>;
  /** As the list has it. */
  texts: Record<string, string>;
}

/** A row as it was read. */
export interface ReadRow extends Given {
  row: number;
}

type Reader = (cells: string[], given: Given) => void;

/**
 * How the rows of a list are read.
 * @throws ApiError naming a field whose column is not there
 */
export function readerOf(
  fields: readonly ImportField[],
  { heads }: List,
  sources: ImportSources,
  choices: ReadonlyMap<string, Choices>,
): Reader {
  const readers = fields.flatMap((field) => {
    const source = sources[field.field];
    if (!source || (source.column === undefined && source.value === undefined)) return [];
    const column = source.column === undefined ? -1 : heads.indexOf(source.column);
    if (source.column !== undefined && column === -1) throw wrongField(field.field, 'import_column');
    return [fieldReader(field, source, column, choices.get(field.field))];
  });
  return (cells, given) => {
    for (const read of readers) read(cells, given);
  };
}

function fieldReader({ field, isCode }: ImportField, source: ImportSource, column: number, choices: Choices | undefined): Reader {
  return (cells, { values, errors, texts }) => {
    const text = cells[column] || (source.value ?? '');
    texts[field] = text;
    if (text === '') return;
    if (choices) {
      const value = choices.valueOf(text);
      if (value === undefined) errors[field] = 'choice';
      else values[field] = value;
    } else if (isCode) {
      const wrong = wrongCode(text);
      if (wrong) errors[field] = wrong;
      else values[field] = withZeros(arabicDigits(text), source.digits);
    } else values[field] = text;
  };
}

/** What Excel has made of a code that nobody can make a code again. */
function wrongCode(text: string): FieldErrorCode | undefined {
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(text)) return 'import_shortened';
  return /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/.test(text) ? 'import_date' : undefined;
}

const withZeros = (code: string, digits = 0) => (/^\d+$/.test(code) ? code.padStart(digits, '0') : code);
