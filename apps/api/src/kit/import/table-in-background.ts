import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { importLimits } from '@faculty/contracts/kit/import';
import type { Reader } from '../http/abort-on-disconnect.ts';
import { wrongField } from '../http/errors.ts';
import { FairQueue } from '../jobs/fair-queue.ts';
import { startThread } from '../jobs/start-thread.ts';
import type { ReadTable } from './import-worker.ts';
import type { Table } from './table.ts';

/** Each waits with its file in memory. */
const queue = new FairQueue({ atOnce: 1, waiting: 10, refusal: 'import_under_way' });
let idle: Worker | undefined;

/**
 * Receives a list and reads it on another thread, one at a time. The place is taken before anything is received, so that nobody sends
 * what cannot be read.
 * @throws ApiError `import_under_way` when one of the sender's is read and one waits, `unavailable` when too many wait; naming the file
 * when it is no list, or too much of one; what `receive` throws
 */
export async function tableInBackground<Sent extends { bytes: Buffer }>(
  { user_name, gone }: Reader,
  receive: () => Promise<Sent>,
): Promise<{ sent: Sent; table: Table }> {
  const place = queue.enter(user_name);
  try {
    const sent = await receive();
    await place.turn(gone);
    const read = await ask(sent.bytes);
    if ('table' in read) return { sent, table: read.table };
    if ('failed' in read) throw new Error(read.failed);
    if (read.fault === 'file_rows') throw wrongField('file', 'file_rows', { max: importLimits.rows });
    if (read.fault === 'file_columns') throw wrongField('file', 'file_columns', { max: importLimits.columns });
    if (read.fault === 'file_type') throw wrongField('file', 'file_type', { types: '.xlsx .csv' });
    throw wrongField('file', read.fault);
  } finally {
    place.leave();
  }
}

async function ask(bytes: Buffer): Promise<ReadTable> {
  const worker = idle ?? startThread('import-worker', new URL('./import-worker.ts', import.meta.url));
  idle = undefined;
  const answer = once(worker, 'message');
  worker.postMessage(new Uint8Array(bytes));
  try {
    const [read] = await answer;
    idle = worker;
    return read;
  } catch {
    // the thread is gone, for want of memory: the next list gets a new one
    return { fault: 'file_unpacked' };
  }
}
