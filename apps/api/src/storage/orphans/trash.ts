import type { Disk } from 'flydrive';
import { isMissingObject } from '../disk.ts';
import { isObjectPath, originalOf, smallPathOf } from '../object-path.ts';
import { objectKeys } from './installation.ts';

/** What the sweep takes away lies in `trash/<day>/<its key>` for so many days. */
export const trashDays = 30;

const trashKey = /^trash\/(\d{4}-\d{2}-\d{2})\/(.+)$/;

/** Moves a file and its small version into the trash. Answers whether there was anything to move. */
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
 * Deletes what has lain in the trash for its days, and puts back what a row names after all, such as after a restore.
 * @param isOwned which of these paths have a row
 */
export async function tidyTrash(
  disk: Disk,
  isOwned: (paths: string[]) => Promise<ReadonlySet<string>>,
  now = new Date(),
): Promise<{ deleted: number; putBack: number }> {
  const counted = { deleted: 0, putBack: 0 };
  const oldest = new Date(now.getTime() - trashDays * 86_400_000).toISOString().slice(0, 10);
  let batch: { trashed: string; key: string; day: string }[] = [];
  const work = async () => {
    const owned = await isOwned([...new Set(batch.map(({ key }) => originalOf(key) ?? ''))]);
    for (const { trashed, key, day } of batch) {
      if (owned.has(originalOf(key) ?? '')) {
        await disk.move(trashed, key);
        counted.putBack += 1;
      } else if (day < oldest) {
        await disk.delete(trashed);
        counted.deleted += 1;
      }
    }
    batch = [];
  };
  for await (const trashed of objectKeys(disk, 'trash')) {
    const [, day, key] = trashKey.exec(trashed) ?? [];
    // what is not ours is left alone
    if (day === undefined || key === undefined || originalOf(key) === null) continue;
    batch.push({ trashed, key, day });
    if (batch.length === 500) await work();
  }
  if (batch.length > 0) await work();
  return counted;
}
