import path from 'node:path';
import { Readable } from 'node:stream';
import type { FileRule } from '@faculty/contracts/kit/entity';
import type { Disk } from 'flydrive';
import { openFileStore } from './flydrive-store.ts';
import { filesBelow, stream, temporaryDirectory } from './test-files.ts';

/** A store in a data directory of its own; `everything` lists what lies there. */
export function makeStore(disk?: (location: string) => Disk) {
  const dataDirectory = temporaryDirectory();
  const store = openFileStore({ dataDirectory, storageUrl: null }, disk?.(path.join(dataDirectory, 'files')));
  const accept = (rule: FileRule, content: Buffer | string | Readable, name = 'a.bin') =>
    store.accept('picture', rule, content instanceof Readable ? content : stream(content), name);
  return { store, accept, dataDirectory, everything: () => filesBelow(dataDirectory) };
}
