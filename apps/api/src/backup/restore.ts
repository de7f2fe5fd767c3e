import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type pg from 'pg';
import { type Config, rootDirectory } from '../config.ts';
import { applyMigrations, migrate, migrateOn } from '../db/migrate.ts';
import { putFile } from '../storage/disk.ts';
import { assertSameInstallation, markerOf, writeMarker } from '../storage/orphans/installation.ts';
import { receive, Staging } from '../storage/staging.ts';
import { contentIn } from '../storage/stored-objects.ts';
import { mimeOf } from '../storage/uploads/file-types.ts';
import { filesFolder, type Manifest } from './archive.ts';
import { columnsOf, quoted } from './database-rows.ts';
import { BackupError, type Checked, checkArchive, entriesOf, rowsIn } from './read-archive.ts';

const migrations = path.join(rootDirectory, 'prisma/migrations');

/** The target of a restore. */
export interface Place {
  pool: pg.Pool;
  /** Keeps servers from starting; undefined where nobody else can open the database. */
  guard?: pg.ClientBase | undefined;
  disk: Disk;
  config: Pick<Config, 'storageUrl' | 'dataDirectory'>;
  /** The database takes the place of the one that the files there belong to. */
  takeOver: boolean;
}

/**
 * Puts a backup in the place of what is there. It is read to its end first; then its files are added beside those that are
 * there; then the database is replaced in one transaction. Whatever fails, what was there stays.
 * @throws BackupError when the backup cannot be used
 * @throws ConfigError when the files there belong to another installation
 */
export async function restore(file: string, place: Place): Promise<Checked> {
  const checked = await checkArchive(file);
  const known = new Set(readdirSync(migrations));
  const unknown = checked.manifest.migrations.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new BackupError(`${file} was made by a newer version (${checked.about.version}, migration ${unknown}): take that version first`);
  const { pool, disk, config, takeOver } = place;
  // a practice restore must not write into the bucket of the real installation
  if (!takeOver) await assertSameInstallation(pool, disk, config, 'npm run restore -- FILE --take-over');
  await restoreContent(file, checked, place);
  // a backup of an older version
  await (place.guard ? migrateOn(place.guard, migrations) : migrate(pool, migrations));
  await giveInstallation(place);
  return checked;
}

/** Puts files and database in their place as the version that made the backup had them. */
export async function restoreContent(file: string, { manifest, ...checked }: Checked, place: Place): Promise<void> {
  await putFiles(file, checked, place);
  await replaceDatabase(file, manifest, place.pool);
}

/** Database and store keep the id of the store, or get a new one: never that of the backup, whose own store may still be in use. */
async function giveInstallation({ pool, disk }: Place): Promise<void> {
  const installation = (await markerOf(disk)) ?? randomUUID();
  await pool.query('UPDATE installation SET installation_id = $1', [installation]);
  await writeMarker(disk, installation);
}

async function putFiles(file: string, { wanted, faults }: Pick<Checked, 'wanted' | 'faults'>, { disk, config }: Place): Promise<void> {
  const staging = new Staging(path.join(config.dataDirectory, 'staging'));
  const damaged = new Set(faults.map(({ key }) => key));
  for await (const { name, size, content } of entriesOf(file)) {
    const key = name.slice(filesFolder.length);
    const sha256 = name.startsWith(filesFolder) ? wanted.get(key) : undefined;
    if (sha256 === undefined) continue;
    // a name is never used again, so what is there is the same or damaged
    const there = await contentIn(disk, key);
    if (there !== null && (damaged.has(key) || there.sha256 === sha256)) continue;
    if (there) await disk.delete(key);
    await staging.use(async (staged) => {
      await receive(Readable.from(content), staged, size);
      await putFile(disk, staged, key, { contentType: mimeOf(key), contentLength: size });
    });
  }
}

async function replaceDatabase(file: string, manifest: Manifest, pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    await client.query(dropEverything);
    await applyMigrations(client, migrations, { only: new Set(manifest.migrations) });
    const keys = await withoutForeignKeys(client);
    const columns = new Map<string, string>();
    for await (const entry of entriesOf(file)) {
      const rows = await rowsIn(entry);
      if (!rows) continue;
      const names = columns.get(rows.table) ?? (await columnsOf(client, rows.table)).join(', ');
      columns.set(rows.table, names);
      const table = `public.${quoted(rows.table)}`;
      // what migrations gave a table of its own is in the backup too
      await client.query(`INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1::json)`, [
        `[${rows.lines.join(',')}]`,
      ]);
    }
    for (const add of keys) await client.query(add);
    for (const [name, value] of Object.entries(manifest.sequences)) {
      await client.query('SELECT setval(format($$public.%I$$, $1::text)::regclass, $2::bigint)', [name, value]);
    }
    await client.query('COMMIT');
  } catch (error) {
    failure = error as Error;
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release(failure);
  }
}

/** Drops the foreign keys, as rows arrive in any order. Returns how to add them again, which checks them all. */
async function withoutForeignKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
           format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  for (const { drop } of rows) await client.query(drop);
  // a migration may have put rows into a table: those of the backup take their place
  const { rows: tables } = await client.query<{ empty: string }>(`
    SELECT format('TRUNCATE %s', oid::regclass) AS empty FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> '_prisma_migrations'`);
  for (const { empty } of tables) await client.query(empty);
  return rows.map((row) => row.add);
}

/** Our tables, types and functions; neither the schema, which may be shared, nor objects of extensions. */
const dropEverything = `
  DO $$
  DECLARE statement text;
  BEGIN
    FOR statement IN
      SELECT format('DROP TABLE %s CASCADE', oid::regclass) FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    LOOP EXECUTE statement; END LOOP;
    FOR statement IN
      SELECT format('DROP TYPE %s CASCADE', oid::regtype) FROM pg_type WHERE typtype = 'e' AND typnamespace = 'public'::regnamespace
      UNION ALL
      SELECT format('DROP FUNCTION %s CASCADE', oid::regprocedure) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')
    LOOP EXECUTE statement; END LOOP;
  END $$`;
