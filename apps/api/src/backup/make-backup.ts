import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Disk } from 'flydrive';
import type pg from 'pg';
import { isMissingObject } from '../storage/disk.ts';
import { smallPathOf } from '../storage/object-path.ts';
import { hasObject, stillNamed } from '../storage/stored-objects.ts';
import { commit, version } from '../version.ts';
import { type About, ArchiveWriter, aboutName, filesFolder, format, type Manifest } from './archive.ts';
import { addRows, sequencesOf, tablesOf } from './database-rows.ts';

/** What a backup is made of. */
export interface Kept {
  pool: pg.Pool;
  disk: Disk;
}

/** Deletions that overtake the copying are caught up with this often. */
const mostAttempts = 20;
const page = 500;

/**
 * Writes database and files as one archive while the server works. Files come first, because they never change and most of
 * the time is theirs; then one snapshot of the database, with the few files that have come since. A file that went in
 * between went with its record: another snapshot no longer names it.
 */
export async function makeBackup({ pool, disk }: Kept, output: Writable): Promise<void> {
  const archive = new ArchiveWriter(output);
  const files = new FilesInArchive(disk, archive);
  try {
    const about: About = { product: 'faculty-back-office', format, made_at: new Date().toISOString(), version, commit };
    await archive.add(aboutName, Buffer.from(JSON.stringify(about)));
    await files.addAll(pool);
    for (let attempt = 1; ; attempt += 1) {
      const client = await pool.connect();
      let failure: Error | undefined;
      try {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        await client.query(
          'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = 0',
        );
        const missing = await files.addAll(client);
        if (missing.length === 0) {
          await archive.end({ ...(await addDatabase(client, archive)), ...files.counted() });
          await client.query('COMMIT');
          return;
        }
        await client.query('ROLLBACK');
        // what is still named had no file before we began; the rest was deleted in between
        files.leaveOut(await stillNamed(client, missing));
      } catch (error) {
        failure = error as Error;
        throw error;
      } finally {
        client.release(failure);
      }
      if (attempt === mostAttempts) throw new Error('files are deleted faster than they can be copied; try again at a quieter hour');
    }
  } catch (error) {
    archive.abandon();
    throw error;
  }
}

async function addDatabase(
  client: pg.ClientBase,
  archive: ArchiveWriter,
): Promise<Pick<Manifest, 'migrations' | 'as_of' | 'tables' | 'sequences'>> {
  const { rows: moments } = await client.query<{ as_of: Date }>('SELECT now() AS as_of');
  const { rows } = await client.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name',
  );
  const tables: Record<string, number> = {};
  for (const table of await tablesOf(client)) tables[table] = await addRows(client, archive, table);
  return {
    migrations: rows.map((row) => row.migration_name),
    as_of: moments[0]?.as_of.toISOString(),
    tables,
    sequences: await sequencesOf(client),
  };
}

/** Adds every object once. */
class FilesInArchive {
  readonly #disk: Disk;
  readonly #archive: ArchiveWriter;
  readonly #done = new Set<string>();
  readonly #lost = new Set<string>();
  #files = 0;
  #bytes = 0;

  constructor(disk: Disk, archive: ArchiveWriter) {
    this.#disk = disk;
    this.#archive = archive;
  }

  /** Adds what is named and not there yet; answers the objects that the store did not have. */
  async addAll(named: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
    const missing: string[] = [];
    for (let last = ''; ; ) {
      const { rows } = await named.query<{ path: string; has_small: boolean }>(
        `SELECT path, has_small FROM stored_files file WHERE path > $1 AND ${hasObject} ORDER BY path LIMIT $2`,
        [last, page],
      );
      for (const { path, has_small } of rows) {
        for (const key of has_small ? [path, smallPathOf(path)] : [path]) {
          if (this.#done.has(key) || this.#lost.has(key)) continue;
          if (await this.#add(key)) this.#done.add(key);
          else missing.push(key);
        }
      }
      const end = rows.at(-1)?.path;
      if (end === undefined || rows.length < page) return missing;
      last = end;
    }
  }

  leaveOut(keys: Iterable<string>): void {
    for (const key of keys) this.#lost.add(key);
  }

  counted(): Pick<Manifest, 'files' | 'bytes' | 'lost'> {
    return { files: this.#files, bytes: this.#bytes, lost: [...this.#lost].sort() };
  }

  async #add(key: string): Promise<boolean> {
    try {
      const { contentLength } = await this.#disk.getMetaData(key);
      // opened before it is announced: an entry begun cannot be taken back
      const content = await this.#disk.getStream(key);
      await once(content, 'readable');
      await this.#archive.addStream(filesFolder + key, contentLength, content);
      this.#files += 1;
      this.#bytes += contentLength;
      return true;
    } catch (error) {
      if (isMissingObject(error)) return false;
      throw error;
    }
  }
}
