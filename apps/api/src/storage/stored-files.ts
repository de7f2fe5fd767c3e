import type { Transaction } from '../kit/crud/context.ts';
import type { KeptFile } from './file-store.ts';
import { isPublicPath } from './folders.ts';
import { withExtensionOf } from './object-path.ts';

interface Ownership {
  /** A record refers to it; an unclaimed file is swept after a day. */
  claimed: boolean;
  createdBy: string;
}

/** Gives kept files their rows, inside the transaction that writes the record they belong to: from its commit on they live. */
export async function claimFiles(db: Transaction, files: readonly KeptFile[], { claimed, createdBy }: Ownership): Promise<void> {
  if (files.length === 0) return;
  await db.storedFile.createMany({
    data: files.map(({ path, name, mime, bytes, width, height, hasSmall }) => ({
      path,
      name,
      mime,
      bytes,
      width,
      height,
      has_small: hasSmall,
      public: isPublicPath(path),
      claimed,
      created_by: createdBy,
    })),
  });
  // they have an owner now; in the same transaction, so that a rollback leaves them to the sweep
  await db.orphanCandidate.deleteMany({ where: { path: { in: files.map((file) => file.path) } } });
}

/** Says whose record private files belong to: who may see only their own records reads only those. */
export async function ownFiles(db: Transaction, paths: readonly string[], owner: string): Promise<void> {
  const priv = paths.filter((path) => !isPublicPath(path));
  if (priv.length > 0) await db.storedFile.updateMany({ where: { path: { in: priv } }, data: { owner } });
}

/**
 * Lets a replaced file keep its address: the new file takes over the row of the old one, and its object gets a row of its own.
 * To be called in the transaction of the change, once the record names the new file; the foreign key carries the path back to it.
 * Answers the path of the file from now on, which differs from the old one in the extension at most, and what has gone.
 */
export async function keepAddress(db: Transaction, old: string, added: string): Promise<{ path: string; gone: readonly string[] }> {
  const path = withExtensionOf(old, added);
  const gone = await dropFiles(db, [old]);
  await db.storedFile.update({ where: { path: added }, data: { path } });
  // bytes are counted once, with the file
  await db.$executeRaw`
    INSERT INTO stored_files (path, content_of, name, mime, bytes, has_small, public, claimed, created_by)
    SELECT ${added}, path, name, mime, 0, has_small, public, claimed, created_by FROM stored_files WHERE path = ${path}`;
  return { path, gone };
}

/** Lets files wait in the bin with the record they belong to: nobody reads them, and their objects stay. */
export async function binFiles(db: Transaction, paths: readonly string[], binned_id: number): Promise<readonly string[]> {
  if (paths.length > 0) await db.storedFile.updateMany({ where: withContent(paths), data: { binned_id } });
  return [];
}

/** Takes files' rows away inside a transaction. Answers their objects' paths: the caller removes them after the commit, never before. */
export async function dropFiles(db: Transaction, paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const rows = await db.storedFile.findMany({ where: withContent(paths), select: { path: true } });
  // the rows of objects go with those of their files
  await db.storedFile.deleteMany({ where: { path: { in: [...paths] } } });
  return rows.map(({ path }) => path);
}

const withContent = (paths: readonly string[]) => ({ OR: [{ path: { in: [...paths] } }, { content_of: { in: [...paths] } }] });
