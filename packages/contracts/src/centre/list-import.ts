import { z } from 'zod';
import type { Bilingual } from '../kit/bilingual.ts';
import type { AnyEntity, RouteText } from '../kit/entity.ts';

/** Limits of one import. */
export const importLimits = { megabytes: 5, rows: 5_000, columns: 60 } as const;
/** Extensions offered by the file dialog. */
export const importTypes = ['.xlsx', '.csv', '.txt'] as const;

/** One value of an enumerated field with its names in files; an export writes the first name. */
interface ImportChoice {
  value: string;
  names: readonly [string, ...string[]];
}

/** A field that can be imported. */
export interface ImportField<Field extends string = string> {
  field: Field;
  /** Column heading in an export; a file's column with this heading is mapped automatically. */
  title: Bilingual;
  /** Other headings that are mapped automatically. */
  names: readonly string[];
  /** Required for a new record. */
  isRequired?: true;
  /** A code of letters and digits: leading zeros are significant, and dates or shortened numbers made by Excel are rejected. */
  isCode?: true;
  /** Allowed values, or `looked up` for values that the server looks up. */
  choices?: readonly ImportChoice[] | 'looked up';
  /** Expected in Thai script; other values get a note. */
  isThai?: true;
  /** Value in the sample file. */
  sample?: string;
}

/** Fields that files often combine in one column: prefix, first name and surname. */
export interface WholeName<Field extends string = string> {
  title: Bilingual;
  /** Headings of such a column. */
  names: readonly string[];
  isThai: boolean;
  prefix: Field;
  first: Field;
  last: Field;
}

/** Import of an entity, shared by both apps: its fields and the key that matches a row to a record. */
export interface Import<Field extends string = string> {
  readonly entity: AnyEntity;
  /** The field that matches a row to its record. */
  readonly key: Field;
  /** Other unique fields. */
  readonly unique: readonly Field[];
  readonly fields: readonly ImportField<Field>[];
  /** Names of the person: a row with a known code and entirely different names is `unsure`. */
  readonly wholeNames?: readonly WholeName<Field>[];
  readonly routes: Readonly<Record<'read' | 'check' | 'save' | 'left' | 'sample' | 'list', RouteText>>;
}

/** Defines an entity's import with its additive routes. */
export function defineImport<Field extends string>(entity: AnyEntity, options: Omit<Import<Field>, 'entity' | 'routes'>): Import<Field> {
  const { name } = entity;
  return {
    entity,
    ...options,
    routes: {
      read: `POST /import/${name}/read`,
      check: `POST /import/${name}/check`,
      save: `POST /import/${name}/save`,
      left: `POST /import/${name}/left`,
      sample: `GET /import/${name}/sample`,
      list: `GET /import/${name}/list`,
    },
  };
}

/** Parts of a full name in one column. */
export const nameParts = ['prefix', 'first', 'last'] as const;
export type NamePart = (typeof nameParts)[number];

/** Maximum number of remembered value matches per field. */
export const maxValueMatches = 200;

/** Source of a field: a column by its heading, or one value for all rows. */
const importSource = z.object({
  column: z.string().max(200).optional(),
  value: z.string().max(200).optional(),
  /** Pads shorter codes with leading zeros to this length, because Excel removes them. */
  digits: z.int().min(1).max(25).optional(),
  /** The column contains full names; the field is this part. */
  part: z.enum(nameParts).optional(),
  /** Matches of texts in the file to values. */
  matched: z
    .array(z.object({ text: z.string().max(200), value: z.string().max(200) }))
    .max(maxValueMatches)
    .optional(),
});
export interface ImportSource extends z.infer<typeof importSource> {}

/** Field → source. */
export const importSources = z
  .record(z.string().max(60), importSource)
  .refine((sources) => Object.keys(sources).length <= importLimits.columns);
export type ImportSources = z.infer<typeof importSources>;

/** Structure of a file and the suggested mapping. */
export const importRead = z.object({
  /** Name of the sheet; empty in a csv. */
  sheet: z.string(),
  /** Row of the headings, from 1. */
  head_row: z.int(),
  rows: z.int(),
  columns: z.array(
    z.object({
      head: z.string(),
      samples: z.array(z.string()),
      /** The parts of a sample that is recognized as a full name. */
      parts: z.object({ prefix: z.string(), first: z.string(), last: z.string() }).optional(),
    }),
  ),
  /** The last used mapping, or the mapping by headings. */
  suggested: importSources,
  /** Options of fields with `looked up` choices. */
  choices: z.record(z.string(), z.array(z.object({ value: z.string(), name: z.string() }))),
});
export interface ImportRead extends z.infer<typeof importRead> {}

/**
 * Result of a row: a new record, a changed record, no change, or an error. `unsure`: its code belongs to another person; the row is
 * skipped unless it is accepted by hand.
 */
export const importOutcomes = ['add', 'change', 'same', 'unsure', 'refuse'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const importRow = z.object({
  /** Row of the sheet, from 1. */
  row: z.int(),
  outcome: z.enum(importOutcomes),
  /** The key as written in the file. */
  key: z.string(),
  /** Title of the record. */
  title: z.string(),
  /** Field → [before, after] as display text. */
  changes: z.record(z.string(), z.tuple([z.string(), z.string()])),
  /** Field → error, with the value in the file. */
  errors: z.record(z.string(), z.object({ code: z.string(), message: z.string(), given: z.string() })),
  /** Field → warning that does not reject the row. */
  notes: z.record(z.string(), z.object({ code: z.string(), message: z.string() })),
});
export interface ImportRow extends z.infer<typeof importRow> {}

/** Result of a dry run or of a save, row by row. */
export const importCheck = z.object({
  /** Id of this result. A save with it does exactly this, or answers a new result if the outcome would differ. */
  plan: z.string(),
  /** False for a dry run. */
  is_saved: z.boolean(),
  counts: z.record(z.enum(importOutcomes), z.int()),
  /** After a save: numbers of added and changed records, and of rows that were rejected or skipped. */
  done: z.object({ add: z.int(), change: z.int(), left: z.int() }).optional(),
  rows: z.array(importRow),
});
export interface ImportCheck extends z.infer<typeof importCheck> {}

const rowNumbers = z.array(z.int().min(1)).max(importLimits.rows).default([]);
/** Rows selected by hand, by row of the sheet: `unsure` rows to save, and rows to skip. */
export const importChosen = z.object({ accepted: rowNumbers, left_out: rowNumbers });
export interface ImportChosen extends z.infer<typeof importChosen> {}
