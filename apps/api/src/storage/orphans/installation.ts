import { randomUUID } from 'node:crypto';
import type { Disk } from 'flydrive';
import type pg from 'pg';
import { type Config, ConfigError } from '../../config.ts';
import { isMissingObject } from '../disk.ts';
import { originalOf } from '../object-path.ts';
import { readStorageUrl } from '../storage-url.ts';

type Queryable = Pick<pg.Pool, 'query'>;

/** Key of the marker with the id of the installation that the store belongs to. */
const markerKey = 'installation.json';
/** Number of files of an unmarked store that are compared with the rows. */
const sampleSize = 500;
/** Number of the newest, and of the oldest files of the database that are looked for in the store. */
const namedSampleSize = 20;

const takeOverCommand = 'npm run files -- --take-over';

type Place = Pick<Config, 'storageUrl' | 'dataDirectory'>;

interface Marker {
  installation: string;
  /** Older files may be missing: an operator goes on without them. */
  without: Date | null;
}

/** The installation id in the database; null before its migration, and in an empty database. */
export async function installationOf(db: Queryable): Promise<string | null> {
  if (!(await hasTable(db, 'installation'))) return null;
  const { rows } = await db.query<{ installation_id: string }>('SELECT installation_id FROM installation');
  return rows[0]?.installation_id ?? null;
}

async function readMarker(disk: Disk): Promise<Marker | null> {
  try {
    const marker: unknown = JSON.parse(await disk.get(markerKey));
    const { installation, files_before_may_be_missing: without } = marker as Record<string, unknown>;
    if (typeof installation === 'string' && installation !== '')
      return { installation, without: typeof without === 'string' ? new Date(without) : null };
  } catch (error) {
    if (isMissingObject(error)) return null;
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  throw new ConfigError(`${markerKey} in the file store cannot be read. ${onlyIf(takeOverCommand)}`);
}

/** The installation id in the store; null without a marker. */
export const markerOf = async (disk: Disk): Promise<string | null> => (await readMarker(disk))?.installation ?? null;

/** Writes the database's id into the store, atomically by a rename. */
export async function writeMarker(disk: Disk, installation: string, without: Date | null = null): Promise<void> {
  const about = 'Names the database these files belong to. Servers of another database refuse to start on them.';
  const marker = { installation, about, ...(without && { files_before_may_be_missing: without.toISOString() }) };
  const written = `${markerKey}.${randomUUID()}`;
  await disk.put(written, `${JSON.stringify(marker, null, 2)}\n`, { contentType: 'application/json' });
  await disk.move(written, markerKey, { contentType: 'application/json' });
}

const onlyIf = (command: string) => `Only if this database takes the place of the one before: ${command}`;

/** The error message when database and store do not match; null when they do. */
async function mismatch(db: Queryable, disk: Disk, where: string, command: string): Promise<string | null> {
  const [own, marker] = [await installationOf(db), await markerOf(disk)];
  if (marker !== null && marker !== own) {
    const database = own === null ? 'an empty database' : `the database of installation ${own}`;
    return `The files in ${where} belong to installation ${marker}, not to ${database}. Correct DATABASE_URL, DATA_DIR or STORAGE_URL. ${onlyIf(command)}`;
  }
  if (marker === null && !(await matchesUnmarked(db, disk))) {
    return `The database names less than half of the files in ${where}. Correct DATABASE_URL, DATA_DIR or STORAGE_URL. ${onlyIf(command)}`;
  }
  return null;
}

/**
 * Checks that the store belongs to the installation of the database. Marks a store without a marker if it is empty or the database has
 * rows of at least half of a sample of its files.
 * @param command what goes on all the same
 * @throws ConfigError in one line when they do not match: the store must not be changed then
 */
export async function assertSameInstallation(db: Queryable, disk: Disk, place: Place, command = takeOverCommand): Promise<void> {
  const fault = await mismatch(db, disk, placeOf(place), command);
  if (fault !== null) throw new ConfigError(fault);
  const own = await installationOf(db);
  if (own !== null && (await markerOf(disk)) === null) await writeMarker(disk, own);
}

/**
 * Checks, and changes nothing, that a server may work with this database and this store: before it migrates the one and marks the other.
 * @throws ConfigError in one line when they do not match, or when the store has none of the files that the database names
 */
export async function assertOwnFiles(db: Queryable, disk: Disk, place: Place): Promise<void> {
  const fault = (await mismatch(db, disk, placeOf(place), takeOverCommand)) ?? (await withoutFiles(db, disk, placeOf(place)));
  if (fault !== null) throw new ConfigError(fault);
}

/** The error message when the store has none of the files of the database: its disk is not mounted, or the path is wrong. */
async function withoutFiles(db: Queryable, disk: Disk, where: string): Promise<string | null> {
  const { named, isThere } = await lookForFiles(db, disk, (await readMarker(disk))?.without ?? null);
  if (named === 0 || isThere) return null;
  return `None of the files that the database names is in ${where} (${named} were looked for): is its disk mounted? Correct DATA_DIR, STORAGE_URL or DATABASE_URL. Only if these files are lost: ${takeOverCommand}`;
}

/** Whether one of the newest and oldest files of the database is in the store. */
async function lookForFiles(db: Queryable, disk: Disk, since: Date | null): Promise<{ named: number; isThere: boolean }> {
  if (!(await hasTable(db, 'stored_files'))) return { named: 0, isThere: false };
  // columns that every version had
  const some = (order: string) =>
    `(SELECT path FROM stored_files WHERE created_at >= $1 ORDER BY created_at ${order}, path ${order} LIMIT ${namedSampleSize})`;
  const { rows } = await db.query<{ path: string }>(`${some('DESC')} UNION ${some('ASC')}`, [since ?? new Date(0)]);
  for (const { path } of rows) if (await disk.exists(path)) return { named: rows.length, isThere: true };
  return { named: rows.length, isThere: false };
}

/** The store belongs to this database from now on; if it has none of its files, they count as lost. Returns the installation. */
export async function takeOver(db: Queryable, disk: Disk): Promise<string | null> {
  const [installation, { named, isThere }] = [await installationOf(db), await lookForFiles(db, disk, null)];
  if (installation !== null) await writeMarker(disk, installation, named > 0 && !isThere ? new Date() : null);
  return installation;
}

async function hasTable(db: Queryable, name: string): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>(`SELECT to_regclass('public.' || $1) IS NOT NULL AS there`, [name]);
  return rows[0]?.there ?? false;
}

