import type { Readable } from 'node:stream';
import type { FileRule } from '@faculty/contracts/kit/entity';
import type { PrismaClient } from '@faculty/prisma/client';
import type { ByteRange } from './byte-range.ts';
import type { Swept } from './orphans/sweep.ts';

/** A file already in the store, but without a `stored_files` row until the record that owns it is committed. */
export interface KeptFile {
  /** Key in the store: folder, random name, extension of the content. */
  path: string;
  /** The client's name, only used as a label. */
  name: string;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  hasSmall: boolean;
  sha256: string;
  /** Of the small version. */
  smallSha256: string | null;
}

/** An existing object. */
export interface StoredObject {
  bytes: number;
  mime: string;
  /**
   * Opens its content, or a part of it.
   * @throws ApiError `not_found` when it was removed meanwhile; `unavailable`
   */
  read(range?: ByteRange): Promise<Readable>;
}

/** The store of files, a folder or an S3 bucket. An object is removed after its `stored_files` row: after a grace time and its days in the trash. */
export interface FileStore {
  /**
   * Streams one uploaded file into the store. The size is limited while streaming, the type is detected by content, and pictures are
   * re-encoded with limited pixels and a small version, one at a time per `sender`.
   * @throws ApiError `invalid` naming `field` (file_size, file_type, file_password, file_animated_png, file_broken, file_pixels, file_frames); `storage_full`
   */
  accept(field: string, rule: FileRule<never>, content: Readable, clientName: string, sender?: string): Promise<KeptFile>;
  /** Puts a file that is in the store into a folder once more, under a path of its own. @throws ApiError as `accept` does */
  copy(file: KeptFile, folder: string): Promise<KeptFile>;
  /** Finds an object (or its small version); null when it does not exist. */
  open(path: string, size?: 'small'): Promise<StoredObject | null>;
  /** Removes objects with their small versions; missing ones are ignored. */
  remove(paths: readonly string[]): Promise<void>;
  /**
   * Deletes rows that were not claimed within a day, and moves orphaned files into the trash, at most 50 files or 2 % of all at a time.
   */
  sweep(db: PrismaClient, graceMilliseconds: number, options?: { now?: Date; signal?: AbortSignal | undefined }): Promise<Swept>;
}
