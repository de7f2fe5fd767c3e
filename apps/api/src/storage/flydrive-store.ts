import path from 'node:path';
import { fileTypes } from '@faculty/contracts/kit/file-types';
import type { PrismaClient } from '@faculty/prisma/client';
import type { Disk } from 'flydrive';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { ApiError, wrongField } from '../kit/http/errors.ts';
import { isMissingObject, openDisk, putFile, readRange, storageFailure } from './disk.ts';
import type { FileStore, KeptFile } from './file-store.ts';
import { isObjectPath, newObjectPath, smallPathOf } from './object-path.ts';
import { assertOwnFiles, assertSameInstallation } from './orphans/installation.ts';
import { sweepObjects } from './orphans/sweep.ts';
import { largeFile, receive, Staging, smallFile } from './staging.ts';
import { contentOfFile } from './stored-objects.ts';
import { cleanClientName } from './uploads/client-name.ts';
import { detectType, refusalOf } from './uploads/detect-type.ts';
import { type Extension, isImage, mimeOf } from './uploads/file-types.ts';
import { redraw } from './uploads/picture.ts';
import { clamdScanner, type ScanFile } from './uploads/virus-scan.ts';

const megabyte = 1_048_576;

/** A staged file with its detected type. */
interface Checked {
  field: string;
  sender: string;
  file: string;
  extension: Extension;
  bytes: number;
}

/**
 * Opens the store: a folder (`{dataDirectory}/files`), or a bucket when a storage URL is configured.
 * @throws ConfigError when it cannot be used, its files belong to another database, or it has none of those of this one
 */
export async function openFileStore(
  config: Pick<Config, 'storageUrl' | 'dataDirectory' | 'clamdUrl'>,
  { db, pool }: { db: PrismaClient; pool: pg.Pool },
): Promise<FileStore> {
  const disk = await openDisk(config);
  // before the first write or removal
  await assertOwnFiles(pool, disk, config);
  await assertSameInstallation(pool, disk, config);
  return storeOn(disk, config, {
    recordOrphan: (path) => db.orphanCandidate.createMany({ data: [{ path }], skipDuplicates: true }),
    scan: config.clamdUrl === null ? null : clamdScanner(config.clamdUrl),
  });
}

/** Dependencies of a store. */
export interface StoreHooks {
  /** Registers a path before its object is written, so that the sweep finds it if the write or its transaction fails. */
  recordOrphan(path: string): Promise<unknown>;
  /** Scans uploads for viruses; null: no scanner. */
  scan: ScanFile | null;
}

/** The store on a disk: a folder (`{dataDirectory}/files`) or a bucket, staging in the data directory. */
export function storeOn(disk: Disk, { dataDirectory }: Pick<Config, 'dataDirectory'>, { recordOrphan, scan }: StoreHooks): FileStore {
  const staging = new Staging(path.join(dataDirectory, 'staging'));

  const store: FileStore = {
    async accept(field, rule, content, clientName, sender = '') {
      const name = cleanClientName(clientName);
      // an error before the first read would be unhandled and end the process
      content.on('error', () => {});
      const storedFile = await staging
        .use(async (file) => {
          const bytes = await receive(content, file, rule.maxMegabytes * megabyte);
          if (bytes === null) throw wrongField(field, 'file_size', { mb: rule.maxMegabytes });
          const extension = bytes > 0 ? await detectType(file, name) : null;
          if (extension === null || (rule.kind === 'image' && !isImage(extension))) {
            const { code, params } = await refusalOf(file, rule.kind);
            throw wrongField(field, code, params);
          }
          if (scan && (await scan(file)) !== null) throw wrongField(field, 'file_infected');
          return keep({ field, sender, file, extension, bytes }, rule.folder);
        })
        .catch((error: unknown) => {
          content.resume(); // drain the rest, or the form never ends
          throw storageFailure(error);
        });
      return { ...storedFile, name };
    },

    async copy(file, folder) {
      const objectPath = newObjectPath(folder, path.extname(file.path).slice(1) as Extension); // the store made the path
      await recordOrphan(objectPath);
      try {
        await disk.copy(file.path, objectPath);
        if (file.hasSmall) await disk.copy(smallPathOf(file.path), smallPathOf(objectPath));
      } catch (error) {
        await store.remove([objectPath]).catch(() => {});
        throw storageFailure(error);
      }
      return { ...file, path: objectPath };
    },

    async open(objectPath, size) {
      if (!isObjectPath(objectPath)) return null;
      const key = size === 'small' ? smallPathOf(objectPath) : objectPath;
      try {
        const { contentLength } = await disk.getMetaData(key);
        return {
          bytes: contentLength,
          mime: mimeOf(key),
          read: (range) =>
            (range ? readRange(disk, key, range) : disk.getStream(key)).catch((error: unknown) => {
              throw isMissingObject(error) ? new ApiError('not_found') : storageFailure(error);
            }),
        };
      } catch (error) {
        if (isMissingObject(error)) return null;
        throw storageFailure(error);
      }
    },

    async remove(paths) {
      const keys = paths.filter(isObjectPath).flatMap((objectPath) => [objectPath, smallPathOf(objectPath)]);
      const failed = (await Promise.allSettled(keys.map((key) => disk.delete(key)))).filter((result) => result.status === 'rejected');
      if (failed.length > 0)
        throw new AggregateError(
          failed.map((result) => result.reason),
          'Some objects could not be removed',
        );
    },

    async sweep(db, graceMilliseconds, { now = new Date(), signal } = {}) {
      await staging.sweep(graceMilliseconds, now);
      return sweepObjects({ disk, db, graceMilliseconds, now, signal });
    },
  };

  /** Stores a checked file, with the small version of a picture, under a new path; both or neither. */
  async function keep({ field, sender, file, extension, bytes }: Checked, folder: string): Promise<Omit<KeptFile, 'name'>> {
    const objectPath = newObjectPath(folder, extension);
    const mime = fileTypes[extension];
    await recordOrphan(objectPath);
    try {
      if (!isImage(extension)) {
        const { sha256 } = await contentOfFile(file);
        await putFile(disk, file, objectPath, { contentType: mime, contentLength: bytes });
        return { path: objectPath, mime, bytes, width: null, height: null, hasSmall: false, sha256, smallSha256: null };
      }
      const picture = await redraw(field, file, extension, sender);
      const [{ sha256 }, small] = await Promise.all([contentOfFile(largeFile(file)), contentOfFile(smallFile(file))]);
      await putFile(disk, largeFile(file), objectPath, { contentType: mime });
      await putFile(disk, smallFile(file), smallPathOf(objectPath), { contentType: fileTypes.webp });
      return { path: objectPath, mime, ...picture, hasSmall: true, sha256, smallSha256: small.sha256 };
    } catch (error) {
      // remove partially written objects
      await store.remove([objectPath]).catch(() => {});
      throw error;
    }
  }

  return store;
}
