import type { FileRule } from '@faculty/contracts/kit/entity';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, wrongField } from '../kit/http/errors.ts';
import type { KeptFile } from './file-store.ts';

const megabyte = 1_048_576;
const dayMilliseconds = 24 * 3_600_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Sender → bytes in the store that no committed row includes yet. */
    bytesUnderWay: Map<string, number>;
  }
}

/**
 * Stores one file part of a call, within the sender's daily quota. Its bytes are counted in memory until the call ends
 * (`forgetUnderWay`), then by its row.
 * @throws ApiError as `FileStore.accept`, and `file_quota_day`
 */
export async function takeFile(request: FastifyRequest, field: string, rule: FileRule<never>, part: MultipartFile): Promise<KeptFile> {
  const { server, person } = request;
  if (!person) throw new ApiError('unauthorized');
  const { user_name } = person;
  const mb = server.config.uploadDayMegabytes;
  const since = new Date(Date.now() - dayMilliseconds);
  const stored = mb === 0 ? 0 : await bytesOf(server, { created_by: user_name, created_at: { gt: since } });
  const isOver = (more: number) => mb > 0 && stored + underWay(server, user_name) + more > mb * megabyte;
  if (isOver(1)) {
    part.file.resume();
    throw wrongField(field, 'file_quota_day', { mb });
  }
  const kept = await server.files.accept(field, rule, part.file, part.filename, user_name);
  if (isOver(kept.bytes)) {
    await server.files.remove([kept.path]).catch(() => {}); // otherwise the sweep removes it
    throw wrongField(field, 'file_quota_day', { mb });
  }
  server.bytesUnderWay.set(user_name, underWay(server, user_name) + kept.bytes);
  return kept;
}

/** Removes the files of a finished call from the count in memory. */
export function forgetUnderWay(server: FastifyInstance, user_name: string, files: readonly KeptFile[]): void {
  const left = underWay(server, user_name) - files.reduce((sum, file) => sum + file.bytes, 0);
  if (left > 0) server.bytesUnderWay.set(user_name, left);
  else server.bytesUnderWay.delete(user_name);
}

/**
 * Checks the quota of a person's uploaded files that no record uses yet.
 * @throws ApiError `file_quota_unused`
 */
export async function assertUnusedWithinQuota(server: FastifyInstance, user_name: string): Promise<void> {
  const mb = server.config.uploadUnusedMegabytes;
  if (mb === 0) return;
  const unused = await bytesOf(server, { created_by: user_name, claimed: false });
  if (unused + underWay(server, user_name) > mb * megabyte) throw wrongField('file', 'file_quota_unused', { mb });
}

const underWay = (server: FastifyInstance, user_name: string) => server.bytesUnderWay.get(user_name) ?? 0;

async function bytesOf(
  server: FastifyInstance,
  where: { created_by: string; claimed?: boolean; created_at?: { gt: Date } },
): Promise<number> {
  const { _sum } = await server.db.storedFile.aggregate({ where, _sum: { bytes: true } });
  return _sum.bytes ?? 0;
}
