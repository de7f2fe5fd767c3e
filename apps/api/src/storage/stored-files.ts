import type { Transaction } from '../kit/crud/context.ts';
import type { KeptFile } from './file-store.ts';
import { isPublicPath } from './folders.ts';
import { withExtensionOf } from './object-path.ts';

interface Ownership {
  /** Whether a record refers to it; unclaimed files are removed after a day. */
  claimed: boolean;
  createdBy: string;
}

/** Creates the rows of stored files, in the transaction that writes their record. */
export async function claimFiles(db: Transaction, files: readonly KeptFile[], { claimed, createdBy }: Ownership): Promise<void> {
  if (files.length === 0) return;
  await db.storedFile.createMany({
    data: files.map(({ path, name, mime, bytes, width, height, hasSmall, sha256, smallSha256 }) => ({
      path,
      name,
      mime,
      bytes,
      width,
      height,
      has_small: hasSmall,
      sha256,
      small_sha256: smallSha256,
      public: isPublicPath(path),
      claimed,
      created_by: createdBy,
    })),
  });
  // in the same transaction, so that after a rollback the sweep removes the files
  await db.orphanCandidate.deleteMany({ where: { path: { in: files.map((file) => file.path) } } });
}

/** Sets the owner of private files, for people limited to their own records. */
export async function ownFiles(db: Transaction, paths: readonly string[], owner: string): Promise<void> {
  const priv = paths.filter((path) => !isPublicPath(path));
  if (priv.length > 0) await db.storedFile.updateMany({ where: { path: { in: priv } }, data: { owner } });
}

/**
 * Gives a replacing file the address of the old one: its row gets the old path, and its object a row of its own.
 * Call it in the transaction of the change, after the record refers to the new file; the foreign key updates the record's path.
 * Returns the resulting path, which differs from the old one at most in its extension, and the paths of removed objects.
 */
export async function keepAddress(db: Transaction, old: string, added: string): Promise<{ path: string; gone: readonly string[] }> {
  const path = withExtensionOf(old, added);
  const gone = await dropFiles(db, [old]);
  await db.storedFile.update({ where: { path: added }, data: { path } });
  // 0 bytes: they are counted with the file's row
  await db.$executeRaw`
    INSERT INTO stored_files (path, content_of, name, mime, bytes, has_small, sha256, small_sha256, public, claimed, created_by)
    SELECT ${added}, path, name, mime, 0, has_small, sha256, small_sha256, public, claimed, created_by FROM stored_files WHERE path = ${path}`;
  return { path, gone };
}

/** Marks files as binned with their record: they are not readable, and their objects are kept. */
export async function binFiles(db: Transaction, paths: readonly string[], binned_id: number): Promise<readonly string[]> {
  if (paths.length > 0) await db.storedFile.updateMany({ where: withContent(paths), data: { binned_id } });
  return [];
}

/** Deletes the rows of files in a transaction. Returns the paths of their objects, which the caller must remove after the commit only. */
export async function dropFiles(db: Transaction, paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const rows = await db.storedFile.findMany({ where: withContent(paths), select: { path: true } });
  // the rows of replaced objects are deleted by cascade
  await db.storedFile.deleteMany({ where: { path: { in: [...paths] } } });
  return rows.map(({ path }) => path);
}

const withContent = (paths: readonly string[]) => ({ OR: [{ path: { in: [...paths] } }, { content_of: { in: [...paths] } }] });
