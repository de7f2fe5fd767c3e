import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { createQueue } from '../storage/queue.ts';
import { ApiError, wrongField } from './errors.ts';
import { type CleanedRichText, cleanRichText, isQuicklyCleaned } from './rich-text.ts';
import { startThread } from './start-thread.ts';

/** One core stays free for the calls of everybody else. */
const threads = Math.max(1, Math.min(2, availableParallelism() - 1));
/** More texts than this at once are told to come again, rather than kept in memory. */
const mostWaiting = 50;

/**
 * A field of rich text, cleaned; long ones on another thread.
 * @throws ApiError naming the field when the text is made to be slow, `unavailable` when too many wait
 */
export async function cleanField(sender: string, field: string, html: string): Promise<CleanedRichText> {
  const cleaned = isQuicklyCleaned(html) ? cleanRichText(html) : await inBackground(sender, html);
  if (cleaned === null) throw wrongField(field, 'too_intricate');
  return cleaned;
}

const inTurn = createQueue(threads);
const idle: Worker[] = [];
let waiting = 0;

async function inBackground(sender: string, html: string): Promise<CleanedRichText | null> {
  if (waiting >= mostWaiting) throw new ApiError('unavailable');
  waiting += 1;
  try {
    return await inTurn(sender, async () => {
      const worker = idle.pop() ?? startThread('rich-text-worker', new URL('./rich-text-worker.ts', import.meta.url));
      const cleaned = await cleanedBy(worker, html);
      idle.push(worker);
      return cleaned;
    });
  } finally {
    waiting -= 1;
  }
}

async function cleanedBy(worker: Worker, html: string): Promise<CleanedRichText | null> {
  const answer = once(worker, 'message');
  worker.postMessage(html);
  try {
    return (await answer)[0];
  } catch (error) {
    // the thread is gone, for want of memory: the next text gets a new one
    throw new ApiError('unavailable', { cause: error });
  }
}
