import type { PrismaClient } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../../storage/file-store.ts';
import { everyExtension } from '../../storage/object-path.ts';

/** What an address serves now. */
export interface ShownFile {
  /** Path of the file; of an address from before a file of another type took its place, the present one. */
  path: string;
  /** Where its content lies in the store. */
  object: string;
  hasSmall: boolean;
  /** What the client called it. */
  name: string;
  createdBy: string;
  /** Of a file that is not public: whose record refers to it. */
  owner: string | null;
}

/**
 * The file at an address, which it keeps when it is replaced; null while its record waits in the bin, and for what nobody owns.
 * Whatever else shall keep a file from its readers belongs here.
 */
export async function findShownFile(db: PrismaClient, address: string): Promise<ShownFile | null> {
  return (await fileIn(db, [address])) ?? (await fileIn(db, everyExtension(address)));
}

/** Opens the present content of a file, or its small version where it has one; null when the file or its object is not there. */
export async function openShown(app: FastifyInstance, path: string, size?: 'small'): ReturnType<FileStore['open']> {
  const file = await app.shownFile(path);
  return file && openContent(app, file, size);
}

/** The same of a file that was found. */
export async function openContent(
  { files }: FastifyInstance,
  { object, hasSmall }: ShownFile,
  size?: 'small',
): ReturnType<FileStore['open']> {
  const small = size && hasSmall ? await files.open(object, size) : null;
  return small ?? files.open(object);
}

async function fileIn(db: PrismaClient, paths: string[]): Promise<ShownFile | null> {
  const file = await db.storedFile.findFirst({
    where: { path: { in: paths }, content_of: null, binned_id: null },
    select: { path: true, has_small: true, name: true, created_by: true, owner: true, content: { select: { path: true } } },
  });
  if (!file) return null;
  const { path, has_small: hasSmall, name, created_by: createdBy, owner, content } = file;
  return { path, object: content?.path ?? path, hasSmall, name, createdBy, owner };
}
