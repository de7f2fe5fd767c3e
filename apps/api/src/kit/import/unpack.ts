import yauzl from 'yauzl';
import { UnreadableTable } from './table.ts';

/** Bytes over all parts: 5,000 rows of 60 columns are about 15 MB; a zip bomb is far more. */
const maxUnpackedBytes = 60_000_000;
const maxEntries = 2_000;

/** A workbook's parts by name, each unpacked on demand as chunks of text. */
export interface Parts {
  has(name: string): boolean;
  read(name: string): AsyncIterable<string>;
  close(): void;
}

/**
 * Opens a zip file. The size limit applies to the bytes actually unpacked, over all parts; sizes declared in the file are not trusted.
 * @throws UnreadableTable
 */
export async function unpack(bytes: Buffer): Promise<Parts> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true }).catch(broken);
  const entries = await entriesOf(zip).catch((error: unknown) => {
    zip.close();
    return broken(error);
  });
  let unpacked = 0;
  return {
    has: (name) => entries.has(name.toLowerCase()),
    async *read(name) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) throw new UnreadableTable('file_broken');
      const stream = await zip.openReadStreamPromise(entry);
      const decoder = new TextDecoder();
      for await (const chunk of stream) {
        unpacked += (chunk as Buffer).length;
        if (unpacked > maxUnpackedBytes) throw new UnreadableTable('file_unpacked');
        yield decoder.decode(chunk as Buffer, { stream: true });
      }
      yield decoder.decode();
    },
    close: () => zip.close(),
  };
}

/** The parts by their lower-case names. A name with a path such as `../a` throws. */
async function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName.toLowerCase(), entry);
    if (entries.size > maxEntries) throw new UnreadableTable('file_unpacked');
  }
  return entries;
}

function broken(error: unknown): never {
  throw error instanceof UnreadableTable ? error : new UnreadableTable('file_broken', { cause: error });
}
