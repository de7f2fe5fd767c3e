import type { Disk } from 'flydrive';
import { isMissingObject } from '../disk.ts';
import { isObjectPath, originalOf, smallPathOf } from '../object-path.ts';
import { objectKeys } from './installation.ts';

/** Retention of objects in `trash/<day>/<key>`. */
export const trashDays = 30;

const trashKey = /^trash\/(\d{4}-\d{2}-\d{2})\/(.+)$/;

/** Moves a file and its small version into the trash. Returns false when neither existed. */
export async function moveToTrash(disk: Disk, path: string, now = new Date()): Promise<boolean> {
  if (!isObjectPath(path)) return false;
  const day = now.toISOString().slice(0, 10);
  let moved = false;
  for (const key of [path, smallPathOf(path)]) {
    try {
      await disk.move(key, `trash/${day}/${key}`);
      moved = true;
    } catch (error) {
      if (!isMissingObject(error)) throw error;
    }
  }
  return moved;
}

/**
 * Deletes objects from the trash after their retention, and restores those that a row refers to, such as after a restored backup.
 * @param isOwned returns those of the paths that have a row
 */
export async function tidyTrash(
  disk: Disk,
  isOwned: (paths: string[]) => Promise<ReadonlySet<string>>,
  now: Date,
): Promise<{ deleted: number; restored: number }> {
  const counted = { deleted: 0, restored: 0 };
  const oldest = new Date(now.getTime() - trashDays * 86_400_000).toISOString().slice(0, 10);
  let batch: { trashed: string; key: string; day: string }[] = [];
  const work = async () => {
    const owned = await isOwned([...new Set(batch.map(({ key }) => originalOf(key) ?? ''))]);
    for (const { trashed, key, day } of batch) {
      if (owned.has(originalOf(key) ?? '')) {
        await disk.move(trashed, key);
        counted.restored += 1;
      } else if (day < oldest) {
        await disk.delete(trashed);
        counted.deleted += 1;
      }
    }
    batch = [];
  };
  for await (const trashed of objectKeys(disk, 'trash')) {
    const [, day, key] = trashKey.exec(trashed) ?? [];
    // skip other objects
    if (day === undefined || key === undefined || originalOf(key) === null) continue;
    batch.push({ trashed, key, day });
    if (batch.length === 500) await work();
  }
  if (batch.length > 0) await work();
  return counted;
}
