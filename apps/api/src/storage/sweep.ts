import type { PrismaClient } from '@faculty/prisma/client';
import type { Disk } from 'flydrive';
import type { FileStore } from './file-store.ts';
import { originalOf } from './object-path.ts';

const batchSize = 500;
const unclaimedMilliseconds = 24 * 3_600_000;

interface SweepOptions {
  disk: Disk;
  remove: FileStore['remove'];
  db: PrismaClient;
  graceMilliseconds: number;
  signal: AbortSignal | undefined;
}

/**
 * Removes the objects no row names. Rows nobody claimed within a day go first, so that their objects are orphans like any other.
 * An object is listed before its row is looked for, and is at least as old as the grace time: one whose row is being
 * committed right now is never taken for an orphan. Objects with names that are not ours are left alone.
 */
export async function sweepObjects({ disk, remove, db, graceMilliseconds, signal }: SweepOptions): Promise<number> {
  await db.storedFile.deleteMany({ where: { claimed: false, created_at: { lt: new Date(Date.now() - unclaimedMilliseconds) } } });
  let removed = 0;
  for await (const keys of batches(disk)) {
    if (signal?.aborted) break;
    const orphans: string[] = [];
    for (const key of await withoutRow(db, keys)) {
      if (await isOlder(disk, key, graceMilliseconds)) orphans.push(key);
    }
    // the path of an original takes its small version along
    await remove([...new Set(orphans.map(originalOf).filter((path) => path !== null))]);
    removed += orphans.length;
  }
  return removed;
}

/** Keys of our objects, some hundred at a time. */
async function* batches(disk: Disk): AsyncGenerator<string[]> {
  let paginationToken: string | undefined;
  let batch: string[] = [];
  do {
    const page = await disk.listAll('/', { recursive: true, ...(paginationToken !== undefined && { paginationToken }) });
    for (const object of page.objects) {
      if (!object.isFile || !('key' in object) || originalOf(object.key) === null) continue;
      batch.push(object.key);
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
  if (batch.length > 0) yield batch;
}

async function withoutRow(db: PrismaClient, keys: readonly string[]): Promise<string[]> {
  const originals = [...new Set(keys.map(originalOf).filter((path) => path !== null))];
  const rows = await db.storedFile.findMany({ where: { path: { in: originals } }, select: { path: true } });
  const owned = new Set(rows.map((row) => row.path));
  return keys.filter((key) => !owned.has(originalOf(key) ?? ''));
}

/** Already gone counts as young: there is nothing to remove. */
async function isOlder(disk: Disk, key: string, milliseconds: number): Promise<boolean> {
  const found = await disk.getMetaData(key).catch(() => null);
  return found !== null && Date.now() - found.lastModified.getTime() >= milliseconds;
}
