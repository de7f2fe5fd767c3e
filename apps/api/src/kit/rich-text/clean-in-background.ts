import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { ApiError, wrongField } from '../http/errors.ts';
import { FairQueue } from '../jobs/fair-queue.ts';
import { startThread } from '../jobs/start-thread.ts';
import { type CleanedRichText, cleanRichText, isQuicklyCleaned } from './sanitizer.ts';

/** One core stays free for the calls of everybody else. */
const threads = Math.max(1, Math.min(2, availableParallelism() - 1));
/**
 * A field of rich text, cleaned; long ones on another thread.
 * @throws ApiError naming the field when the text is made to be slow, `save_under_way` when too many of one person wait, `unavailable` when too many of all
 */
export async function cleanField(sender: string, field: string, html: string): Promise<CleanedRichText> {
  const cleaned = isQuicklyCleaned(html) ? cleanRichText(html) : await inBackground(sender, html);
  if (cleaned === null) throw wrongField(field, 'too_intricate');
  return cleaned;
}

/** Waiting texts are in memory. Of one person some may wait: an editor open in several tabs saves in all of them. */
const queue = new FairQueue({ atOnce: threads, waitingOfOne: 8, waiting: 50, refusal: 'save_under_way' });
const idle: Worker[] = [];

function inBackground(sender: string, html: string): Promise<CleanedRichText | null> {
  return queue.run(sender, async () => {
    const worker = idle.pop() ?? startThread('rich-text-worker', new URL('./rich-text-worker.ts', import.meta.url));
    const cleaned = await cleanedBy(worker, html);
    idle.push(worker);
    return cleaned;
  });
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
