import type { FastifyInstance } from 'fastify';
import { readersOf } from '../../storage/folders.ts';
import type { Person } from '../crud/context.ts';
import { ownIn } from '../crud/handlers.ts';
import { ApiError } from '../http/errors.ts';
import type { ShownFile } from './shown-file.ts';

/** A file that may be read, and whether anyone may. */
export interface ReadableFile extends ShownFile {
  isPublic: boolean;
}

/**
 * Returns the file that an address serves, if the person may read it. Files of public folders are readable by anyone, unless their record
 * is hidden (`hiddenFiles`). Hidden and private files need the right to view the page of their entity, and under own_only the person must
 * own the record. Files in the bin and orphaned files are not found.
 * @param viewer the person of the file cookie, asked for a hidden file of a call without a session
 * @throws ApiError `unauthorized`, `forbidden` or `not_found`
 */
export async function assertMayReadFile(
  app: FastifyInstance,
  person: Person | null,
  path: string,
  viewer?: () => Promise<Person | null>,
): Promise<ReadableFile> {
  const readers = readersOf(path);
  const file = readers && (await app.shownFile(path));
  if (!file) throw new ApiError('not_found');
  if (readers === 'anyone') {
    const hiding = await app.hidingRecord(file.path);
    if (!hiding) return { ...file, isPublic: true };
    const reader = person ?? (await viewer?.()) ?? null;
    const own = reader?.right(hiding.entity.page).view ? (ownIn(reader, hiding.entity.page) ?? hiding.owner) : undefined;
    if (own !== hiding.owner) throw new ApiError('not_found');
    return { ...file, isPublic: false };
  }
  if (!person) throw new ApiError('unauthorized');
  if (!person.right(readers.page).view) throw new ApiError('forbidden');
  const own = ownIn(person, readers.page);
  if (own !== undefined && file.owner !== own) throw new ApiError('not_found');
  return { ...file, isPublic: false };
}
