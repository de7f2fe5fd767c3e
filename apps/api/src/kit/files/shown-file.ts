import type { PrismaClient } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../../storage/file-store.ts';
import { everyExtension } from '../../storage/object-path.ts';

/** The file that an address serves. */
export interface ShownFile {
  /** Current path of the file; differs from the address when a file of another type has replaced it. */
  path: string;
  /** Key of its content in the store. */
  object: string;
  hasSmall: boolean;
  /** Name given by the client. */
  name: string;
  createdBy: string;
  /** Of a private file: owner of the record that refers to it. */
  owner: string | null;
}

/**
 * The file at an address, which stays the same when the file is replaced; null while its record is in the bin, and for orphans.
 * Any further condition that hides a file from readers belongs here.
 */
export async function findShownFile(db: PrismaClient, address: string): Promise<ShownFile | null> {
  return (await fileIn(db, [address])) ?? (await fileIn(db, everyExtension(address)));
}

/** Opens the content of a file, or its small version if it has one; null when the file or its object does not exist. */
export async function openShown(app: FastifyInstance, path: string, size?: 'small'): ReturnType<FileStore['open']> {
  const file = await app.shownFile(path);
  return file && openContent(app, file, size);
}

/** Opens the content of a file that was found. */
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
