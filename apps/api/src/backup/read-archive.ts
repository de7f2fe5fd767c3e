import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { smallPathOf } from '../storage/object-path.ts';
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
  source.pipe(tar as never);
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
  const text = await decompress(await buffer(entry.content as never), { maxOutputLength: mostChunkBytes });
  return { table, lines: text.toString().split('\n').slice(0, -1) };
}

/** What was found in a backup that is whole. */
export interface Checked {
  manifest: Manifest;
  about: About;
  /** Files that records name: the rest is not put back. */
  wanted: Set<string>;
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
  const present = new Set<string>();
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
      for await (const _ of summed);
      present.add(name.slice(filesFolder.length));
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
  const wanted = objectsOf(stored);
  const lost = new Set(found.lost);
  const missing = [...wanted].filter((key) => !present.has(key) && ![...lost].some((path) => key.startsWith(path)));
  if (missing.length > 0) throw new BackupError(`${file} lacks ${missing.length} files, such as ${missing[0]}`);
  return { manifest: found, about: said, wanted };
}

interface StoredRow {
  path: string;
  has_small: boolean;
  /** Not in backups of older versions. */
  content_of?: string | null;
}

/** Of each row no more than is looked at: there may be very many. */
const storedRow = ({ path, has_small, content_of }: StoredRow): StoredRow => ({ path, has_small, content_of: content_of ?? null });

/** The objects that files consist of. That of a replaced file is another, with a row of its own. */
function objectsOf(rows: readonly StoredRow[]): Set<string> {
  const replaced = new Set(rows.map((row) => row.content_of));
  const own = rows.filter((row) => !replaced.has(row.path));
  return new Set(own.flatMap(({ path, has_small }) => (has_small ? [path, smallPathOf(path)] : [path])));
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

const jsonOf = async (content: AsyncIterable<Buffer>): Promise<unknown> => JSON.parse((await buffer(content as never)).toString());
