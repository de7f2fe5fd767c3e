import { Readable } from 'node:stream';
import type { FileRule } from '@faculty/contracts/kit/entity';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, wrongField } from '../kit/http/errors.ts';
import type { KeptFile } from './file-store.ts';

const megabyte = 1_048_576;
const dayMilliseconds = 24 * 3_600_000;

/** Files that one person may send at once: as many as a browser opens connections. The web app sends one after the other. */
const filesAtOnce = 6;

/** Uploads of one person that no committed row includes yet. */
interface UnderWay {
  /** Files being received. */
  files: number;
  /** Bytes of them that have arrived. */
  arrived: number;
  /** Bytes in the store, of calls that have not ended. */
  kept: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** By sender, in this process. */
    uploadsUnderWay: Map<string, UnderWay>;
  }
}

/**
 * Stores one file part of a call, within the sender's daily quota. Its bytes count as they arrive, then until the call ends
 * (`forgetUnderWay`), then by its row. What other calls, here or on other instances, have stored meanwhile is read before it is kept.
 * @throws ApiError as `FileStore.accept`, `file_quota_day`, and `upload_under_way` for too many files at once
 */
export async function takeFile(request: FastifyRequest, field: string, rule: FileRule<never>, part: MultipartFile): Promise<KeptFile> {
  const { server, person } = request;
  if (!person) throw new ApiError('unauthorized');
  const { user_name } = person;
  // an error before the first read would be unhandled and end the process
  part.file.on('error', () => {});
  const mb = server.config.uploadDayMegabytes;
  const stored = () =>
    mb === 0 ? 0 : bytesOf(server, { created_by: user_name, created_at: { gt: new Date(Date.now() - dayMilliseconds) } });
  const underWay = underWayOf(server, user_name);
  const isOver = (storedBytes: number, more: number) => mb > 0 && storedBytes + underWay.arrived + underWay.kept + more > mb * megabyte;
  const refuse = (refusal: ApiError) => {
    part.file.resume();
    return refusal;
  };
  if (underWay.files >= filesAtOnce) throw refuse(new ApiError('upload_under_way', { retryAfter: 5 }));
  underWay.files += 1;
  let arrived = 0;
  let isReceiving = true;
  const count = (bytes: number) => {
    arrived += bytes;
    underWay.arrived += bytes;
  };
  async function* counted(storedBefore: number) {
    let isRefused = false;
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      // read to the end, because clients read the answer only after sending the request
      if (isRefused || !isReceiving) continue;
      isRefused = isOver(storedBefore, chunk.length);
      if (isRefused) {
        count(-arrived); // leaves the room to the others
        continue;
      }
      count(chunk.length);
      yield chunk;
    }
    if (isRefused || isOver(await stored(), 0)) throw wrongField(field, 'file_quota_day', { mb });
  }
  try {
    const storedBefore = await stored();
    if (isOver(storedBefore, 1)) throw refuse(wrongField(field, 'file_quota_day', { mb }));
    const kept = await server.files.accept(field, rule, Readable.from(counted(storedBefore)), part.filename, user_name);
    underWay.kept += kept.bytes;
    return kept;
  } finally {
    isReceiving = false;
    underWay.files -= 1;
    count(-arrived);
    forgetUnderWay(server, user_name, []);
  }
}

/** Removes the files of a finished call from the count in memory. */
export function forgetUnderWay(server: FastifyInstance, user_name: string, files: readonly KeptFile[]): void {
  const underWay = underWayOf(server, user_name);
  underWay.kept -= files.reduce((sum, file) => sum + file.bytes, 0);
  if (underWay.files === 0 && underWay.kept <= 0) server.uploadsUnderWay.delete(user_name);
}

/**
 * Checks the quota of a person's uploaded files that no record uses yet.
 * @throws ApiError `file_quota_unused`
 */
export async function assertUnusedWithinQuota(server: FastifyInstance, user_name: string): Promise<void> {
  const mb = server.config.uploadUnusedMegabytes;
  if (mb === 0) return;
  const unused = await bytesOf(server, { created_by: user_name, claimed: false });
  if (unused + underWayOf(server, user_name).kept > mb * megabyte) throw wrongField('file', 'file_quota_unused', { mb });
}

function underWayOf({ uploadsUnderWay }: FastifyInstance, user_name: string): UnderWay {
  const known = uploadsUnderWay.get(user_name) ?? { files: 0, arrived: 0, kept: 0 };
  uploadsUnderWay.set(user_name, known);
  return known;
}

async function bytesOf(
  server: FastifyInstance,
  where: { created_by: string; claimed?: boolean; created_at?: { gt: Date } },
): Promise<number> {
  const { _sum } = await server.db.storedFile.aggregate({ where, _sum: { bytes: true } });
  return _sum.bytes ?? 0;
}
