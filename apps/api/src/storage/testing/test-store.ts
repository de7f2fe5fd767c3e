import path from 'node:path';
import { Readable } from 'node:stream';
import type { FileRule } from '@faculty/contracts/kit/entity';
import { Disk } from 'flydrive';
import { FolderDriver } from '../disk.ts';
import { type StoreHooks, storeOn } from '../flydrive-store.ts';
import { filesBelow, stream, temporaryDirectory } from './test-files.ts';

/** A store in its own data directory; `everything` lists the files there. */
export function makeStore(diskAt?: (location: string) => Disk, hooks: Partial<StoreHooks> = {}) {
  const dataDirectory = temporaryDirectory();
  const location = path.join(dataDirectory, 'files');
  const disk = diskAt?.(location) ?? new Disk(new FolderDriver(location));
  const store = storeOn(disk, { dataDirectory }, { recordOrphan: async () => {}, scan: null, ...hooks });
  const accept = (rule: FileRule, content: Buffer | string | Readable, name = 'a.bin') =>
    store.accept('picture', rule, content instanceof Readable ? content : stream(content), name);
  return { store, disk, accept, dataDirectory, everything: () => filesBelow(dataDirectory) };
}
