import type { Transaction } from '../kit/context.ts';
import type { KeptFile } from './file-store.ts';
import { isPublicPath } from './folders.ts';

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

/** Lets files wait in the bin with the record they belong to: nobody reads them, and their objects stay. */
export async function binFiles(db: Transaction, paths: readonly string[], binned_id: number): Promise<readonly string[]> {
  if (paths.length > 0) await db.storedFile.updateMany({ where: { path: { in: [...paths] } }, data: { binned_id } });
  return [];
}

/** Takes files' rows away inside a transaction. Answers their paths: the caller removes the objects after the commit, never before. */
export async function dropFiles(db: Transaction, paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length > 0) await db.storedFile.deleteMany({ where: { path: { in: [...paths] } } });
  return paths;
}
