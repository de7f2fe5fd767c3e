import type { FastifyInstance } from 'fastify';
import { readersOf } from '../storage/folders.ts';
import type { Person } from './context.ts';
import { ApiError } from './errors.ts';
import { ownIn } from './handlers.ts';

/**
 * Files of public folders are anyone's. The others need the right to view the page of the entity they belong to, and are
 * read under own_only by the record's owner alone; to everybody else they do not exist, nor to anybody while they are in the bin
 * or once nothing refers to them.
 * @throws ApiError `unauthorized`, `forbidden` or `not_found`
 */
export async function assertMayReadFile(app: FastifyInstance, person: Person | null, path: string): Promise<void> {
  const readers = readersOf(path);
  if (readers !== null && !(await app.isFileShown(path))) throw new ApiError('not_found');
  if (readers === 'anyone') return;
  if (readers === null) throw new ApiError('not_found');
  if (!person) throw new ApiError('unauthorized');
  if (!person.right(readers.page).view) throw new ApiError('forbidden');
  const own = ownIn(person, readers.page);
  if (own === undefined) return;
  const file = await app.db.storedFile.findUnique({ where: { path }, select: { owner: true } });
  if (file?.owner !== own) throw new ApiError('not_found');
}
