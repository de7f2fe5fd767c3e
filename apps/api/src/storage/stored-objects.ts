import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Disk } from 'flydrive';
import type pg from 'pg';
import { isMissingObject } from './disk.ts';
import { originalOf, smallPathOf } from './object-path.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** Of a replaced file the object is another, with a row of its own. Of `stored_files file`. */
export const hasObject = 'NOT EXISTS (SELECT FROM stored_files content WHERE content.content_of = file.path)';

/** A row of `stored_files` that has an object; `bytes` and the sums are those of the object. */
export interface ObjectRow {
  path: string;
  has_small: boolean;
  bytes: number;
  /** Null: of an older version, and not read since. */
  sha256: string | null;
  small_sha256: string | null;
}

/** An object as its row describes it; null: not known. */
export interface ExpectedObject {
  key: string;
  bytes: number | null;
  sha256: string | null;
}

/** What was read of an object. */
export interface ObjectContent {
  bytes: number;
  sha256: string;
}

/** An object that is not what its row says. */
export interface Fault {
  key: string;
  kind: 'missing' | 'short' | 'changed';
  /** By which people find it: its name, who added it and when. */
  label?: string;
}

/** The objects that a file consists of. */
export function objectsOf({ path, has_small, bytes, sha256, small_sha256 }: ObjectRow): ExpectedObject[] {
  const own = { key: path, bytes, sha256 };
  return has_small ? [own, { key: smallPathOf(path), bytes: null, sha256: small_sha256 }] : [own];
}

/** Compares an object with its row; null: it is what the row says, as far as that is known. */
export function faultOf({ bytes, sha256 }: Omit<ExpectedObject, 'key'>, found: ObjectContent | null): Fault['kind'] | null {
  if (found === null) return 'missing';
  if (bytes !== null && found.bytes < bytes) return 'short';
  return (bytes === null || found.bytes === bytes) && (sha256 === null || found.sha256 === sha256) ? null : 'changed';
}

/** Size and sum of a content, read to its end. */
export async function contentOf(chunks: AsyncIterable<Buffer>): Promise<ObjectContent> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Size and sum of a local file. */
export const contentOfFile = (file: string): Promise<ObjectContent> => contentOf(createReadStream(file));

/** Size and sum of an object in the store; null when it is not there. */
export async function contentIn(disk: Disk, key: string): Promise<ObjectContent | null> {
  try {
    return await contentOf(await disk.getStream(key));
  } catch (error) {
    if (isMissingObject(error)) return null;
    throw error;
  }
}

/** Reads every object that the database names, and compares it with its row. Rows without sums get those of what was read. */
export async function readObjects(db: Queryable, disk: Disk): Promise<{ faults: Fault[]; objects: number; bytes: number }> {
  const found = { faults: [] as Fault[], objects: 0, bytes: 0 };
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows = await rowsAfter(db, last);
    const sums = new Map<string, string>();
    const wrong: Fault[] = [];
    for (const row of rows) {
      for (const object of objectsOf(row)) {
        const content = await contentIn(disk, object.key);
        const kind = faultOf(object, content);
        if (kind !== null) wrong.push({ key: object.key, kind, label: row.label });
        else if (content !== null && object.sha256 === null) sums.set(object.key, content.sha256);
        found.objects += content === null ? 0 : 1;
        found.bytes += content?.bytes ?? 0;
      }
    }
    await storeSums(db, sums);
    const named = await stillNamed(
      db,
      wrong.map(({ key }) => key),
    );
    found.faults.push(...wrong.filter(({ key }) => named.has(key)));
    last = rows.at(-1)?.path;
  }
  return found;
}

/** The next rows in the order of their paths. */
async function rowsAfter(db: Queryable, path: string): Promise<(ObjectRow & { label: string })[]> {
  const { rows } = await db.query<ObjectRow & { label: string }>(
    `SELECT path, has_small, sha256, small_sha256, concat_ws(', ', name, created_by, created_at::date) AS label,
       coalesce((SELECT replaced.bytes FROM stored_files replaced WHERE replaced.path = file.content_of), bytes) AS bytes
     FROM stored_files file WHERE path > $1 AND ${hasObject} ORDER BY path LIMIT 500`,
    [path],
  );
  return rows;
}

/** The keys of those objects that a row names, when a server may have deleted some meanwhile. */
export async function stillNamed(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await db.query<{ path: string }>(`SELECT path FROM stored_files file WHERE path = ANY ($1) AND ${hasObject}`, [
    keys.map((key) => originalOf(key)),
  ]);
  const paths = new Set(rows.map((row) => row.path));
  return new Set(keys.filter((key) => paths.has(originalOf(key) ?? '')));
}

/** Sums of objects by their key, for the rows that have none yet. */
export async function storeSums(db: Queryable, sums: ReadonlyMap<string, string>): Promise<void> {
  const paths = [...new Set([...sums.keys()].map((key) => originalOf(key)).filter((path) => path !== null))];
  for (let at = 0; at < paths.length; at += 1_000) {
    const some = paths.slice(at, at + 1_000);
    await db.query(
      `UPDATE stored_files file SET sha256 = coalesce(file.sha256, known.own), small_sha256 = coalesce(file.small_sha256, known.small)
       FROM unnest($1::text[], $2::text[], $3::text[]) AS known(path, own, small) WHERE file.path = known.path`,
      [some, some.map((path) => sums.get(path)), some.map((path) => sums.get(smallPathOf(path)))],
    );
  }
}

const mostLines = 20;

/** Faults for an operator to read: some lines, and their numbers (`files missing: 2, changed: 1`). */
export function faultReport(faults: readonly Fault[]): { lines: string[]; counts: string } {
  const lines = faults.slice(0, mostLines).map(({ key, kind, label }) => `${kind}: ${key}${label ? ` (${label})` : ''}`);
  if (faults.length > mostLines) lines.push(`and ${faults.length - mostLines} more`);
  const numbers = (['missing', 'short', 'changed'] as const).map((kind) => [kind, countOf(faults, kind)] as const);
  return { lines, counts: `files ${numbers.flatMap(([kind, count]) => (count > 0 ? [`${kind}: ${count}`] : [])).join(', ')}` };
}

export const countOf = (faults: readonly Fault[], kind: Fault['kind']) => faults.filter((fault) => fault.kind === kind).length;

/** As jobs note it: what is short has changed. */
export const outcomeOf = (faults: readonly Fault[]) => {
  const missing = countOf(faults, 'missing');
  return { missing, changed: faults.length - missing };
};
