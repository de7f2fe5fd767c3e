import type { Entity, FileRule } from '@faculty/contracts/kit/entity';
import { z } from 'zod';
import { keepAddress } from '../../storage/stored-files.ts';
import type { Context, Transaction } from '../crud/context.ts';
import { ApiError } from '../http/errors.ts';

// biome-ignore lint/suspicious/noExplicitAny: only the files, the row and the body of an entity are used here
type WithFiles<Row, Body, File extends string> = Entity<any, Row, any, Body, any, File>;

const namesOf = <File extends string>(entity: { files: Readonly<Record<File, unknown>> }) => Object.keys(entity.files) as File[];

/** Stored paths of a record's file fields. */
export function filesOf<Row, Body, File extends string>(entity: WithFiles<Row, Body, File>, row: Row): string[] {
  return namesOf(entity).flatMap((field) => pathIn(row, field) ?? []);
}

/** File fields sent as empty text: their files are removed. Any other text is the address sent back and is ignored. */
export function clearedFiles<Row, Body, File extends string>(
  entity: WithFiles<Row, Body, File>,
  given: object,
): Partial<Record<File, true>> {
  const texts = given as Record<string, unknown>;
  const cleared = namesOf(entity).filter((field) => texts[field] === '');
  return Object.fromEntries(cleared.map((field) => [field, true])) as Partial<Record<File, true>>; // computed keys
}

/**
 * Stored paths by file field, to spread into a record's data: those of new files, and null where a file is removed.
 * Typed as string only: `assertHasFiles` has checked that the column may be null.
 */
export function filePaths<File extends string>({ clear, files }: Context<File>): Partial<Record<File, string>> {
  const paths: Partial<Record<string, string | null>> = Object.fromEntries(Object.keys(clear).map((field) => [field, null]));
  for (const [field, kept] of Object.entries(files) as [File, { path: string }[]][]) {
    const last = kept.at(-1);
    if (last) paths[field] = last.path;
  }
  return paths as Partial<Record<File, string>>;
}

/** Gives replaced files of a record their previous addresses. Returns the record with them, and the objects to remove after the commit. */
export async function keepAddresses<Row extends object, Body, File extends string>(
  db: Transaction,
  entity: WithFiles<Row, Body, File>,
  before: Row,
  after: Row,
): Promise<{ row: Row; gone: string[] }> {
  const paths: Partial<Record<string, string>> = {};
  const gone: string[] = [];
  for (const field of namesOf(entity)) {
    const [old, added] = [pathIn(before, field), pathIn(after, field)];
    if (old === undefined || added === undefined || old === added) continue;
    const kept = await keepAddress(db, old, added);
    paths[field] = kept.path;
    gone.push(...kept.gone);
  }
  return { row: { ...after, ...paths }, gone };
}

/**
 * Refuses a call that would leave a record without a required file. An update is accepted when the file was missing before.
 * @throws ApiError naming every file field that is missing
 */
export function assertHasFiles<Row, Body, File extends string>(
  entity: WithFiles<Row, Body, File>,
  { files, clear }: Context<File>,
  body: Body,
  before: Row | null,
): void {
  const isMissing = (field: File): boolean => {
    if (files[field]?.length) return false;
    const rule: FileRule<Body> = entity.files[field];
    const isStored = before !== null && pathIn(before, field) !== undefined;
    if (clear[field] && isStored) return rule.requiredWhen?.(body) === true || !mayBeNull(entity.row, field);
    if (isStored || !rule.requiredWhen?.(body)) return false;
    // the rules read boolean fields only, which are the same in a body and a row
    return before === null || !rule.requiredWhen(before as unknown as Body);
  };
  const missing = namesOf(entity).filter(isMissing);
  if (missing.length > 0) {
    throw new ApiError('invalid', { fields: Object.fromEntries(missing.map((field) => [field, { code: 'file_required' as const }])) });
  }
}

function pathIn(row: unknown, field: string): string | undefined {
  const path = (row as Record<string, unknown>)[field];
  return typeof path === 'string' && path !== '' ? path : undefined;
}

function mayBeNull(row: z.core.$ZodType, field: string): boolean {
  const schema = row instanceof z.ZodObject ? (row.shape[field] as z.core.$ZodType | undefined) : undefined;
  return schema !== undefined && z.safeParse(schema, null).success;
}
