import type { Readable } from 'node:stream';
import type { FileRule } from '@faculty/contracts/kit/entity';
import type { PrismaClient } from '@faculty/prisma/client';
import type { ByteRange } from './byte-range.ts';
import type { Swept } from './orphans/sweep.ts';

/** A file already in the store, but without a `stored_files` row until the record that owns it is committed. */
export interface KeptFile {
  /** Key in the store: folder, random name, extension of the content. */
  path: string;
  /** The client's name for it, a label only. */
  name: string;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  hasSmall: boolean;
}

/** An object that is there. */
export interface StoredObject {
  bytes: number;
  mime: string;
  /**
   * Opens its content, or a part of it.
   * @throws ApiError `not_found` where it went meanwhile; `unavailable`
   */
  read(range?: ByteRange): Promise<Readable>;
}

/** Where files live: a disk folder or an S3 bucket. An object lives as long as its `stored_files` row (plus a grace time, plus its days in the trash). */
export interface FileStore {
  /**
   * Streams one uploaded file into the store: size bounded while it flows, type decided by content, pictures re-encoded
   * with bounded pixels and a small version beside them. Pictures are drawn one of each `sender` after the other.
   * @throws ApiError `invalid` naming `field` (file_size, file_type, file_broken, file_pixels, file_frames); `storage_full`
   */
  accept(field: string, rule: FileRule<never>, content: Readable, clientName: string, sender?: string): Promise<KeptFile>;
  /** Finds an object (or its small version); null when it is not there. */
  open(path: string, size?: 'small'): Promise<StoredObject | null>;
  /** Removes objects with their small versions; one that is already gone is no error. */
  remove(paths: readonly string[]): Promise<void>;
  /**
   * Moves files into the trash that this database knows to be without an owner, and forgets rows nobody claimed within a day; at most
   * 50 files or 2 % of all at a time.
   */
  sweep(db: PrismaClient, graceMilliseconds: number, signal?: AbortSignal): Promise<Swept>;
}
