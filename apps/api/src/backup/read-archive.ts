import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { originalOf } from '../storage/object-path.ts';
import { contentOf, type Fault, faultOf, type ObjectContent, type ObjectRow, objectsOf } from '../storage/stored-objects.ts';
import {
  type About,
  ArchiveSum,
  about,
  aboutName,
  filesFolder,
  format,
  type Manifest,
  manifest,
  manifestName,
  rowsFolder,
} from './archive.ts';

const decompress = promisify(gunzip);
/** Rows of one entry, unpacked: what is longer was not made by us. */
const mostChunkBytes = 1_000_000_000;
const mostManifestBytes = 50_000_000;

/** A backup that cannot be used; its message is for the person who wants it back. */
export class BackupError extends Error {
  override name = 'BackupError';
}

interface Entry {
  name: string;
  size: number;
  content: AsyncIterable<Buffer>;
}

/** The entries of a backup, in order. Each is read, or skipped, before the next one is yielded. */
export async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const tar = extract();
  const source = createReadStream(file);
  source.on('error', (error) => tar.destroy(error));
  source.pipe(tar);
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, size: entry.header.size ?? 0, content: entry as AsyncIterable<Buffer> };
      entry.resume();
    }
  } finally {
    source.destroy();
  }
}

/** The rows in an entry of the database, and whose they are; null for another entry. */
export async function rowsIn(entry: Entry): Promise<{ table: string; lines: string[] } | null> {
  if (!entry.name.startsWith(rowsFolder)) return null;
  const [table = ''] = entry.name.slice(rowsFolder.length).split('/');
  const text = await decompress(await buffer(entry.content), { maxOutputLength: mostChunkBytes });
  return { table, lines: text.toString().split('\n').slice(0, -1) };
}

/** What was found in a backup that can be read to its end. */
export interface Checked {
  manifest: Manifest;
  about: About;
  /** The sum of each object that a row names: the rest is not put back. Of the row, else of what the backup holds. */
  wanted: Map<string, string>;
  /** Objects that the store did not have, or not as their rows say: none = the backup is whole. */
  faults: Fault[];
  /** Sums of objects whose rows have none. */
  unsummed: Map<string, string>;
}

/**
 * Reads a whole backup: every byte as it was written, every row that was counted, every file that a row names.
 * @throws BackupError saying what is wrong
 */
export async function checkArchive(file: string): Promise<Checked> {
  try {
    return await check(file);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

async function check(file: string): Promise<Checked> {
  const sum = new ArchiveSum();
  const counted: Record<string, number> = {};
  const present = new Map<string, ObjectContent>();
  const stored: StoredRow[] = [];
  let said: About | undefined;
  let found: Manifest | undefined;
  for await (const { name, size, content } of entriesOf(file)) {
    if (found) throw new BackupError(`${file} goes on after its end`);
    if (name === manifestName) {
      if (size > mostManifestBytes) throw new BackupError(`${file} is damaged: its manifest is too long`);
      found = manifest.parse(await jsonOf(content));
      continue;
    }
    sum.begin(name, size);
    const summed = summing(content, sum);
    if (said === undefined) said = aboutOf(file, name, await jsonOf(summed).catch(() => null));
    else if (name.startsWith(filesFolder)) {
      present.set(name.slice(filesFolder.length), await contentOf(summed));
    } else {
      const rows = await rowsIn({ name, size, content: summed });
      if (!rows) throw new BackupError(`${file} holds ${name}, which belongs to no backup`);
      counted[rows.table] = (counted[rows.table] ?? 0) + rows.lines.length;
      if (rows.table === 'stored_files') for (const line of rows.lines) stored.push(storedRow(JSON.parse(line)));
    }
  }
  if (!found || said === undefined) throw new BackupError(`${file} is not whole: its end is missing`);
  if (found.sum !== sum.end()) throw new BackupError(`${file} is damaged: it does not hold what was written`);
  for (const [table, rows] of Object.entries(found.tables)) {
    if (rows !== (counted[table] ?? 0)) throw new BackupError(`${file} is damaged: ${table} has ${counted[table] ?? 0} rows of ${rows}`);
  }
  const compared = compare(objectRowsOf(stored), present, new Set(found.lost));
  if (compared.lacking.length > 0) throw new BackupError(`${file} lacks ${compared.lacking.length} files, such as ${compared.lacking[0]}`);
  return { manifest: found, about: said, ...compared };
}

function compare(rows: readonly ObjectRow[], present: ReadonlyMap<string, ObjectContent>, lost: ReadonlySet<string>) {
  const [wanted, unsummed] = [new Map<string, string>(), new Map<string, string>()];
  const [faults, lacking]: [Fault[], string[]] = [[], []];
  for (const object of rows.flatMap(objectsOf)) {
    const { key, sha256 } = object;
    const content = present.get(key) ?? null;
    if (content === null && !lost.has(key) && !lost.has(originalOf(key) ?? '')) lacking.push(key);
    const kind = faultOf(object, content);
    if (kind !== null) faults.push({ key, kind });
    if (content === null) continue;
    wanted.set(key, sha256 ?? content.sha256);
    if (sha256 === null && kind === null) unsummed.set(key, content.sha256);
  }
  return { wanted, unsummed, faults, lacking };
}

/** Not all columns are in backups of older versions. */
type StoredRow = Pick<ObjectRow, 'path' | 'has_small' | 'bytes'> & Partial<ObjectRow> & { content_of?: string | null };

/** Of each row no more than is looked at: there may be very many. */
const storedRow = ({ path, has_small, bytes, sha256, small_sha256, content_of }: StoredRow): StoredRow => ({
  ...{ path, has_small, bytes, sha256: sha256 ?? null, small_sha256: small_sha256 ?? null, content_of: content_of ?? null },
});

/** The rows that have an object. That of a replaced file is another, with a row of its own, and the size with the file. */
function objectRowsOf(rows: readonly StoredRow[]): ObjectRow[] {
  const sizes = new Map(rows.map((row) => [row.path, row.bytes]));
  const replaced = new Set(rows.map((row) => row.content_of));
  return rows
    .filter((row) => !replaced.has(row.path))
    .map(({ path, has_small, bytes, sha256 = null, small_sha256 = null, content_of }) => ({
      ...{ path, has_small, sha256, small_sha256, bytes: content_of ? (sizes.get(content_of) ?? bytes) : bytes },
    }));
}

function aboutOf(file: string, name: string, content: unknown): About {
  const said = about.safeParse(content);
  if (name !== aboutName || !said.success) throw new BackupError(`${file} is no backup of this product`);
  if (said.data.format > format)
    throw new BackupError(`${file} was made by a newer version (${said.data.version}): take that version first`);
  return said.data;
}

async function* summing(content: AsyncIterable<Buffer>, sum: ArchiveSum): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    sum.add(chunk);
    yield chunk;
  }
}

const jsonOf = async (content: AsyncIterable<Buffer>): Promise<unknown> => JSON.parse((await buffer(content)).toString());
