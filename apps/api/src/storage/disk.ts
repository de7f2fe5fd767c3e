import { createReadStream } from 'node:fs';
import { constants, copyFile, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';
import { ApiError } from '../kit/http/errors.ts';
import type { ByteRange, RangeDriver } from './byte-range.ts';
import { readStorageUrl } from './storage-url.ts';

/** Opens the configured folder or bucket. */
export async function openDisk({ storageUrl, dataDirectory }: Pick<Config, 'storageUrl' | 'dataDirectory'>): Promise<Disk> {
  if (storageUrl === null) return new Disk(new FolderDriver(path.join(dataDirectory, 'files')));
  const { bucket, client } = readStorageUrl(storageUrl);
  // lazily imported: it takes 30 MB
  const { BucketDriver } = await import('./bucket-driver.ts');
  return new Disk(new BucketDriver(client, bucket));
}

/** Reads a part of an object, without reading the bytes before it. */
export function readRange(disk: Disk, key: string, range: ByteRange): Promise<Readable> {
  // both drivers of openDisk implement it
  return (disk.driver as unknown as RangeDriver).getRange(key, range);
}

/** A local folder, into which a staged file is renamed: atomic, and without copying. */
export class FolderDriver extends FSDriver implements RangeDriver {
  readonly #location: string;
  constructor(location: string) {
    super({ location, visibility: 'private' });
    this.#location = location;
  }

  /** Renames, where flydrive copies and unlinks. */
  override async move(source: string, destination: string): Promise<void> {
    const target = path.join(this.#location, destination);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(path.join(this.#location, source), target);
  }

  async getRange(key: string, { start, end }: ByteRange): Promise<Readable> {
    return createReadStream(path.join(this.#location, key), { start, end });
  }

  async takeIn(file: string, key: string): Promise<void> {
    const target = path.join(this.#location, key);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(file, target).catch((error: NodeJS.ErrnoException) => {
      // the folder may be on another file system
      if (error.code !== 'EXDEV') throw error;
      return copyFile(file, target, constants.COPYFILE_EXCL);
    });
  }
}

/** Puts a staged file into the store under its key. flydrive's own copy fails with `AbortError` when the disk is full. */
export async function putFile(disk: Disk, file: string, key: string, type: { contentType: string; contentLength?: number }): Promise<void> {
  if (disk.driver instanceof FolderDriver) return disk.driver.takeIn(file, key);
  const put = () => disk.copyFromFs(file, key, type);
  // the client cannot retry a stream when the bucket closes a reused connection, so retry with the staged file
  await put().catch((error: unknown) => {
    if (isUnreachable(error)) return put();
    throw error;
  });
}

/** The chain of causes of an error. */
function* causesOf(error: unknown): Generator<Error & { code?: unknown; $metadata?: { httpStatusCode?: number } }> {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) yield cause;
}

const fullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT'];
const fullNames = ['XMinioStorageFull', 'QuotaExceeded'];

const unreachableCodes: readonly unknown[] = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];

/** Whether the bucket did not answer, or answered with a 5xx status. */
function isUnreachable(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    if (unreachableCodes.includes(cause.code) || (cause.$metadata?.httpStatusCode ?? 0) >= 500) return true;
  }
  return false;
}

/** Maps an error to ApiError `storage_full` or `unavailable`, or returns it unchanged. */
export function storageFailure(error: unknown): unknown {
  for (const cause of causesOf(error)) {
    // libvips gives only a message
    const isFull = fullCodes.includes(cause.code) || fullNames.includes(cause.name) || /no space left|disk quota/i.test(cause.message);
    if (isFull) return new ApiError('storage_full', { cause: error });
  }
  return isUnreachable(error) ? new ApiError('unavailable', { cause: error }) : error;
}

const missingCodes: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** Whether an object could not be read because it does not exist. */
export function isMissingObject(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    if (missingCodes.includes(cause.code) || cause.$metadata?.httpStatusCode === 404) return true;
  }
  return false;
}
