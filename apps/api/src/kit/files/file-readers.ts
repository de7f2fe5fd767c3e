import type { FastifyInstance } from 'fastify';
import { readersOf } from '../../storage/folders.ts';
import type { Person } from '../crud/context.ts';
import { ownIn } from '../crud/handlers.ts';
import { ApiError } from '../http/errors.ts';
import type { ShownFile } from './shown-file.ts';

/**
 * Returns the file that an address serves, if the person may read it. Files of public folders are readable by anyone. The others need
 * the right to view the page of their entity, and under own_only the person must own the record. Files in the bin and orphaned files are
 * not found.
 * @throws ApiError `unauthorized`, `forbidden` or `not_found`
 */
export async function assertMayReadFile(app: FastifyInstance, person: Person | null, path: string): Promise<ShownFile> {
  const readers = readersOf(path);
  const file = readers && (await app.shownFile(path));
  if (!file) throw new ApiError('not_found');
  if (readers === 'anyone') return file;
  if (!person) throw new ApiError('unauthorized');
  if (!person.right(readers.page).view) throw new ApiError('forbidden');
  const own = ownIn(person, readers.page);
  if (own !== undefined && file.owner !== own) throw new ApiError('not_found');
  return file;
}
