import yauzl from 'yauzl';
import { UnreadableTable } from './table.ts';

/** 5,000 rows of 60 columns are some 15 MB; a zip bomb is far more. */
const mostUnpacked = 60_000_000;
const mostEntries = 2_000;

/** A workbook's parts by name, each unpacked when it is asked for, as pieces of text. */
export interface Parts {
  has(name: string): boolean;
  read(name: string): AsyncIterable<string>;
  close(): void;
}

/**
 * Opens a zip file. What is unpacked is counted while it comes, over all parts: sizes that the file tells of itself are not believed.
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
        if (unpacked > mostUnpacked) throw new UnreadableTable('file_unpacked');
        yield decoder.decode(chunk as Buffer, { stream: true });
      }
      yield decoder.decode();
    },
    close: () => zip.close(),
  };
}

/** The parts by their names in small letters. A name that leads out of the file, such as `../a`, ends the reading. */
async function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName.toLowerCase(), entry);
    if (entries.size > mostEntries) throw new UnreadableTable('file_unpacked');
  }
  return entries;
}

function broken(error: unknown): never {
  throw error instanceof UnreadableTable ? error : new UnreadableTable('file_broken', { cause: error });
}