/** Whether the database has rows of at least half of the first files of the store. An empty store matches any database. */
async function matchesUnmarked(db: Queryable, disk: Disk): Promise<boolean> {
  const sample = new Set<string>();
  for await (const key of objectKeys(disk)) {
    const original = originalOf(key);
    if (original !== null) sample.add(original);
    if (sample.size === sampleSize) break;
  }
  if (sample.size === 0) return true;
  if (!(await hasTable(db, 'stored_files'))) return false;
  const { rows } = await db.query<{ known: number }>('SELECT count(*)::int AS known FROM stored_files WHERE path = ANY ($1)', [
    [...sample],
  ]);
  return (rows[0]?.known ?? 0) * 2 >= sample.size;
}

/** Keys of all objects below a prefix, page by page. */
export async function* objectKeys(disk: Disk, prefix = '/'): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk
      .listAll(prefix, { recursive: true, ...(paginationToken !== undefined && { paginationToken }) })
      .catch((error) => {
        if (isMissingObject(error)) return null;
        throw error;
      });
    if (page === null) return;
    for (const object of page.objects) if (object.isFile && 'key' in object) yield object.key;
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}

/** A description of the store for messages, without its keys. */
export function placeOf({ storageUrl, dataDirectory }: Place): string {
  if (storageUrl === null) return `${dataDirectory}/files`;
  const { bucket, client } = readStorageUrl(storageUrl);
  return `the bucket ${bucket} at ${String(client.endpoint)}`;
}
