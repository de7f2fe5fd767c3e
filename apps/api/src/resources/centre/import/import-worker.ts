import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type Table, type TableFault, UnreadableTable } from './table.ts';

/** The worker's result: a table, the fault of the file, or the stack of an unexpected error. */
export type ReadTable = { table: Table } | { fault: TableFault } | { failed: string };

// lower priority than the API's threads (on Linux the priority is per thread)
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
});

async function read(bytes: Buffer): Promise<ReadTable> {
  try {
    const isZip = bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
    return { table: isZip ? await readXlsx(bytes) : readCsv(bytes) };
  } catch (error) {
    if (error instanceof UnreadableTable) return { fault: error.fault };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
