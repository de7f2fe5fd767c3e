import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { importLimits } from '@faculty/contracts/kit/import';
import { createQueue } from '../../storage/queue.ts';
import { ApiError, wrongField } from '../errors.ts';
import { startThread } from '../start-thread.ts';
import type { ReadTable } from './import-worker.ts';
import type { Table } from './table.ts';

/** Each waits with its file in memory. */
const mostWaiting = 10;
const inTurn = createQueue(1);
let idle: Worker | undefined;
let waiting = 0;

/**
 * Reads a list on another thread, one at a time.
 * @throws ApiError naming the file when it is no list, or too much of one; `unavailable` when too many wait
 */
export async function tableInBackground(sender: string, bytes: Buffer): Promise<Table> {
  if (waiting >= mostWaiting) throw new ApiError('unavailable');
  waiting += 1;
  try {
    const read = await inTurn(sender, () => ask(bytes));
    if ('table' in read) return read.table;
    if ('failed' in read) throw new Error(read.failed);
    if (read.fault === 'file_rows') throw wrongField('file', 'file_rows', { max: importLimits.rows });
    if (read.fault === 'file_columns') throw wrongField('file', 'file_columns', { max: importLimits.columns });
    if (read.fault === 'file_type') throw wrongField('file', 'file_type', { types: '.xlsx .csv' });
    throw wrongField('file', read.fault);
  } finally {
    waiting -= 1;
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
