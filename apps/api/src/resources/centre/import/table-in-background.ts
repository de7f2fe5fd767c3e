import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { importLimits } from '@faculty/contracts/centre/list-import';
import type { Reader } from '../../../kit/http/abort-on-disconnect.ts';
import { wrongField } from '../../../kit/http/errors.ts';
import { FairQueue } from '../../../kit/jobs/fair-queue.ts';
import { startThread } from '../../../kit/jobs/start-thread.ts';
import type { ReadTable } from './import-worker.ts';
import type { Table } from './table.ts';

/** Short, because each waiting call holds its file in memory. */
const queue = new FairQueue({ atOnce: 1, waiting: 10, refusal: 'import_under_way' });
let idle: Worker | undefined;

/**
 * Receives a list and parses it in a worker thread, one at a time. The queue is entered before the file is received, so that a refused
 * call does not upload it.
 * @throws ApiError `import_under_way` when the person has one call running and one waiting, `unavailable` when the queue is full, an error
 * of the field `file` when it is unreadable or too large, and any error of `receive`
 */
export async function tableInBackground<Sent extends { bytes: Buffer }>(
  { user_name, gone }: Reader,
  receive: () => Promise<Sent>,
): Promise<{ sent: Sent; table: Table }> {
  const slot = queue.enter(user_name);
  try {
    const sent = await receive();
    await slot.turn(gone);
    const read = await parseInWorker(sent.bytes);
    if ('table' in read) return { sent, table: read.table };
    if ('failed' in read) throw new Error(read.failed);
    if (read.fault === 'file_rows') throw wrongField('file', 'file_rows', { max: importLimits.rows });
    if (read.fault === 'file_columns') throw wrongField('file', 'file_columns', { max: importLimits.columns });
    if (read.fault === 'file_type') throw wrongField('file', 'file_type', { types: '.xlsx .csv' });
    throw wrongField('file', read.fault);
  } finally {
    slot.leave();
  }
}

async function parseInWorker(bytes: Buffer): Promise<ReadTable> {
  const worker = idle ?? startThread('import-worker', new URL('./import-worker.ts', import.meta.url));
  idle = undefined;
  const answer = once(worker, 'message');
  worker.postMessage(new Uint8Array(bytes));
  try {
    const [read] = await answer;
    idle = worker;
    return read;
  } catch {
    // the worker has ended, out of memory: the next list starts a new one
    return { fault: 'file_unpacked' };
  }
}
