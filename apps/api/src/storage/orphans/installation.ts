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

const takeOver = 'Only if this database takes the place of the one before: npm run files -- --take-over';

/** The installation id in the database; null before its migration, and in an empty database. */
export async function installationOf(db: Queryable): Promise<string | null> {
  const { rows: tables } = await db.query<{ there: boolean }>(`SELECT to_regclass('public.installation') IS NOT NULL AS there`);
  if (!tables[0]?.there) return null;
  const { rows } = await db.query<{ installation_id: string }>('SELECT installation_id FROM installation');
  return rows[0]?.installation_id ?? null;
}

/** The installation id in the store; null without a marker. */
export async function markerOf(disk: Disk): Promise<string | null> {
  try {
    const marker: unknown = JSON.parse(await disk.get(markerKey));
    const id = typeof marker === 'object' && marker !== null && 'installation' in marker ? marker.installation : null;
    if (typeof id === 'string' && id !== '') return id;
  } catch (error) {
    if (isMissingObject(error)) return null;
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new ConfigError(`${markerKey} in the file store cannot be read. ${takeOver}`);
}

/** Writes the database's id into the store, atomically by a rename. */
export async function writeMarker(disk: Disk, installation: string): Promise<void> {
  const about = 'Names the database these files belong to. Servers of another database refuse to start on them.';
  const written = `${markerKey}.${randomUUID()}`;
  await disk.put(written, `${JSON.stringify({ installation, about }, null, 2)}\n`, { contentType: 'application/json' });
  await disk.move(written, markerKey, { contentType: 'application/json' });
}

/** The error message when database and store do not match; null when they do. */
async function mismatch(db: Queryable, disk: Disk, where: string): Promise<string | null> {
  const [own, marker] = [await installationOf(db), await markerOf(disk)];
  if (marker !== null && marker !== own) {
    const database = own === null ? 'an empty database' : `the database of installation ${own}`;
    return `The files in ${where} belong to installation ${marker}, not to ${database}. Correct DATABASE_URL, DATA_DIR or STORAGE_URL. ${takeOver}`;
  }
  if (marker === null && !(await matchesUnmarked(db, disk))) {
    return `The database names less than half of the files in ${where}. Correct DATABASE_URL, DATA_DIR or STORAGE_URL. ${takeOver}`;
  }
  return null;
}

/**
 * Checks that the store belongs to the installation of the database. Marks a store without a marker if it is empty or the database has
 * rows of at least half of a sample of its files.
 * @throws ConfigError in one line when they do not match: the store must not be changed then
 */
export async function assertSameInstallation(
  db: Queryable,
  disk: Disk,
  config: Pick<Config, 'storageUrl' | 'dataDirectory'>,
): Promise<void> {
  const fault = await mismatch(db, disk, placeOf(config));
  if (fault !== null) throw new ConfigError(fault);
  const own = await installationOf(db);
  if (own !== null && (await markerOf(disk)) === null) await writeMarker(disk, own);
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
  const { rows: tables } = await db.query<{ there: boolean }>(`SELECT to_regclass('public.stored_files') IS NOT NULL AS there`);
  if (!tables[0]?.there) return false;
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
export function placeOf({ storageUrl, dataDirectory }: Pick<Config, 'storageUrl' | 'dataDirectory'>): string {
  if (storageUrl === null) return `${dataDirectory}/files`;
  const { bucket, client } = readStorageUrl(storageUrl);
  return `the bucket ${bucket} at ${String(client.endpoint)}`;
}
