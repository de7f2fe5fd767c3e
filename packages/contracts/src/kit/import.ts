import { z } from 'zod';
import type { Bilingual } from './bilingual.ts';
import type { AnyEntity, RouteText } from './entity.ts';

/** What one import takes at most. */
export const importLimits = { megabytes: 5, rows: 5_000, columns: 60 } as const;
/** What a file dialog offers. */
export const importTypes = ['.xlsx', '.csv', '.txt'] as const;

/** One of a few values of a field, and what lists call it; the first name is what an export writes. */
interface ImportChoice {
  value: string;
  names: readonly [string, ...string[]];
}

/** A field that lists bring. */
export interface ImportField<Field extends string = string> {
  field: Field;
  /** Head of its column in an export; lists that call it so are understood without asking. */
  title: Bilingual;
  /** What else lists call it. */
  names: readonly string[];
  /** A new record needs it. */
  isRequired?: true;
  /** A code of letters and digits: zeros before it count, and what Excel makes of long numbers and dates is no code. */
  isCode?: true;
  /** What it may be; without words of their own, what the server looks up. */
  choices?: readonly ImportChoice[] | 'looked up';
  /** It is written in Thai letters; others are pointed out. */
  isThai?: true;
  /** What stands in the sample file. */
  sample?: string;
}

/** Fields that lists often bring in one column: a title, a first name and a surname. */
export interface WholeName<Field extends string = string> {
  title: Bilingual;
  /** What lists call such a column. */
  names: readonly string[];
  isThai: boolean;
  prefix: Field;
  first: Field;
  last: Field;
}

/** What both apps know of importing an entity: which fields lists bring, and by which a row finds its record. */
export interface Import<Field extends string = string> {
  readonly entity: AnyEntity;
  /** The field by which a row finds its record. */
  readonly key: Field;
  /** Other fields that no two records share. */
  readonly unique: readonly Field[];
  readonly fields: readonly ImportField<Field>[];
  /** By which a record is somebody: what names a known code with all of them different is asked about. */
  readonly wholeNames?: readonly WholeName<Field>[];
  readonly routes: Readonly<Record<'read' | 'check' | 'save' | 'left' | 'sample' | 'list', RouteText>>;
}

/** An entity's import at addresses of its own, which the documents do not know. */
export function defineImport<Field extends string>(entity: AnyEntity, facts: Omit<Import<Field>, 'entity' | 'routes'>): Import<Field> {
  const { name } = entity;
  return {
    entity,
    ...facts,
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

/** What a field takes of a column of whole names. */
export const nameParts = ['prefix', 'first', 'last'] as const;
export type NamePart = (typeof nameParts)[number];

/** Values that people have matched are remembered up to so many a field. */
export const mostMatched = 200;

/** Where a field comes from: a column of the list, by its head, or one value for all rows. */
const importSource = z.object({
  column: z.string().max(200).optional(),
  value: z.string().max(200).optional(),
  /** Zeros are put before shorter codes until they have so many digits: Excel takes them away. */
  digits: z.int().min(1).max(25).optional(),
  /** The column holds whole names, of which the field takes this part. */
  part: z.enum(nameParts).optional(),
  /** What the list calls a value, and which value is meant. */
  matched: z
    .array(z.object({ text: z.string().max(200), value: z.string().max(200) }))
    .max(mostMatched)
    .optional(),
});
export interface ImportSource extends z.infer<typeof importSource> {}

/** Field → where it comes from. */
export const importSources = z
  .record(z.string().max(60), importSource)
  .refine((sources) => Object.keys(sources).length <= importLimits.columns);
export type ImportSources = z.infer<typeof importSources>;

/** What the first look at a file tells. */
export const importRead = z.object({
  /** Name of the sheet; empty in a csv. */
  sheet: z.string(),
  /** Line of the heads, counted from 1. */
  head_row: z.int(),
  rows: z.int(),
  columns: z.array(
    z.object({
      head: z.string(),
      samples: z.array(z.string()),
      /** A sample taken for a whole name: its title, first name and surname. */
      parts: z.object({ prefix: z.string(), first: z.string(), last: z.string() }).optional(),
    }),
  ),
  /** As it was mapped the last time, or as the heads say. */
  suggested: importSources,
  /** Values of fields that are looked up. */
  choices: z.record(z.string(), z.array(z.object({ value: z.string(), name: z.string() }))),
});
export interface ImportRead extends z.infer<typeof importRead> {}

/**
 * What becomes of a row: a new record, a changed one, nothing because all is so already, or it is refused. `unsure`: its code names
 * somebody else; it is left out unless it is accepted by hand.
 */
export const importOutcomes = ['add', 'change', 'same', 'unsure', 'refuse'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const importRow = z.object({
  /** Line in the sheet, counted from 1. */
  row: z.int(),
  outcome: z.enum(importOutcomes),
  /** The key, as the list has it. */
  key: z.string(),
  /** What people call the record. */
  title: z.string(),
  /** Field → what it is and what it becomes, as people read it. */
  changes: z.record(z.string(), z.tuple([z.string(), z.string()])),
  /** Field → what is wrong with it, and what the list has there. */
  errors: z.record(z.string(), z.object({ code: z.string(), message: z.string(), given: z.string() })),
  /** Field → what to look at, though it refuses nothing. */
  notes: z.record(z.string(), z.object({ code: z.string(), message: z.string() })),
});
export interface ImportRow extends z.infer<typeof importRow> {}

/** What an import would do, row by row, or has done. */
export const importCheck = z.object({
  /** Names this outcome: saving does exactly this, or tells anew. */
  plan: z.string(),
  /** True when it is done; false when it only would be. */
  is_saved: z.boolean(),
  counts: z.record(z.enum(importOutcomes), z.int()),
  /** Once it is saved: so many were added and changed, and so many rows are left, refused or left out. */
  done: z.object({ add: z.int(), change: z.int(), left: z.int() }).optional(),
  rows: z.array(importRow),
});
export interface ImportCheck extends z.infer<typeof importCheck> {}

const rowNumbers = z.array(z.int().min(1)).max(importLimits.rows).default([]);
/** Rows by hand, by their lines in the sheet: those to save of which the dry run was unsure, and those to leave out. */
export const importChosen = z.object({ accepted: rowNumbers, left_out: rowNumbers });
export interface ImportChosen extends z.infer<typeof importChosen> {}
